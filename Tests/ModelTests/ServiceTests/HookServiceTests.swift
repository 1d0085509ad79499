import DataSource
import Essentials
import Testing

@testable import Model

/// A program of the person's that is told each change.
@Suite(.timeLimit(.minutes(10)))
struct HookServiceTests {
    private let sandbox: Sandbox
    private let told = AllocatedLock([String]())
    private let ann = Person(id: UUID(1), name: "Ann", height: 170)
    private var dependencies: AppDependencies {
        sandbox.dependencies(onHook: { [told] path, input in
            let text = String(decoding: input, as: UTF8.self)
            told.withLock { $0.append("\(path.split(separator: "/").last ?? ""): \(text)") }
        })
    }
    private var service: HookService { HookService(dependencies) }

    init() throws {
        sandbox = try Sandbox()
    }

    private func putHook(mode: Int = 0o700) throws {
        _ = try sandbox.makeFolder("config/bmi-tui")
        try sandbox.write("#!/bin/sh\n", "config/bmi-tui/hook", mode: mode)
    }

    @Test
    func state_saysWhetherThereIsOne() throws {
        #expect(service.path == "\(sandbox.path)/config/bmi-tui/hook")
        #expect(service.state == .none && service.lastStep() == nil)
        try putHook(mode: 0o600)
        #expect(service.state == .notExecutable && service.lastStep() == nil)
        try putHook()
        #expect(service.state == .ready && service.lastStep() == "")
    }

    @Test
    func tell_aChangeSinceTheStep_once() throws {
        try putHook()
        let step = try #require(service.lastStep())
        service.tell(changeSince: step)
        #expect(told.withLock { $0 } == [])
        try PersonRepository(dependencies.dataFolderClient, dependencies.dateClient).save(ann)
        service.tell(changeSince: step)
        let text = """
            hook: {"version":1,"change":"person","event":"made","person":{"id":"\(ann.id.text)",\
            "name":"Ann","height":170}}\n
            """
        #expect(told.withLock { $0 } == [text])
        service.tell(changeSince: try #require(service.lastStep()))
        #expect(told.withLock { $0.count } == 1)
    }

    @Test
    func tell_eachEvent_saysWhatItWas() throws {
        try putHook()
        let weighIn = WeighIn(id: UUID(2), day: .epoch, time: .midnight, weight: 72, height: 170)
        let changes: [(ChangeNotice.Event, String?)] = [
            (.made(.savedWeighIn(weighIn, of: ann.id)), #""change":"weighIn","event":"made""#),
            (
                .done(.undo, .deletedWeighIn(weighIn, of: ann.id)),
                #""weighInDeleted","event":"undone""#
            ),
            (
                .finished(.redo, .movedWeighIn(weighIn, to: ann.id)),
                #""weighInMoved","event":"redone""#
            ),
            (.made(.imported(3, of: ann.id)), #""import","event":"made","count":3"#),
            (.made(.deletedPerson(ann)), #""personDeleted","event":"made","person":{"#),
            (.nothing(.undo), nil),
        ]
        for (event, part) in changes {
            told.withLock { $0 = [] }
            service.tell(event)
            let text = told.withLock { $0.first }
            #expect(text.map { part.map($0.contains) ?? false } ?? (part == nil), "\(text ?? "")")
        }
    }

    @Test
    func tell_withoutAHook_nothingIsStarted() {
        service.tell(.made(.deletedPerson(ann)))
        #expect(told.withLock { $0 } == [])
    }

    /// A hook that makes a change would call itself without end.
    @Test
    func tell_aChangeOfTheHook_isNotPassedToIt() throws {
        try putHook()
        let dependencies = sandbox.dependencies(
            variables: ["BMI_TUI_HOOK": "1"],
            onHook: { [told] path, _ in told.withLock { $0.append(path) } }
        )
        HookService(dependencies).tell(.made(.deletedPerson(ann)))
        #expect(told.withLock { $0 } == [])
    }
}
