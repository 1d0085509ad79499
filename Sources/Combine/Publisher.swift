public import CursesUI

/// Sequence of values over time; subscriptions never fail and never finish.
nonisolated public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Calls a closure with each value until the subscription is cancelled.
    func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

nonisolated extension Publisher {
    /// Calls a closure with each value.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        subscribe(receiveValue)
    }

    /// Sets a property to each value.
    public func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>,
        on object: Root
    ) -> AnyCancellable { subscribe { object[keyPath: keyPath] = $0 } }

    /// Transforms each value.
    public func map<Result>(
        _ transform: @escaping (Output) -> Result
    ) -> AnyPublisher<Result, Failure> {
        AnyPublisher { receive in subscribe { receive(transform($0)) } }
    }

    /// Transforms each value and drops `nil` results.
    public func compactMap<Result>(
        _ transform: @escaping (Output) -> Result?
    ) -> AnyPublisher<Result, Failure> {
        AnyPublisher { receive in
            subscribe { if let result = transform($0) { receive(result) } }
        }
    }

    /// Drops values that do not meet a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    /// Drops the first values, one by default.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in
            var rest = count
            return subscribe {
                rest -= 1
                if rest < 0 { receive($0) }
            }
        }
    }

    /// Returns the publisher unchanged, since the toolkit runs on the main queue.
    public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
        AnyPublisher(subscribe)
    }

    /// Hides the publisher's type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(subscribe) }
}

nonisolated extension Publisher where Output: Equatable {
    /// Drops a value that equals the previous one.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in
            var last: Output?
            return subscribe {
                if last != $0 { receive($0) }
                last = $0
            }
        }
    }
}

/// Type-erased publisher.
nonisolated public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let start: (@escaping (Output) -> Void) -> AnyCancellable

    init(_ start: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
        self.start = start
    }

    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        start(receive)
    }
}

nonisolated extension Published.Publisher: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    /// Calls a closure with the current value, and with each new one before it is set.
    public func subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
        AnyCancellable(observe(receive))
    }
}

nonisolated extension ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    /// Calls a closure before each change of the object.
    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        AnyCancellable(observe { receive(()) })
    }
}

/// Subject that sends values to its subscribers and stores none.
nonisolated public final class PassthroughSubject<Output, Failure: Error>: Publisher {
    private let observers = Observers<Output>()

    /// Makes a subject without subscribers.
    public init() {}

    /// Sends a value.
    public func send(_ value: Output) {
        observers.send(value)
    }

    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        AnyCancellable(observers.add(receive))
    }
}

nonisolated extension PassthroughSubject where Output == Void {
    /// Sends an event without a value.
    public func send() { send(()) }
}
