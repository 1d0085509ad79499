import DataSource
import Essentials
import Model
import Testing

@testable import CommandLineInterface

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `status --watch` without a terminal: the tests say when files change and days begin.
@Suite(.timeLimit(.minutes(10)))
struct StatusWatchTests {
    private let shell = Shell(people: ["Ann"])
    private let changes = AsyncStream<Set<String>>.makeStream()
    private let days = AsyncStream<Void>.makeStream()
    private let output = AsyncStream<String>.makeStream()

    @Test
    func watch_aChangeOfTheLine_isALine() async {
        shell("add", "72.4")
        let task = watch("--format", "{weight} {date}")
        var lines = output.stream.makeAsyncIterator()
        #expect(await lines.next() == "72.4 kg 2026-11-20\n")
        shell("edit", "last", "--note", "nothing that the line says")
        changes.continuation.yield(["history"])
        shell("edit", "last", "-w", "72.6")
        changes.continuation.yield(["history"])
        #expect(await lines.next() == "72.6 kg 2026-11-20\n")
        changes.continuation.finish()
        #expect(await task.value == .failed)
    }

    @Test
    func watch_noDataAtFirst_waitsForIt_andSaysWhenItIsGone() async {
        let task = watch("--json")
        var lines = output.stream.makeAsyncIterator()
        #expect(await lines.next() == "error {\"error\":{\"code\":\"no_data\"")
        shell("add", "72.4")
        changes.continuation.yield(["history"])
        #expect(await lines.next()?.contains("\"weight\":72.4") == true)
        shell("remove", "last")
        changes.continuation.yield(["history"])
        #expect(await lines.next() == "error {\"error\":{\"code\":\"no_data\"")
        #expect(await lines.next() == "{\"version\":1}\n")
        changes.continuation.finish()
        #expect(await task.value == .failed)
    }

    @Test
    func watch_aNewDay_isALine() async {
        shell("add", "72.4")
        let task = watch("--format", "{days}")
        var lines = output.stream.makeAsyncIterator()
        #expect(await lines.next() == "0\n")
        today.withLock { $0 += 1 }
        days.continuation.yield()
        #expect(await lines.next() == "1\n")
        changes.continuation.finish()
        #expect(await task.value == .failed)
    }

    @Test(arguments: [EPIPE, ENOSPC])
    func watch_whatCannotBePrinted_ends_quietlyWhereNobodyReads(reason: Int32) async {
        shell("add", "72.4")
        shell.isOutputFull = true
        let task = watch(failure: reason)
        #expect(await task.value == (reason == EPIPE ? .done : .failed))
    }

    @Test(arguments: [["-f", "{what}"], ["-p", "Bob"], ["--due"]])
    func watch_whatIsSaidWrongly_ends(words: [String]) async {
        shell("add", "72.4")
        #expect(await watch(words).value != .done)
    }

    private let today = AllocatedLock(Shell.now.day.number)

    private func watch(
        _ words: String...,
        failure: Int32 = 0
    ) -> Task<CommandLineInterface.ExitStatus?, Never> {
        watch(words, failure: failure)
    }

    private func watch(
        _ words: [String],
        failure: Int32 = 0
    ) -> Task<CommandLineInterface.ExitStatus?, Never> {
        var dependencies = shell.dependencies
        dependencies.fileWatchClient.changes = { [stream = changes.stream] in stream }
        dependencies.clockClient.wait = { [stream = days.stream] _ in
            for await _ in stream { return }
        }
        dependencies.localTimeClient.localTime = { [today] _ in
            LocalTime(day: Day(number: today.withLock(\.self)), time: Shell.now.time)
        }
        let output = output.continuation
        var console = shell.console(
            output: { output.yield(String(decoding: $0, as: UTF8.self)) },
            error: { output.yield("error " + String(decoding: $0.prefix(26), as: UTF8.self)) }
        )
        console.failure = { failure }
        let program = CommandLineProgram(dependencies)
        switch program.start(["status", "--watch"] + words, console) {
        case .watch(let invocation):
            let watch = StatusWatch(program: program, invocation: invocation, console: console)
            return Task { await watch.follow() }
        case .ended(let status): return Task { status }
        case .app, .plainApp, .intake: return Task { nil }
        }
    }
}
