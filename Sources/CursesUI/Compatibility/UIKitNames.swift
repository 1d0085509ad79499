// Types of UIKit, AppKit and SwiftUI without a terminal version, whose error messages name the replacement.

/// The app object of UIKit. Not available in a terminal.
@available(*, unavailable, message: "There is no UIKit: use @FocusState to move the focus")
public enum UIApplication {}

/// The screen of UIKit. Not available in a terminal.
@available(*, unavailable, message: "There is no UIKit: read the room with GeometryReader")
public enum UIScreen {}

/// A UIKit view in SwiftUI. Not available in a terminal.
@available(*, unavailable, message: "There is no UIKit: write a View, or a PrimitiveView")
public protocol UIViewRepresentable {}

/// Creates the app delegate of UIKit. Not available in a terminal.
@available(*, unavailable, message: "There is no UIKit: write @ApplicationDelegateAdaptor")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
    public var wrappedValue: Delegate { preconditionFailure("Not available in a terminal") }

    /// Creates an adaptor for a delegate type.
    public init(_ type: Delegate.Type = Delegate.self) {}
}

/// The app object of AppKit. Not available in a terminal.
@available(*, unavailable, message: "There is no AppKit: dismissWindow ends the program")
public enum NSApplication {}

/// A map. Not available in a terminal.
@available(*, unavailable, message: "A terminal shows no maps: write the place as a Text")
public enum Map {}

/// A photo picker. Not available in a terminal.
@available(*, unavailable, message: "A terminal shows no photographs: leave it out")
public enum PhotosPicker {}
