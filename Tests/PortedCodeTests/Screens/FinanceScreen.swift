// SPDX-License-Identifier: MIT

import SwiftUI

/// A dashboard: a card with a balance, a chart of bars, a gauge and the last transactions.
struct FinanceScreen: View {
  private struct Transaction: Identifiable {
    let id: String
    let category: String
    let symbol: String
    let color: Color
    let amount: Double
  }

  private let bars: [(month: String, value: Double)] = [
    ("Jan", 0.55), ("Feb", 0.7), ("Mar", 0.42), ("Apr", 0.9), ("May", 0.63), ("Jun", 0.78),
  ]
  private let transactions = [
    Transaction(id: "Green Grocer", category: "Food", symbol: "cart.fill", color: .green, amount: -42.3),
    Transaction(id: "Salary", category: "Income", symbol: "banknote.fill", color: .blue, amount: 3200),
    Transaction(id: "Night train", category: "Travel", symbol: "tram.fill", color: .orange, amount: -89),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          balance
          VStack(alignment: .leading, spacing: 12) {
            HStack {
              Text("Spending").font(.headline)
              Spacer()
              Picker("Period", selection: .constant(1)) {
                Text("Week").tag(0)
                Text("Half-year").tag(1)
              }
            }
            chart.frame(height: 120)
          }
          .padding()
          .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
          HStack(spacing: 16) {
            Gauge(value: 0.68) {
              Image(systemName: "fork.knife")
            } currentValueLabel: {
              Text("68")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(.orange)
            VStack(alignment: .leading, spacing: 6) {
              Text("Food budget").font(.headline)
              ProgressView(value: 0.68).tint(.orange)
              Text("$136 left of $420").font(.caption).foregroundStyle(.secondary)
            }
          }
          .padding()
          .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
          VStack(spacing: 0) {
            ForEach(transactions) { transaction in
              row(transaction)
              if transaction.id != transactions.last?.id { Divider().padding(.leading, 56) }
            }
          }
          .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Overview")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Account", systemImage: "person.crop.circle") {} }
      }
    }
  }

  private var balance: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Balance").font(.subheadline).opacity(0.8)
      Text(12_480.55, format: .currency(code: "USD")).font(.system(.largeTitle, design: .rounded, weight: .bold))
      HStack {
        Label("+4.2 %", systemImage: "arrow.up.right")
        Spacer()
        Text("•••• 4021").monospacedDigit()
      }
      .font(.footnote.weight(.medium))
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(LinearGradient(colors: [.indigo, .blue], startPoint: .topLeading, endPoint: .bottomTrailing), in: .rect(cornerRadius: 20))
  }

  private var chart: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 12) {
        ForEach(bars, id: \.month) { bar in
          VStack(spacing: 4) {
            RoundedRectangle(cornerRadius: 6)
              .fill(bar.month == "Apr" ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.3)))
              .frame(height: (proxy.size.height - 20) * bar.value)
            Text(bar.month).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
          }
          .frame(maxHeight: .infinity, alignment: .bottom)
        }
      }
    }
  }

  private func row(_ transaction: Transaction) -> some View {
    HStack(spacing: 12) {
      Image(systemName: transaction.symbol)
        .font(.footnote)
        .foregroundStyle(transaction.color)
        .frame(width: 32, height: 32)
        .background(transaction.color.opacity(0.15), in: .circle)
      VStack(alignment: .leading) {
        Text(transaction.id)
        Text(transaction.category).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(transaction.amount, format: .currency(code: "USD"))
        .monospacedDigit()
        .foregroundStyle(transaction.amount > 0 ? Color.green : .primary)
    }
    .padding(12)
  }
}
