import Essentials

/// Returns what this thread computes for `body`: tests beside it and a slow disk do not count.
func processorTime(of body: () throws -> Void) rethrows -> Duration {
    let start = threadTime()
    try body()
    return threadTime() - start
}

private func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
