// SPDX-License-Identifier: MIT

public import Foundation

// Notifications and keys by the names that code of apps observes. Nothing posts them here.

extension UIApplication {
  /// The app receives touches.
  public static let didBecomeActiveNotification = NSNotification.Name(rawValue: "UIApplicationDidBecomeActiveNotification")
  /// The app will not receive touches any more.
  public static let willResignActiveNotification = NSNotification.Name(rawValue: "UIApplicationWillResignActiveNotification")
  /// The app is behind others.
  public static let didEnterBackgroundNotification = NSNotification.Name(rawValue: "UIApplicationDidEnterBackgroundNotification")
  /// The app comes in front of others.
  public static let willEnterForegroundNotification = NSNotification.Name(rawValue: "UIApplicationWillEnterForegroundNotification")
  /// Posted before the app ends.
  public static let willTerminateNotification = NSNotification.Name(rawValue: "UIApplicationWillTerminateNotification")
  /// The app has started.
  public static let didFinishLaunchingNotification = NSNotification.Name(rawValue: "UIApplicationDidFinishLaunchingNotification")
  /// There is little memory.
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(rawValue: "UIApplicationDidReceiveMemoryWarningNotification")
  /// The day or the time zone has changed.
  public static let significantTimeChangeNotification = NSNotification.Name(rawValue: "UIApplicationSignificantTimeChangeNotification")
  /// Whether the app may work behind others has changed.
  public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    rawValue: "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Protected files can be read.
  public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    rawValue: "UIApplicationProtectedDataDidBecomeAvailable")
  /// Protected files can soon not be read.
  public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    rawValue: "UIApplicationProtectedDataWillBecomeUnavailable")
  /// The user has taken a picture of the screen.
  public static let userDidTakeScreenshotNotification = NSNotification.Name(rawValue: "UIApplicationUserDidTakeScreenshotNotification")

  /// The keys of what an app is started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String
    /// Creates a key from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification from a server.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The action of the icon.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The app that asked.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  }

  /// The keys of what an app opens a URL with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String
    /// Creates a key from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asked.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app said.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file stays where it is.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

extension UIScene {
  /// A scene is connected with the app.
  public static let willConnectNotification = NSNotification.Name(rawValue: "UISceneWillConnectNotification")
  /// A scene was removed.
  public static let didDisconnectNotification = NSNotification.Name(rawValue: "UISceneDidDisconnectNotification")
  /// A scene receives touches.
  public static let didActivateNotification = NSNotification.Name(rawValue: "UISceneDidActivateNotification")
  /// A scene will not receive touches any more.
  public static let willDeactivateNotification = NSNotification.Name(rawValue: "UISceneWillDeactivateNotification")
  /// A scene comes in front of others.
  public static let willEnterForegroundNotification = NSNotification.Name(rawValue: "UISceneWillEnterForegroundNotification")
  /// A scene is behind others.
  public static let didEnterBackgroundNotification = NSNotification.Name(rawValue: "UISceneDidEnterBackgroundNotification")
}

extension UIResponder {
  /// The keyboard will appear.
  public static let keyboardWillShowNotification = NSNotification.Name(rawValue: "UIKeyboardWillShowNotification")
  /// The keyboard has appeared.
  public static let keyboardDidShowNotification = NSNotification.Name(rawValue: "UIKeyboardDidShowNotification")
  /// The keyboard will disappear.
  public static let keyboardWillHideNotification = NSNotification.Name(rawValue: "UIKeyboardWillHideNotification")
  /// The keyboard has disappeared.
  public static let keyboardDidHideNotification = NSNotification.Name(rawValue: "UIKeyboardDidHideNotification")
  /// Posted before the keyboard moves or grows.
  public static let keyboardWillChangeFrameNotification = NSNotification.Name(rawValue: "UIKeyboardWillChangeFrameNotification")
  /// The frame of the keyboard has changed.
  public static let keyboardDidChangeFrameNotification = NSNotification.Name(rawValue: "UIKeyboardDidChangeFrameNotification")
  /// The key of the frame of the keyboard before the change.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame of the keyboard after the change.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the length of the change in seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the change.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard is that of the app.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIDevice {
  /// The direction in which the device is held has changed.
  public static let orientationDidChangeNotification = NSNotification.Name(rawValue: "UIDeviceOrientationDidChangeNotification")
  /// The charge of the battery has changed.
  public static let batteryLevelDidChangeNotification = NSNotification.Name(rawValue: "UIDeviceBatteryLevelDidChangeNotification")
  /// Whether the battery is charged has changed.
  public static let batteryStateDidChangeNotification = NSNotification.Name(rawValue: "UIDeviceBatteryStateDidChangeNotification")
  /// Whether something is near the device has changed.
  public static let proximityStateDidChangeNotification = NSNotification.Name(rawValue: "UIDeviceProximityStateDidChangeNotification")

  /// Whether the battery of a device is charged.
  public enum BatteryState: Int, Hashable, Sendable {
    /// It is not known.
    case unknown
    /// The device uses its battery.
    case unplugged
    /// The battery is charged.
    case charging
    /// The battery is full.
    case full
  }

  /// Whether the battery is charged; it is not known here.
  public var batteryState: BatteryState { .unknown }
  /// The name of the model in the language of the user, "iPhone".
  public var localizedModel: String { model }
  /// Sends notifications of the direction of the device on Apple's platforms. Here it does nothing.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Sends no more notifications of the direction of the device. Here it does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Plays the click of a key on Apple's platforms. Here it does nothing.
  public func playInputClick() {}
}

extension UITextField {
  /// The text of a field has changed.
  public static let textDidChangeNotification = NSNotification.Name(rawValue: "UITextFieldTextDidChangeNotification")
  /// Typing begins in a field.
  public static let textDidBeginEditingNotification = NSNotification.Name(rawValue: "UITextFieldTextDidBeginEditingNotification")
  /// Typing ends in a field.
  public static let textDidEndEditingNotification = NSNotification.Name(rawValue: "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
  /// The text of a view has changed.
  public static let textDidChangeNotification = NSNotification.Name(rawValue: "UITextViewTextDidChangeNotification")
  /// Typing begins in a view.
  public static let textDidBeginEditingNotification = NSNotification.Name(rawValue: "UITextViewTextDidBeginEditingNotification")
  /// Typing ends in a view.
  public static let textDidEndEditingNotification = NSNotification.Name(rawValue: "UITextViewTextDidEndEditingNotification")
}

extension UIContentSizeCategory {
  /// The preferred text size has changed.
  public static let didChangeNotification = NSNotification.Name(rawValue: "UIContentSizeCategoryDidChangeNotification")
}

/// The accessibility settings of the device. A rendered image is for a device without any.
public enum UIAccessibility {
  /// What assistive technologies are told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Something is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether VoiceOver is on; always false here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is on; always false here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether to avoid motion; always true, as a rendered image is still.
  public static var isReduceMotionEnabled: Bool { true }
  /// Whether to avoid transparency; always false here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold; always false here.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are darker; always false here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the screen has no colours; always false here.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the colours of the screen are inverted; always false here.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether nothing is conveyed by colour alone; always false here.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons have a shape; always false here.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the device is used for one app only; always false here.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Tells assistive technologies something on Apple's platforms. Here it does nothing.
  ///
  /// - Parameters:
  ///   - notification: What is told.
  ///   - argument: The text or the element that is meant, or nil.
  public static func post(notification: Notification, argument: Any?) {}
  /// VoiceOver was turned on or off.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    rawValue: "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Whether to avoid motion has changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    rawValue: "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Whether to avoid transparency has changed.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    rawValue: "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Whether text is bold has changed.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    rawValue: "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Whether colours are darker has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    rawValue: "UIAccessibilityDarkerColorsEnabledStatusDidChangeNotification")
}
