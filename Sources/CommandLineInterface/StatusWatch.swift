import CursesCore
import DataSource
import Essentials
import Model

// `status --watch`: prints the status line whenever it changes.
struct StatusWatch {
    let program: CommandLineProgram
    let invocation: Invocation
    let console: Console

    private struct Line: Equatable {
        var output: [UInt8] = []
        var error: [UInt8] = []
        var status = ExitStatus.done
    }

    // Also ends when the reader closes the pipe while nothing is written.
    func run() -> Never {
        let workerClient = program.appDependencies.workerClient
        workerClient.start()
        signal(SIGPIPE, SIG_IGN)
        MainQueue.takeOverPool()
        Task { exit(await follow().rawValue) }
        Task {
            await workerClient.run(isAwaited: false) { Self.waitUntilUnread(STDOUT_FILENO) }
            exit(ExitStatus.done.rawValue)
        }
        MainQueue.run()
    }

    func follow() async -> ExitStatus {
        // Watching begins before the first read, so that no change between the two is missed.
        let changes = StorageService(program.appDependencies).changes()
        var last = line()
        guard print(last, after: Line()) else { return ending }
        guard !last.output.isEmpty || last.status == .noData else { return last.status }

        let (news, continuation) = AsyncStream<Void>.makeStream(
            bufferingPolicy: .bufferingNewest(1)
        )
        let tasks = [
            Task {
                for await _ in changes { continuation.yield() }
                continuation.finish()
            },
            Task { await followDays { continuation.yield() } },
        ]
        defer { for task in tasks { task.cancel() } }
        for await _ in news {
            let next = line()
            guard print(next, after: last) else { return ending }
            last = next
        }
        let context = CommandContext(program.appDependencies, invocation, console)
        let reason = context.string("Changes cannot be followed here.")
        return program.end(.notDone(reason, isNothing: false), context)
    }

    // The status line depends on the date.
    private func followDays(_ onNewDay: () -> Void) async {
        let clockClient = program.appDependencies.clockClient
        let todayService = TodayService(program.appDependencies)
        while !Task.isCancelled {
            await clockClient.wait(todayService.nextDay())
            onNewDay()
        }
    }

    private func line() -> Line {
        var line = Line()
        var console = console
        console.write = {
            line.output += $0
            return true
        }
        console.writeError = {
            line.error += $0
            return true
        }
        line.status = program.run(
            .status,
            CommandContext(program.appDependencies, invocation, console)
        )
        return line
    }

    // Prints an empty line, or an empty object, once there is no data to show.
    private func print(_ line: Line, after last: Line) -> Bool {
        if line.error != last.error, !line.error.isEmpty { _ = console.writeError(line.error) }
        guard line.output != last.output else { return true }
        let nothing = invocation.has(.json) ? JSONWriter.answer { _ in }.bytes : nil
        return console.write(line.output.isEmpty ? nothing ?? [0x0A] : line.output)
    }

    private var ending: ExitStatus { console.failure() == EPIPE ? .done : .failed }

    nonisolated private static func waitUntilUnread(_ descriptor: Int32) {
        var handle = pollfd(fd: descriptor, events: 0, revents: 0)
        while poll(&handle, 1, -1) < 1 {}
    }
}
