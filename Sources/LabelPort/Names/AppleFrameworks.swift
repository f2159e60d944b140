// SPDX-License-Identifier: MIT

/// Apple's frameworks, by the names that `import` uses.
package enum AppleFrameworks {
  /// The names of the modules.
  package static let names = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let list = """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook AlarmKit AppIntents AppKit
    AppTrackingTransparency ApplicationServices AssetsLibrary AudioToolbox AudioUnit AuthenticationServices BackgroundAssets BackgroundTasks
    BrowserEngineKit BusinessChat CFNetwork CallKit CarPlay Charts ClassKit ClockKit CloudKit Cocoa Combine CommonCrypto CompositorServices Contacts
    ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation
    CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo
    CoreWLAN CreateML CryptoKit CryptoTokenKit Darwin DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DiskArbitration EventKit
    EventKitUI ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit
    FoundationModels GLKit GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup
    ImageCaptureCore ImageIO ImagePlayground InputMethodKit Intents IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation
    LocalAuthentication LockedCameraCapture MLCompute MachO ManagedSettings MapKit MediaAccessibility MediaPlayer MessageUI Messages Metal MetalFX
    MetalKit MetalPerformanceShaders MetricKit MobileCoreServices MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network
    NetworkExtension NotificationCenter OSLog ObjectiveC OpenAL OpenGLES PDFKit PaperKit PassKit PencilKit Photos PhotosUI ProximityReader PushKit PushToTalk
    QuartzCore QuickLook QuickLookThumbnailing RealityFoundation RealityKit RelevanceKit ReplayKit RoomPlan SafariServices SafetyKit
    SceneKit ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge Security SecurityInterface SensitiveContentAnalysis SensorKit ServiceManagement
    ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit Symbols SwiftData SwiftUI SystemConfiguration TVUIKit TabletopKit ThreadNetwork
    TipKit Translation UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Virtualization Vision
    VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit iAd os simd notify libkern
    """

  /// What to do about frameworks that ported label code often imports. Their names come from Foundation on Linux, or from `import SwiftUI`.
  static let advice: [String: String] = [
    "CoreGraphics": "leave the import out: CGRect, CGSize and CGFloat are in Foundation on Linux",
    "QuartzCore": "leave the import out: import UIKit brings CALayer",
    "Combine": "leave the import out where it is only for ObservableObject and @Published, which import SwiftUI brings",
    "DeveloperToolsSupport": "leave the import out: import SwiftUI brings #Preview",
    "Symbols": "leave the import out: import SwiftUI brings the symbol effects",
    "CryptoKit": "import Crypto, of the package swift-crypto, has the same names",
    "Darwin": "import Glibc on Linux",
    "AppKit": "LabelKit has UIKit's names only; put this code into #if os(macOS)",
    "Cocoa": "LabelKit has UIKit's names only; put this code into #if os(macOS)",
    "CoreFoundation": "import Foundation",
  ]
}
