public import Dispatch

public import class Foundation.RunLoop

/// Scheduler accepted for source compatibility; values are always delivered on the main queue.
nonisolated public protocol Scheduler {}

extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}

/// Interval between values, in seconds.
nonisolated public struct SchedulerInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
    let seconds: Double

    public init(floatLiteral value: Double) { seconds = value }

    public init(integerLiteral value: Int) { seconds = Double(value) }

    public static func seconds(_ value: Double) -> Self { Self(floatLiteral: value) }

    public static func milliseconds(_ value: Int) -> Self {
        Self(floatLiteral: Double(value) / 1000)
    }
}

nonisolated extension Publisher {
    /// Delivers a value once no other has followed it within an interval.
    public func debounce(
        for dueTime: SchedulerInterval,
        scheduler: some Scheduler
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in
            var latest = 0
            return subscribe { value in
                latest += 1
                let number = latest
                let deliver = { if number == latest { receive(value) } }
                nonisolated(unsafe) let onMain = deliver
                DispatchQueue.main.asyncAfter(deadline: .now() + dueTime.seconds) { onMain() }
            }
        }
    }
}
