// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelViewNode

/// One of the sections that a container is given. Views between sections are a section without a header and a footer.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section: its position among the others.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  /// The identity of the section among those of its container.
  public let id: ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the content.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection

  /// The values that the first view of the content sets for its container with `containerValue(_:_:)`.
  public var containerValues: ContainerValues { content.first?.containerValues ?? ContainerValues() }
}

/// The sections that a container is given, in their order.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The index of the first section, which is 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at an index.
  ///
  /// - Parameter index: A valid index of the collection.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension Group {
  /// Creates a group from the sections of another view, as a container of one's own does.
  ///
  /// - Parameters:
  ///   - view: The view whose sections are arranged; those of groups and of `ForEach` one by one.
  ///   - transform: Creates the view of the group.
  public init<Base: View, Result: View>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result)
  where Content == GroupSectionsOfContent<Base, Result> { self.init { GroupSectionsOfContent(base: view, transform: transform) } }
}

extension ForEach where Data == ForEachSectionCollection, ID == SectionConfiguration.ID {
  /// Creates a view for each section of another view.
  ///
  ///     ForEach(sections: content) { section in
  ///       section.header.font(.headline)
  ///       ForEach(section.content) { row in row.padding() }
  ///     }
  ///
  /// - Parameters:
  ///   - view: The view whose sections are arranged; those of groups and of `ForEach` one by one.
  ///   - content: Creates the view of a section.
  public init<V: View, Row: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Row)
  where Content == GroupSectionsOfContent<V, ForEach<SectionCollection, SectionConfiguration.ID, Row>> {
    self.init(ForEachSectionCollection(), id: \.id) { _ in
      GroupSectionsOfContent(base: view) { ForEach<SectionCollection, SectionConfiguration.ID, Row>($0, content: content) }
    }
  }
}

/// A view made from the sections of another view.
public struct GroupSectionsOfContent<Base: View, Result: View>: GroupView {
  let base: Base
  let transform: (SectionCollection) -> Result
  private let scope = ViewScope.current

  init(base: Base, transform: @escaping (SectionCollection) -> Result) { (self.base, self.transform) = (base, transform) }

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    let sections = SectionCollection(sections: context.sectionConfigurations(of: base))
    return [(ViewScope.evaluating(in: scope) { transform(sections) }, context)]
  }
}

/// The single element that `ForEach(sections:)` iterates over; the sections are known only while they are drawn.
public struct ForEachSectionCollection: RandomAccessCollection, Sendable {
  /// The index of the only element.
  public var startIndex: Int { 0 }
  /// The index after the only element.
  public var endIndex: Int { 1 }
  /// The only element, which is not shown itself.
  ///
  /// - Parameter index: The index 0.
  public subscript(index: Int) -> SectionConfiguration {
    let empty = SubviewsCollection(nodes: [])
    return SectionConfiguration(id: .init(index: index), header: empty, content: empty, footer: empty)
  }
}

/// A section of any type.
protocol SectionView: View {
  var parts: (header: any View, content: any View, footer: any View) { get }
}

extension Section: SectionView where Parent: View, Content: View, Footer: View {
  var parts: (header: any View, content: any View, footer: any View) { (header, content, footer) }
}

extension ViewContext {
  /// Returns the sections of a view, with a section for each run of views outside of sections.
  fileprivate func sectionConfigurations(of view: some View) -> [SectionConfiguration] {
    var sections: [SectionConfiguration] = []
    var loose: [ViewNode] = []
    func add(header: [ViewNode] = [], content: [ViewNode], footer: [ViewNode] = []) {
      func shown(_ nodes: [ViewNode]) -> SubviewsCollection { SubviewsCollection(nodes: nodes.filter { $0 != .empty }) }
      sections.append(
        SectionConfiguration(
          id: .init(index: sections.count), header: shown(header), content: shown(content), footer: shown(footer)))
    }
    func flush() {
      loose.removeAll { $0 == .empty }
      if !loose.isEmpty { add(content: loose) }
      loose = []
    }
    for element in sectionElements(any: view) {
      switch element {
      case .section(let header, let content, let footer):
        flush()
        add(header: header, content: content, footer: footer)
      case .view(let node): loose.append(node)
      }
    }
    flush()
    return sections
  }

  private enum SectionElement {
    case section(header: [ViewNode], content: [ViewNode], footer: [ViewNode])
    case view(ViewNode)
  }

  /// Returns what a view adds to a container of sections, as `children(of:)` does for a stack.
  private func sectionElements(of view: some View) -> [SectionElement] {
    guard let inner = nested(type(of: view)) else { return [] }
    if let section = view as? any SectionView {
      let parts = section.parts
      return [
        .section(
          header: inner.children(any: parts.header), content: inner.children(any: parts.content), footer: inner.children(any: parts.footer))
      ]
    }
    if let group = view as? any GroupView {
      return group.members(in: inner).flatMap { $0.context.sectionElements(any: $0.view) }
    }
    if let primitive = view as? any PrimitiveView { return [.view(primitive.node(in: inner))] }
    let own = inner.withStates(of: view)
    return own.sectionElements(any: own.evaluating { view.body })
  }

  private func sectionElements(any view: any View) -> [SectionElement] { sectionElements(of: view) }
}
