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
