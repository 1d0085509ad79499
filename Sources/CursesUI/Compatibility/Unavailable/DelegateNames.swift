// What a program of the systems' own kits is told, each of which says what stands for it.

/// What a telephone's program is told.
@available(*, unavailable, message: "There is no UIKit: conform to ApplicationDelegate")
public protocol UIApplicationDelegate {}

/// What a computer's program is told.
@available(*, unavailable, message: "There is no AppKit: conform to ApplicationDelegate")
public protocol NSApplicationDelegate {}

/// Makes what a telephone's program is told.
@available(*, unavailable, message: "There is no UIKit: write @ApplicationDelegateAdaptor")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
    public var wrappedValue: Delegate { fatalError("There is no UIKit") }

    /// Names the type of what is told.
    public init(_ type: Delegate.Type = Delegate.self) {}
}

/// Makes what a computer's program is told.
@available(*, unavailable, message: "There is no AppKit: write @ApplicationDelegateAdaptor")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
    public var wrappedValue: Delegate { fatalError("There is no AppKit") }

    /// Names the type of what is told.
    public init(_ type: Delegate.Type = Delegate.self) {}
}
