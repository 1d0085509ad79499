/// Gets calls at the program's start and end.
@MainActor
public protocol ApplicationDelegate: AnyObject {
    /// Makes the delegate.
    init()

    /// Called after the first screen is shown.
    func applicationDidFinishLaunching()
    /// Called before keys and other events are handled.
    func applicationWillUpdate()
    /// Called before the program ends by a key or a signal.
    func applicationWillTerminate()
    /// Called after the terminal is given back, when standard error is seen.
    func applicationDidTerminate()
}

extension ApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationWillUpdate() {}
    public func applicationWillTerminate() {}
    public func applicationDidTerminate() {}
}

/// Creates the delegate of an app.
@propertyWrapper
public struct ApplicationDelegateAdaptor<Delegate> {
    /// The delegate.
    public let wrappedValue: Delegate

    /// Makes the delegate of a type.
    public init(_ type: Delegate.Type) where Delegate: ApplicationDelegate {
        let delegate = type.init()
        wrappedValue = delegate
        ApplicationDelegates.all.append(delegate)
        KnownWrappers.enter(plain: Self.self)
    }
}

/// All delegates made by adaptors.
enum ApplicationDelegates {
    static var all: [any ApplicationDelegate] = []
}
