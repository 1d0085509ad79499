import DataSource
import Essentials
import Model
import Testing

@testable import CommandLineInterface

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
/// `sync` with the real git, on folders that are there only for the test.
@Suite(.timeLimit(.minutes(10)))
struct SyncCommandTests {
    private let ann: Machine
    private let remote: String

    init() throws {
        ann = try Machine(person: "Ann")
        remote = ann.remote()
    }

    /// A second machine with the same history.
    private func clone(hasDriver: Bool = true) throws -> Machine {
        #expect(ann("sync", "init", remote).status == .done)
        let other = try Machine()
        other.git("clone", "--quiet", remote, other.folder, in: other.home)
        if hasDriver { #expect(other("sync", "init").status == .done) }
        return other
    }

    private func isSame(_ other: Machine) -> Bool {
        ann.data == other.data && !ann.data.isEmpty
    }

    @Test
    func sync_alone_commitsWithASubjectThatSaysWhat() {
        #expect(ann("sync", "init").status == .done)
        #expect(ann.subject == "1 weigh-in, 1 person, 2 settings")
        ann("add", "72.4", "-d", "yesterday")
        let outcome = ann("sync")
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.lines.first == "Committed: Add 72.4 kg for Ann")
        ann("edit", "last", "-w", "71.9")
        ann("sync")
        #expect(ann.subject == "Correct a weigh-in of Ann: 71.9 kg")
        ann("remove", "last")
        ann("sync")
        #expect(ann.subject == "Remove 71.9 kg of Ann")
        ann("add", "73", "-d", "-3d")
        ann("add", "73.1", "-d", "-4d")
        ann("edit", "last", "-w", "72.6")
        ann("people", "change", "Ann", "--birth-date", "1985-04-02")
        ann("sync")
        #expect(ann.subject == "2 weigh-ins, 1 correction, 1 person")
        #expect(ann("sync").lines.first == "Nothing new to commit")
        #expect(ann.git("status", "--porcelain").isEmpty)
    }

    @Test
    func always_eachCommandSynchronises_aFailureIsSaid_andTheWeightIsSaved() throws {
        #expect(ann("sync", "init", remote).status == .done)
        try SettingsService(ann.dependencies).save(Settings(sync: .always), replacing: Settings())
        ann("add", "72.4", "-d", "yesterday")
        #expect(ann.subject == "Add 72.4 kg for Ann")
        #expect(ann.git("status", "--porcelain", "--branch").contains("ahead") == false)
        try FileManager.default.removeItem(atPath: remote)
        let outcome = ann("add", "72.6", "-d", "-3d")
        #expect(outcome.status == .done)
        #expect(outcome.error.contains(remote), "\(outcome.error)")
        #expect(ann.subject == "Add 72.6 kg for Ann")
    }

    @Test
    func sync_theYearIsGone_itComesBack_alsoForTheOther() throws {
        let other = try clone()
        try FileManager.default.removeItem(atPath: "\(ann.folder)/history")
        let data = other.data
        #expect(ann("sync").status == .done)
        #expect(other("sync").status == .done)
        #expect(ann.data == data)
        #expect(other.data == data)
    }

    @Test
    func sync_receivedYearIsGoneAtOnce_nothingIsDeletedForTheOther() throws {
        let other = try clone()
        ann("add", "72.4", "-d", "yesterday")
        ann("sync")
        other("sync")
        try FileManager.default.removeItem(atPath: "\(other.folder)/history")
        #expect(other("sync").lines.first == "Nothing new to commit")
        ann("sync")
        #expect(ann.weights.count == 2)
        #expect(isSame(other))
    }

    @Test
    func sync_olderYearIsCheckedOut_nothingIsDeleted() throws {
        #expect(ann("sync", "init").status == .done)
        ann("add", "72.4", "-d", "yesterday")
        ann("sync")
        let data = ann.data
        ann.git("checkout", "--quiet", "HEAD~1", "--", "history")
        try FileManager.default.removeItem(atPath: "\(ann.home)/state")
        ann("sync")
        #expect(ann.data == data)
    }

    @Test
    func sync_bothHaveBegun_bothHaveBoth() throws {
        let bob = try Machine(person: "Bob")
        #expect(ann("sync", "init", remote).lines.last == "Commits received: 0, sent: 1")
        let outcome = bob("sync", "init", remote)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.lines.last == "Commits received: 1, sent: 2")
        #expect(ann("sync").status == .done)
        #expect(isSame(bob))
        for machine in [ann, bob] {
            let people = machine("people").output
            #expect(people.contains("Ann") && people.contains("Bob"), "\(people)")
        }
        #expect(ann("list", "-p", "Bob").output.contains("72.0"))
    }

    @Test(arguments: [true, false])
    func sync_bothAdd_bothCount(hasDriver: Bool) throws {
        let other = try clone(hasDriver: hasDriver)
        ann("add", "72.4", "-d", "yesterday")
        other("add", "72.6", "-d", "-2d")
        other("add", "72.7", "-d", "-3d")
        #expect(other("sync").status == .done)
        let outcome = ann("sync")
        #expect(outcome.lines.last == "Commits received: 1, sent: 2", "\(outcome)")
        #expect(ann.subject == "Join the changes of another machine")
        #expect(other("sync").lines.last == "Commits received: 2, sent: 0")
        #expect(isSame(other))
        #expect(ann.weights == ["72", "72.4", "72.6", "72.7"], "\(ann.weights)")
        let years = ann.data.filter { $0.key.hasPrefix("history/") }.values
        #expect(years.allSatisfy { $0.hasPrefix("{\"count\":4,") })
    }

    @Test(arguments: [true, false])
    func sync_bothCorrect_theLaterCounts(hasDriver: Bool) throws {
        let other = try clone(hasDriver: hasDriver)
        ann("edit", "last", "-w", "71")
        other("edit", "last", "-w", "73")
        #expect(ann("sync").status == .done)
        #expect(other("sync").status == .done)
        #expect(ann("sync").status == .done)
        #expect(isSame(other))
        #expect(ann.weights == ["73"] && other.weights == ["73"])
    }

    @Test
    func sync_oneDeletes_theOtherHasIt_itIsDeleted() throws {
        let other = try clone()
        other("add", "74", "-d", "yesterday")
        other("remove", "last")
        ann("add", "75", "-d", "-2d")
        for machine in [other, ann, other] { #expect(machine("sync").status == .done) }
        #expect(isSame(other))
        #expect(ann.weights == ["74", "75"])
    }

    @Test
    func sync_othersPushMeanwhile_isTriedAgain() throws {
        let other = try clone()
        ann("add", "72.4", "-d", "yesterday")
        other("add", "72.6", "-d", "-2d")
        let isFirst = AllocatedLock(true)
        let folder = ann.folder
        ann("sync", "--status")
        ann.git("add", "--all")
        ann.git("commit", "--quiet", "-m", "Begin")
        let client = ann.dependencies.gitClient
        other.onGit.withLock {
            $0 = { arguments in
                guard arguments.contains("push"), isFirst.withLock({ $0 }) else { return nil }
                isFirst.withLock { $0 = false }
                return (try? client.run(["push", "--quiet", "origin", "main"], folder))
                    .flatMap { $0.status == 0 ? nil : $0 }
            }
        }
        let outcome = other("sync")
        #expect(outcome.lines.last == "Commits received: 1, sent: 2", "\(outcome)")
        #expect(!isFirst.withLock { $0 })
        #expect(ann("sync").status == .done)
        #expect(isSame(other))
    }

    @Test
    func sync_othersPushEachTime_isGivenUp() throws {
        let other = try clone()
        other("add", "72.6", "-d", "-2d")
        let count = AllocatedLock(0)
        other.onGit.withLock {
            $0 = { arguments in
                guard arguments.contains("push") else { return nil }
                count.withLock { $0 += 1 }
                let line = "!\tHEAD:refs/heads/main\t[rejected] (fetch first)\n"
                return GitOutput(status: 1, bytes: Array(line.utf8))
            }
        }
        let outcome = other("sync")
        #expect(outcome.status == .failed)
        #expect(count.withLock { $0 } == 3)
        #expect(outcome.lines.last == "Commits that wait to be sent: 1")
        #expect(outcome.error.contains("three times"), "\(outcome.error)")
    }

    @Test
    func sync_offline_commitsAndSaysHowManyWait() {
        #expect(ann("sync", "init").status == .done)
        ann.git("remote", "add", "origin", "git://ann:secret@127.0.0.1:1/weights.git")
        for weight in ["72.4", "72.5"] {
            ann("add", weight)
            let outcome = ann("sync")
            #expect(outcome.status == .failed)
            #expect(outcome.lines.first == "Committed: Add \(weight) kg for Ann")
            #expect(outcome.error == "bmi-tui: git://127.0.0.1:1/weights.git cannot be reached.\n")
        }
        #expect(ann("sync").lines.last == "Commits that wait to be sent: 3")
        #expect(ann("sync", "--json").error.hasPrefix("{\"error\":{\"code\":\"sync\","))
        let json = ann("sync", "--json").output
        #expect(json.contains("\"ahead\":3,\"offline\":true"), "\(json)")
    }

    @Test(arguments: [
        (
            "fatal: Authentication failed for 'https://ann:secret@example.org/w.git/'\n",
            "let you in"
        ),
        (
            "fatal: could not read Username for 'https://example.org': terminal prompts disabled\n",
            "in"
        ),
        ("ann@example.org: Permission denied (publickey).\nfatal: Could not read\n", "let you in"),
        ("remote: secret\nfatal: odd 'https://ann:se/secret@example.org/w' \u{1B}[31m\n", "odd"),
        ("fatal: unable to access 'https://u:secret@h/': Could not resolve host: h\n", "reached"),
        (
            "remote: secret\nfatal: repository 'https://u:secret@h/' not found\n",
            "no git repository"
        ),
    ])
    func sync_refusedByTheRemote_saysItWithoutThePassword(error: String, said: String) throws {
        #expect(ann("sync", "init", remote).status == .done)
        ann.git("remote", "set-url", "origin", "https://ann:secret@example.org/w.git")
        ann.onGit.withLock {
            $0 = { $0.contains("fetch") ? GitOutput(status: 128, errors: error) : nil }
        }
        ann("add", "72.4", "-d", "yesterday")
        let outcome = ann("sync")
        #expect(outcome.status == .failed)
        #expect(outcome.error.contains(said), "\(outcome.error)")
        #expect(!(outcome.error + outcome.output).contains("secret"), "\(outcome)")
        #expect(!outcome.error.contains("\u{1B}"))
        #expect(!ann("sync", "--status").output.contains("secret"))
    }

    @Test
    func push_refusedByAHookThere_isSaid() throws {
        #expect(ann("sync", "init", remote).status == .done)
        let hook = "\(remote)/hooks/pre-receive"
        try Data("#!/bin/sh\nexit 1\n".utf8).write(to: URL(filePath: hook))
        #expect(chmod(hook, 0o755) == 0)
        ann("add", "72.4", "-d", "yesterday")
        let outcome = ann("sync")
        #expect(outcome.status == .failed)
        #expect(outcome.error.contains("does not accept the push"), "\(outcome.error)")
    }

    @Test(arguments: [
        "--upload-pack=touch x", "-x", "ext::sh -c 'touch x'", "fd::3", "odd::address", "",
        "a\u{1B}b", "https://ann:secret@example.org/w", "https://token@example.org/w",
        "ssh://ann:secret@example.org/w",
    ])
    func begin_addressThatIsNoGood_touchesNothing(address: String) {
        let arguments = ["sync", "init", "--", address]
        let outcome = ann(arguments[0], arguments[1], arguments[2], arguments[3])
        #expect(outcome.status == .failed, "\(outcome)")
        #expect(outcome.error.contains("address of the remote") || outcome.error.contains("Leave"))
        #expect(!outcome.error.contains("secret") && !outcome.error.contains("token"))
        #expect(!FileManager.default.fileExists(atPath: "\(ann.folder)/.git"))
        #expect(!FileManager.default.fileExists(atPath: "\(ann.folder)/.gitignore"))
    }

    @Test
    func sync_remoteWasMadeAgain_getsAll() throws {
        #expect(ann("sync", "init", remote).status == .done)
        try FileManager.default.removeItem(atPath: remote)
        #expect(ann.remote() == remote)
        #expect(ann("sync").lines.last == "Commits received: 0, sent: 1")
    }

    @Test
    func sync_peopleAreGoneThere_areKept() throws {
        let other = try clone()
        ann.git("rm", "--quiet", "people.json")
        ann.git("commit", "--quiet", "-m", "Oops")
        ann.git("push", "--quiet", "origin", "main")
        let people = other.read("people.json")
        #expect(other("sync").lines.last == "Commits received: 1, sent: 1")
        #expect(other.read("people.json") == people)
    }

    @Test
    func sync_linkThere_leadsNowhere() throws {
        let other = try clone()
        ann.git("rm", "--quiet", "-r", "history")
        let history = "\(ann.folder)/history"
        try? FileManager.default.removeItem(atPath: history)
        try FileManager.default.createSymbolicLink(
            atPath: history,
            withDestinationPath: "\(ann.home)/elsewhere"
        )
        ann.git("add", "history")
        ann.git("commit", "--quiet", "-m", "Link")
        ann.git("push", "--quiet", "origin", "main")
        other("sync")
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(other.folder)/history")
        #expect(attributes[.type] as? FileAttributeType != .typeSymbolicLink)
    }

    @Test
    func sync_aYearIsDeletedThereAndChangedHere_isKept() throws {
        let other = try clone()
        ann.git("rm", "--quiet", "-r", "history")
        ann.git("commit", "--quiet", "-m", "Oops")
        ann.git("push", "--quiet", "origin", "main")
        other("add", "72.4", "-d", "yesterday")
        #expect(other("sync").status == .done)
        #expect(other.weights == ["72", "72.4"])
        #expect(other.git("status", "--porcelain").isEmpty)
    }

    @Test
    func begin_remoteThatIsNotThere_touchesNothing() {
        let outcome = ann("sync", "init", "\(ann.home)/nowhere.git")
        #expect(outcome.error.contains("There is no git repository at"), "\(outcome)")
        #expect(!FileManager.default.fileExists(atPath: "\(ann.folder)/.git"))
    }

    @Test
    func sync_remoteThatRunsACommand_isNotUsed() {
        #expect(ann("sync", "init").status == .done)
        ann.git("remote", "add", "origin", "ext::sh -c touch% \(ann.home)/x")
        ann("add", "72.4")
        let head = ann.git("rev-parse", "HEAD")
        let outcome = ann("sync")
        #expect(outcome.status == .failed)
        #expect(outcome.error.contains("could run a command"), "\(outcome.error)")
        #expect(ann.git("rev-parse", "HEAD") == head)
        #expect(!FileManager.default.fileExists(atPath: "\(ann.home)/x"))
    }

    @Test
    func begin_remoteWithOtherContent_isNotJoined() throws {
        let other = try Machine()
        other.git("clone", "--quiet", remote, other.folder, in: other.home)
        try other.write("int main;", "main.c")
        other.git("add", "main.c")
        other.git("commit", "--quiet", "-m", "Begin")
        other.git("push", "--quiet", "origin", "HEAD")
        let outcome = ann("sync", "init", remote)
        #expect(outcome.error.contains("holds other things"), "\(outcome)")
        #expect(!FileManager.default.fileExists(atPath: "\(ann.folder)/main.c"))
        #expect(ann.git("remote").isEmpty)
    }
}

/// States of the repository in which `sync` touches nothing.
@Suite(.timeLimit(.minutes(10)))
struct SyncRefusalTests {
    private let ann: Machine

    init() throws {
        ann = try Machine(person: "Ann")
    }

    private func expectRefusal(_ sentence: String, of machine: Machine? = nil) {
        let machine = machine ?? ann
        let before = (machine.git("log", "--all", "--format=%H"), machine.git("status"))
        for arguments in [["sync"], ["sync", "--status"]] {
            let outcome = arguments.count == 1 ? machine("sync") : machine("sync", "--status")
            #expect(outcome.status == .failed, "\(outcome)")
            #expect(outcome.output.isEmpty)
            #expect(outcome.error.contains(sentence), "\(outcome.error)")
        }
        let json = machine("sync", "--json").error
        #expect(json.hasPrefix("{\"error\":{\"code\":\"sync\",\"message\":\""), "\(json)")
        #expect(machine.git("log", "--all", "--format=%H") == before.0)
        #expect(machine.git("status") == before.1)
    }

    @Test
    func sync_noRepository_saysHowToBegin() {
        expectRefusal("no git repository yet: bmi-tui sync init")
    }

    @Test
    func sync_partOfAnotherRepository_isRefused() {
        ann.git("init", "--quiet", in: ann.home)
        expectRefusal("something else")
        #expect(ann("sync", "init").error.contains("something else"))
    }

    @Test
    func sync_detachedHead_isRefused() {
        #expect(ann("sync", "init").status == .done)
        ann.git("checkout", "--quiet", "--detach")
        ann("add", "72.4")
        expectRefusal("No branch is checked out")
    }

    @Test(arguments: ["rebase", "merge", "cherry-pick", "revert"])
    func sync_whileGitIsNotDone_isRefused(command: String) throws {
        #expect(ann("sync", "init").status == .done)
        for (branch, text) in [("main", "a"), ("other", "b"), ("main", "c")] {
            ann.git("checkout", "--quiet", "-B", branch, text == "c" ? "main" : "HEAD")
            try ann.write(text, "notes.md")
            ann.git("add", "notes.md")
            ann.git("commit", "--quiet", "-m", text)
        }
        if command == "revert" {
            ann.git("revert", "--no-edit", "HEAD~1")
        } else {
            ann.git(command, "other")
        }
        expectRefusal("A \(command) is not finished")
    }

    @Test
    func sync_indexLock_isRefused() throws {
        #expect(ann("sync", "init").status == .done)
        try ann.write("", ".git/index.lock")
        ann("add", "72.4")
        expectRefusal(".git/index.lock")
    }

    @Test
    func sync_withoutGit_isRefused() {
        ann.onGit.withLock { $0 = nil }
        var dependencies = ann.dependencies
        dependencies.gitClient.run = { _, _ throws(SyncFailure) in throw .noGit }
        var error = ""
        let console = Shell().console(
            output: { _ in },
            error: { error += String(decoding: $0, as: UTF8.self) }
        )
        let start = CommandLineProgram(dependencies).start(["sync"], console)
        #expect(start == .ended(.failed))
        #expect(error == "bmi-tui: git is not installed.\n")
    }

    @Test
    func sync_hookRefusesTheCommit_saysSo() throws {
        #expect(ann("sync", "init").status == .done)
        let hook = "\(ann.folder)/.git/hooks/pre-commit"
        try Data("#!/bin/sh\necho secret >&2\nexit 1\n".utf8).write(to: URL(filePath: hook))
        #expect(chmod(hook, 0o755) == 0)
        ann("add", "72.4")
        let outcome = ann("sync")
        #expect(outcome.status == .failed)
        #expect(outcome.error.contains("git commit did not work; run"), "\(outcome.error)")
    }

    @Test
    func sync_peopleAreGone_commitsNothing() throws {
        #expect(ann("sync", "init").status == .done)
        try FileManager.default.removeItem(atPath: "\(ann.folder)/people.json")
        let outcome = ann("sync")
        #expect(outcome.status == .failed)
        #expect(outcome.error.contains("people.json is missing. Nothing"), "\(outcome.error)")
    }

    @Test
    func sync_otherFileInConflict_isAborted() throws {
        let (remote, other) = (ann.remote(), try Machine())
        #expect(ann("sync", "init", remote).status == .done)
        other.git("clone", "--quiet", remote, other.folder, in: other.home)
        for machine in [ann, other] {
            try machine.write(machine === ann ? "a" : "b", "notes.md")
            machine.git("add", "notes.md")
            machine.git("commit", "--quiet", "-m", "Note")
        }
        #expect(ann("sync").status == .done)
        other("add", "72.4")
        let outcome = other("sync")
        #expect(outcome.status == .failed)
        #expect(outcome.error.contains("notes.md is in conflict"), "\(outcome.error)")
        #expect(other.read("notes.md") == "b")
        #expect(other.git("status", "--porcelain").isEmpty)
        #expect(other("sync", "--status").status == .done)
    }

    @Test
    func sync_unreadableVersionThere_isNotJoined() throws {
        let (remote, other) = (ann.remote(), try Machine())
        #expect(ann("sync", "init", remote).status == .done)
        other.git("clone", "--quiet", remote, other.folder, in: other.home)
        try ann.write("{\"count\":2,", "people.json")
        ann.git("commit", "--quiet", "--all", "-m", "Damage")
        ann.git("push", "--quiet", "origin", "main")
        let people = other.read("people.json")
        let outcome = other("sync")
        #expect(outcome.error.contains("people.json cannot be read"), "\(outcome)")
        #expect(other.read("people.json") == people)
    }

    @Test
    func sync_oddNames_reachNoShell_andSubjectsAreShort() throws {
        let name = "$(touch x); `touch x` \"'" + String(repeating: "長い", count: 30)
        let odd = try Machine(person: name)
        #expect(odd("sync", "init").status == .done)
        odd("add", "72.4", "-n", "; touch x")
        #expect(odd("sync").status == .done)
        #expect(odd.subject.hasPrefix("Add 72.4 kg for $(touch x); `touch x` \"'長い"))
        #expect(odd.subject.count == 72)
        #expect(!FileManager.default.fileExists(atPath: "\(odd.folder)/x"))
        #expect(!FileManager.default.fileExists(atPath: "x"))
    }

    @Test
    func merge_holdsTheLock() throws {
        let (remote, other) = (ann.remote(), try Machine(person: "Bob"))
        #expect(ann("sync", "init", remote).status == .done)
        let (lock, held) = ("\(other.folder)/.lock", AllocatedLock([Bool]()))
        other.onGit.withLock {
            $0 = { arguments in
                guard arguments.contains("merge") || arguments.contains("commit") else {
                    return nil
                }
                let descriptor = open(lock, O_RDWR)
                defer { close(descriptor) }
                held.withLock { $0.append(flock(descriptor, LOCK_EX | LOCK_NB) == -1) }
                return nil
            }
        }
        #expect(other("sync", "init", remote).status == .done)
        #expect(held.withLock { $0 } == [true, true, true])
    }

    @Test
    func mergeDriver_joinsInPlace_orTouchesNothing() throws {
        let other = try Machine(person: "Bob")
        let paths = [ann, other].map { "\($0.folder)/people.json" }
        let theirs = other.read("people.json")
        #expect(ann("merge", "base", paths[0], paths[1], "people.json").status == .done)
        #expect(ann.read("people.json").hasPrefix("{\"count\":2,"))
        #expect(other.read("people.json") == theirs)
        try other.write("{}", "people.json")
        let ours = ann.read("people.json")
        #expect(ann("merge", "base", paths[0], paths[1], "people.json").status == .failed)
        #expect(ann.read("people.json") == ours)
    }

    @Test
    func state_saysWhatIsNotCommittedAndNotSent() throws {
        #expect(ann("sync", "init", ann.remote()).status == .done)
        ann("add", "72.4")
        let lines = ann("sync", "--status").lines
        #expect(lines.contains { $0.hasPrefix("changed files") && $0.hasSuffix(" 1") }, "\(lines)")
        let json = ann("sync", "--status", "--json").output
        #expect(json.contains("\"changed\":1,\"ahead\":0,\"behind\":0"), "\(json)")
        #expect(ann("sync", "now").status == .wrongUsage)
        #expect(ann("sync", "init", "--status").status == .wrongUsage)
    }
}
