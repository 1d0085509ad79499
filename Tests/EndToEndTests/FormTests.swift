import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Whatever is typed into a field is read as it was meant, or refused with an example; never guessed.
@Suite(.timeLimit(.minutes(10)))
struct FormTests {
    private let home: TemporaryFolder
    private let people = ".local/share/bmi-tui/people.json"

    init() throws {
        home = try TemporaryFolder()
        try home.makeFile(
            people,
            content: """
                {"count":1,"records":[
                {"birthDate":null,"changedAt":"2026-01-01T00:00:00.000Z","goalWeight":70,"height":178,\
                "id":"00000000-0000-4000-8000-000000000001","name":"Ann","sex":null}
                ],"version":1}

                """
        )
    }

    struct Form: Sendable, CustomTestStringConvertible {
        var name: String
        var keys: String
        var title: String
        /// How many times Tab leads to each field, and what it cannot be.
        var fields: [(tabs: Int, text: String)]

        var testDescription: String { name }
    }

    private static let forms = [
        Form(
            name: "weigh-in",
            keys: "a71",
            title: "Weigh in · Ann",
            fields: [(0, "7x"), (1, "fri x"), (2, "25:00")]
        ),
        Form(
            name: "correction",
            keys: "\r",
            title: "Edit weigh-in · Ann",
            fields: [(0, ""), (1, "2026-02-30"), (2, "")]
        ),
        Form(
            name: "person",
            keys: "e",
            title: "Edit person · Ann",
            fields: [(0, ""), (1, "5 8"), (2, "99-99"), (4, "7 2")]
        ),
    ]

    @Test(arguments: forms)
    func save_AFieldCannotBeRead_NoKeyWritesAnything(_ form: Form) throws {
        let session = try session()
        try session.send(Array("a72\u{13}".utf8))
        try session.expect("72.0 kg for today saved")
        let before = try files()
        for field in form.fields {
            try session.send(Array(form.keys.utf8))
            try session.expect(form.title)
            try session.send(Array(String(repeating: "\t", count: field.tabs).utf8))
            try session.send(Array("\u{15}\(field.text)\u{13}".utf8))
            try session.expect("▲")
            for other in form.fields {
                let steps = other.tabs - field.tabs
                let tab = steps < 0 ? "\u{1B}[Z" : "\t"
                try session.send(Array(String(repeating: tab, count: abs(steps)).utf8))
                try session.press("Enter", "C-s")
            }
            try session.click("[ Save ]")
            try session.expect("▲")
            #expect(session.screen.contains(form.title))
            #expect(try files() == before, "\(form.name): \(field.text)")
            try session.press("Esc")
            if session.screen.contains("Discard entry?") {
                try session.press("Tab", "Enter")
            }
            try session.expectGone(form.title)
        }
    }

    @Test func newPerson_SomethingIsWrong_NoKeyWritesAnything_EnterGoesOn() throws {
        let session = try session()
        let before = try files()
        try session.openNewPerson()
        try session.send(Array("Ben\r80\r18\r".utf8))
        try session.expect("▲ between 30 and 272 cm")
        try session.click("[ Save ]")
        try session.press("C-s")
        #expect(try files() == before)
        try session.send(Array("\u{15}185".utf8))
        try session.expect("23.37  ✓ normal · WHO")
        try session.press("Enter")
        try session.expectBoard(of: "Ben")
    }

    @Test(arguments: [
        ("a71\t-1\r", "71.0 kg for yesterday saved"),
        ("a71\ttoday\t0000\r", "71.0 kg for today saved"), ("a160 pounds\r", "72.6 kg for today"),
        ("a７２。４\r", "72.4 kg for today"), ("a72.6\r", "72.6 kg for today saved · u undo"),
    ])
    func save_WhatComesToMind_IsSaidWithItsDay(_ keys: String, _ said: String) throws {
        let session = try session()
        try session.send(Array(keys.utf8))
        try session.expect(said)
    }

    @Test func type_IntoThePrefilledDay_ReplacesIt_ShowsWhatWasUnderstood() throws {
        let session = try session()
        try session.send(Array("a71\t2026-11-2".utf8))
        try session.expect("= Mon 2 Nov")
        try session.send(Array("\u{15}2025-11-21".utf8))
        try session.expect("2025-11-21   ▾ Fri")
        try session.send(Array("\u{15}2026-02-30".utf8))
        try session.expect("▲ no such day: try 2026-02-28")
        try session.send(Array("\u{15}3/4".utf8))
        try session.press("Tab")
        try session.expect("▲ two meanings: write")
    }

    @Test func ctrlC_FormHoldsEntries_AsksAsEscDoes_ElseQuits() throws {
        let session = try session()
        try session.send(Array("a71\u{3}".utf8))
        try session.expect("Discard entry?")
        try session.press("Tab", "Enter")
        try session.expectGone("Weigh in · Ann")
        try session.send(Array("a\u{3}".utf8))
        #expect(try session.waitForEnd() == .exit(0))
    }

    @Test func delete_InTheDashboardAndInTheForm_CanBeUndone() throws {
        let session = try session()
        try session.send(Array("a72\ra73\t-1\r".utf8))
        try session.expect("73.0 kg for yesterday saved")
        try session.press("d")
        try session.expect("deleted · u undo")
        try session.press("u")
        try session.expect("73.0")
        try session.press("Enter")
        try session.expect("Edit weigh-in · Ann")
        try session.click("[ Delete ]")
        try session.expectGone("Edit weigh-in · Ann")
        try session.expect("deleted · u undo")
    }

    @Test func goToADate_AnyWord_LeadsThereOrSaysWhere() throws {
        let session = try session()
        try session.send(Array("a72\t-20\ra73\t-3\r".utf8))
        try session.expect("73.0 kg for")
        try session.send(Array("hg-20d\r".utf8))
        try session.expectGone("Go to a date")
        try session.expect("▸")
        try session.send(Array("gyesterday\r".utf8))
        try session.expect("No weigh-in on")
        try session.send(Array("gtomorrow\r".utf8))
        try session.expect("▲ in the future")
    }

    @Test func farFromTrend_QuestionNamesTheNumberAndThePerson() throws {
        let session = try session()
        try session.send(Array("a72\r".utf8))
        try session.expect("72.0 kg for today saved")
        try session.send(Array("a170\r".utf8))
        try session.expect("Save 170.0 kg for Ann?")
        try session.expect("That is 98.0 kg above the trend of 72.0 kg.")
    }

    private func session() throws -> Session {
        let session = try Session("bmi-tui", environment: ["HOME": home.path])
        try session.expectBoard(of: "Ann")
        return session
    }

    // All but what is being typed, which is kept apart until it is saved.
    private func files() throws -> [String: Data] {
        let names = try home.files(below: ".local/share/bmi-tui")
            .filter { !$0.contains("drafts.json") }
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                home.content(name).map { (name, $0) }
            }
        )
    }
}
