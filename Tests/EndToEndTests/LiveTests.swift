import Testing

/// Two copies of the app on the same data: each shows what the other does.
@Suite(.timeLimit(.minutes(10)))
struct LiveTests {
    private let home: TemporaryFolder
    private let data = ".local/share/bmi-tui"

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func weighIn_InAnotherCopy_ShowsBehindWhatIsTyped() throws {
        let (first, second) = try sessions()
        try first.send(Array("a7".utf8))
        try first.expect("Weigh in · Ann")
        try second.send(Array("a71.9\r".utf8))
        try second.expect("22.69  ✓ normal")
        try first.expect("71.9    −0.5  22.69")
        try first.send(Array("2.1\r".utf8))
        try first.expectGone("Weigh in · Ann")
        try first.expect("72.1    +0.2")
        try second.expect("72.1    +0.2")
    }

    @Test func history_ChangedByAnotherProcess_ShowsWithinASecond() throws {
        let app = try session()
        try app.addFirstPerson()
        let history = try #require(home.files(below: "\(data)/history").first)
        let text = String(decoding: try #require(home.content(history)), as: UTF8.self)
            .replacing(/"sum":"[^"]*",/, with: "")
        for tenths in 1...9 {
            try home.replaceFile(history, content: text.replacing("72.4", with: "73.\(tenths)"))
            try app.expect("73.\(tenths)   ", within: 1)
        }
    }

    @Test func weighIn_InAnotherCopy_FieldFocusAndCursorStay() throws {
        let (first, second) = try sessions()
        try first.send(Array("a70\t\t\tquik".utf8))
        try first.press("Left")
        try first.expect("quik")
        let cursor = first.screen.cursor
        try second.send(Array("a71.9\r".utf8))
        try first.expect("71.9    −0.5  22.69")
        try first.settle()
        #expect(first.screen.cursor == cursor)
        #expect(first.screen.isCursorVisible)
        try first.type("c")
        try first.expect("quick")
        try first.expect("22.09 ✓ normal")
    }

    @Test func weighIn_InAnotherCopy_SearchAndMarkStay() throws {
        let (first, second) = try sessions()
        for (weight, note) in [("72.3", "quick"), ("72.2", "quest")] {
            try first.send(Array("a\(weight)\t\t\t\(note)\r".utf8))
            try first.expect("\(weight) kg for ")
        }
        try first.press("h")
        // No day or month has the letter.
        try first.type("/q")
        try first.expect("quest")
        try second.send(Array("a71.9\t\t\tquay\r".utf8))
        try first.expect("quay")
        try first.expect("3 of 4")
        try first.type("ui")
        try first.expectGone("quay")
        #expect(first.screen.contains("quick"))
        try first.press("Enter")
        try first.press("Enter")
        try first.expect("Edit weigh-in · Ann")
        try first.expect("72.3")
    }

    @Test func settings_InAnotherCopy_ApplyHere() throws {
        let (first, second) = try sessions()
        try second.press("s")
        try second.expect("kilograms")
        try second.press("Right")
        try second.expect("pounds")
        try first.expect("159.6 lb")
    }

    @Test func person_EditedInTwoCopies_BothChangesStay_TheSameFieldIsAskedAbout() throws {
        let (first, second) = try sessions()
        for session in [first, second] {
            try session.press("e")
            try session.expect("Edit person · Ann")
        }
        try second.send(Array("\t\t\t\t70\u{13}".utf8))
        try second.expectGone("Edit person · Ann")
        try first.send(Array("\t\u{15}179\u{13}".utf8))
        try first.expect("Correct all weigh-ins")
        try first.press("Enter")
        try first.expectGone("Edit person · Ann")
        try first.expect("goal 70.0 kg")

        for session in [first, second] {
            try session.press("e")
            try session.expect("Edit person · Ann")
            try session.expect("179")
        }
        try second.send(Array("\t\t\t\t\u{15}69\u{13}".utf8))
        try second.expectGone("Edit person · Ann")
        try first.send(Array("\t\t\t\t\u{15}71\u{13}".utf8))
        try first.expect("The goal was meanwhile changed elsewhere to 69.0 kg.")
        try first.press("Tab", "Enter")
        try first.expectGone("Edit person · Ann")
        try first.expect("goal 71.0 kg")
        try second.expect("goal 71.0 kg")
    }

    @Test func delete_InAnotherCopyWhileTyping_IsTold_NothingTypedIsLost() throws {
        let (first, second) = try sessions()
        try first.send(Array("a70".utf8))
        try first.expect("Weigh in · Ann")
        try second.press("e", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Enter")
        try second.expect("Delete Ann?")
        try second.press("Tab", "Enter")
        try second.expect("Nobody here")
        try first.expect("Deleted elsewhere")
        try first.press("Enter")
        try first.expectGone("Deleted elsewhere")
        try first.expect("70")
        try first.expect("Weigh in · Ann")
        try first.press("Esc")
        try first.expect("Discard entry?")
        try first.press("Tab", "Enter")
        try first.expect("Nobody here")
    }

    @Test func delete_CannotBeTakenBack_IsAskedBefore() throws {
        let app = try session()
        try app.addFirstPerson()
        try app.press("h")
        try app.expect("1 weigh-in")
        try home.replaceFile(
            ".local/state/bmi-tui/default/.undo.json",
            content: "{\"count\":0,\"records\":[],\"version\":2}\n"
        )
        try app.press("d")
        try app.expect("Delete for good?")
        try app.expect("could not be undone.")
        try app.press("Enter")
        try app.expectGone("Delete for good?")
        try app.expect("1 weigh-in")
        try app.press("d")
        try app.expect("Delete for good?")
        try app.press("Tab", "Enter")
        try app.expectGone("Delete for good?")
        try app.expect("0 weigh-ins")
    }

    @Test func people_ByKey_LeadsToTheOther() throws {
        let (first, _) = try sessions()
        try first.openNewPerson()
        try first.send(Array("Ann\t50\t1.6m\r".utf8))
        try first.press("C-s")
        try first.expect("▸ today       50.0")
        try first.press("h")
        try first.expect("1 weigh-in")
        try first.press("p")
        try first.expect("Switch person")
        try first.expect("Ann (2)")
        try first.press("1")
        try first.expectGone("Switch person")
        try first.press("p")
        try first.expect("Switch person")
        try first.press("2")
        try first.expectGone("Switch person")
        try first.expect("Ann (2)")
        try first.press("a")
        try first.expect("Weigh in · Ann (2)")
    }

    private func sessions() throws -> (Session, Session) {
        let first = try session()
        try first.addFirstPerson()
        let second = try session()
        try second.expect("22.85  ✓ normal · WHO")
        return (first, second)
    }

    private func session() throws -> Session {
        try Session("bmi-tui", environment: ["HOME": home.path])
    }
}
