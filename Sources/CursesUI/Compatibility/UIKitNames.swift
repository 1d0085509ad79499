// Types of UIKit and AppKit, whose error messages name the replacement.

/// The app object of UIKit. Not available in a terminal.
@available(
    *,
    unavailable,
    message: "There is no UIKit: a keyboard needs no hiding; use @FocusState to move the focus"
)
public enum UIApplication {
    /// The app object. Not available in a terminal.
    @available(
        *,
        unavailable,
        message: "There is no UIKit: a keyboard needs no hiding; use @FocusState to move the focus"
    )
    public static var shared: UIApplication { neverCalled() }
}

/// The screen of UIKit. Not available in a terminal: use `GeometryReader`.
@available(*, unavailable, message: "There is no UIKit: read the room with GeometryReader")
public enum UIScreen {
    /// The main screen. Not available in a terminal: use `GeometryReader`.
    @available(*, unavailable, message: "There is no UIKit: read the room with GeometryReader")
    public static var main: UIScreen { neverCalled() }

    /// The size of the screen. Not available in a terminal: use `GeometryReader`.
    @available(*, unavailable, message: "There is no UIKit: read the room with GeometryReader")
    public var bounds: CGRect { neverCalled() }
}

/// The device of UIKit. Not available in a terminal.
@available(*, unavailable, message: "There is no UIKit: a program on a terminal has no device")
public enum UIDevice {
    /// The current device. Not available in a terminal.
    @available(*, unavailable, message: "There is no UIKit: a program on a terminal has no device")
    public static var current: UIDevice { neverCalled() }
}

/// The font of UIKit. Not available in a terminal: use `Font`.
@available(*, unavailable, message: "There is no UIKit: write Font.title or .font(.system(size:))")
public enum UIFont {}

/// The image of UIKit. Not available in a terminal.
@available(*, unavailable, message: "A terminal shows no pictures: write Image(systemName:)")
public enum UIImage {}

/// The image of AppKit. Not available in a terminal.
@available(*, unavailable, message: "A terminal shows no pictures: write Image(systemName:)")
public enum NSImage {}

/// Haptic feedback. Not available in a terminal.
@available(*, unavailable, message: "A terminal gives no feedback: leave it out")
public enum UIImpactFeedbackGenerator {}

/// Haptic feedback. Not available in a terminal.
@available(*, unavailable, message: "A terminal gives no feedback: leave it out")
public enum UINotificationFeedbackGenerator {}

/// Haptic feedback. Not available in a terminal.
@available(*, unavailable, message: "A terminal gives no feedback: leave it out")
public enum UISelectionFeedbackGenerator {}

/// The clipboard of UIKit. Not available: a terminal manages its clipboard.
@available(*, unavailable, message: "A terminal has its own clipboard: show the text to copy")
public enum UIPasteboard {}

/// The clipboard of AppKit. Not available: a terminal manages its clipboard.
@available(*, unavailable, message: "A terminal has its own clipboard: show the text to copy")
public enum NSPasteboard {}

/// The app object of AppKit. Not available in a terminal.
@available(*, unavailable, message: "There is no AppKit: dismissWindow ends the program")
public enum NSApplication {
    /// The app object. Not available in a terminal: `dismissWindow` quits the program.
    @available(*, unavailable, message: "There is no AppKit: dismissWindow ends the program")
    public static var shared: NSApplication { neverCalled() }
}

/// The navigation bar of UIKit. Not available: titles have one look.
@available(*, unavailable, message: "There is no UIKit: a title has one look, leave it out")
public enum UINavigationBar {}

/// The table view of UIKit. Not available: lists have one look.
@available(*, unavailable, message: "There is no UIKit: a List has one look, leave it out")
public enum UITableView {}

/// The segmented control of UIKit. Not available: pickers have one look.
@available(*, unavailable, message: "There is no UIKit: a Picker has one look, leave it out")
public enum UISegmentedControl {}

/// A UIKit view in SwiftUI. Not available: write a `PrimitiveView`.
@available(
    *,
    unavailable,
    message: "There is no UIKit: write a View, or a PrimitiveView with a Node"
)
public protocol UIViewRepresentable {}

/// An AppKit view in SwiftUI. Not available: write a `PrimitiveView`.
@available(
    *,
    unavailable,
    message: "There is no AppKit: write a View, or a PrimitiveView with a Node"
)
public protocol NSViewRepresentable {}

/// A UIKit view controller in SwiftUI. Not available in a terminal.
@available(*, unavailable, message: "There is no UIKit: write a View")
public protocol UIViewControllerRepresentable {}

/// A UIKit host of SwiftUI views. Not available: use `WindowGroup`.
@available(*, unavailable, message: "There is no UIKit: a WindowGroup shows a View")
public enum UIHostingController {}

/// Body of the members of unavailable types, which no program can call.
func neverCalled() -> Never {
    preconditionFailure("Not available in a terminal")
}

// Delegate types of UIKit and AppKit, whose error messages name the replacement.

/// The app delegate of UIKit. Not available in a terminal.
@available(*, unavailable, message: "There is no UIKit: conform to ApplicationDelegate")
public protocol UIApplicationDelegate {}

/// The app delegate of AppKit. Not available in a terminal.
@available(*, unavailable, message: "There is no AppKit: conform to ApplicationDelegate")
public protocol NSApplicationDelegate {}

/// Creates the app delegate of UIKit. Not available in a terminal.
@available(*, unavailable, message: "There is no UIKit: write @ApplicationDelegateAdaptor")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
    public var wrappedValue: Delegate { neverCalled() }

    /// Creates an adaptor for a delegate type.
    public init(_ type: Delegate.Type = Delegate.self) {}
}

/// Creates the app delegate of AppKit. Not available in a terminal.
@available(*, unavailable, message: "There is no AppKit: write @ApplicationDelegateAdaptor")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
    public var wrappedValue: Delegate { neverCalled() }

    /// Creates an adaptor for a delegate type.
    public init(_ type: Delegate.Type = Delegate.self) {}
}

// Types of SwiftUI without a terminal version, whose error messages name the replacement.

/// A map. Not available in a terminal.
@available(*, unavailable, message: "A terminal shows no maps: write the place as a Text")
public enum Map {}

/// A photo picker. Not available in a terminal.
@available(*, unavailable, message: "A terminal shows no photographs: leave it out")
public enum PhotosPicker {}

/// A video player. Not available in a terminal.
@available(*, unavailable, message: "A terminal shows no films: leave it out")
public enum VideoPlayer {}

/// A renderer of views as images. Not available in a terminal.
@available(*, unavailable, message: "A terminal keeps no pictures: leave it out")
public enum ImageRenderer {}
