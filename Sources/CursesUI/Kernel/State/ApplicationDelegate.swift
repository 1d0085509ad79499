/// Hears of the program's start and end.
@MainActor
public protocol ApplicationDelegate: AnyObject {
    /// Makes the delegate.
    init()

    /// The program has shown its first screen.
    func applicationDidFinishLaunching()
    /// Keys or other events have come and are about to be answered.
    func applicationWillUpdate()
    /// The program is about to end, by a key or by a signal.
    func applicationWillTerminate()
}

extension ApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationWillUpdate() {}
    public func applicationWillTerminate() {}
}

/// Gives an app a delegate.
@propertyWrapper
public struct ApplicationDelegateAdaptor<Delegate> {
    /// The delegate.
    public let wrappedValue: Delegate

    /// Makes the delegate of a type, which from now on hears of the program's start and end.
    public init(_ type: Delegate.Type) where Delegate: ApplicationDelegate {
        let delegate = type.init()
        wrappedValue = delegate
        ApplicationDelegates.all.append(delegate)
        KnownWrappers.enter(plain: Self.self)
    }
}

/// The delegates that the program's adaptors have made.
enum ApplicationDelegates {
    static var all: [any ApplicationDelegate] = []
}
