// Operators cannot be re-exported by name; with `import Dispatch`, its own are preferred.
/// Returns the time some seconds later.
@_disfavoredOverload
nonisolated public func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(uptimeNanoseconds: time.uptimeNanoseconds + UInt64(max(0, seconds) * 1e9))
}

/// Returns the time after an interval.
@_disfavoredOverload
nonisolated public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    let nanoseconds: UInt64 =
        switch interval {
        case .seconds(let number): UInt64(max(0, number)) * 1_000_000_000
        case .milliseconds(let number): UInt64(max(0, number)) * 1_000_000
        case .microseconds(let number): UInt64(max(0, number)) * 1000
        case .nanoseconds(let number): UInt64(max(0, number))
        case .never: UInt64(UInt32.max) * 1_000_000_000
        @unknown default: 0
        }
    return DispatchTime(uptimeNanoseconds: time.uptimeNanoseconds + nanoseconds)
}
