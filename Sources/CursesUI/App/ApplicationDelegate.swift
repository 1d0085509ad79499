/// Hears of the program's start and end.
public protocol ApplicationDelegate: AnyObject {
    /// Makes the delegate.
    init()

    /// The program is about to show its first screen.
    func applicationDidFinishLaunching()
    /// The program is about to end, by a key or by a signal.
    func applicationWillTerminate()
}

extension ApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationWillTerminate() {}
}

/// Gives an app a delegate.
@propertyWrapper
public struct ApplicationDelegateAdaptor<Delegate: ApplicationDelegate> {
    /// The delegate.
    public let wrappedValue: Delegate

    /// Makes the delegate of a type.
    public init(_ type: Delegate.Type) {
        wrappedValue = Delegate()
    }
}

extension App {
    /// The delegates that the app has adaptors for.
    var delegates: [any ApplicationDelegate] {
        Mirror(reflecting: self).children.compactMap {
            ($0.value as? any DelegateHolder)?.delegate
        }
    }
}

private protocol DelegateHolder {
    var delegate: any ApplicationDelegate { get }
}

extension ApplicationDelegateAdaptor: DelegateHolder {
    var delegate: any ApplicationDelegate { wrappedValue }
}
