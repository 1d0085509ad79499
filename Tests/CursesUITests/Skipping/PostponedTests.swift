import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// What `onChange` is about to change is evaluated once, when it has.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PostponedTests {
    private let model = TypedModel()

    @Test
    func typed_whatComesOfIt_isEvaluatedOnce() async {
        let sut = await pilot()
        model.made = 0
        await sut.type("a")
        #expect(model.made == 1)
        #expect(sut.screen.contains("“a” has 1"))
        await sut.type("b")
        #expect(model.made == 2)
        #expect(sut.screen.contains("“ab” has 2"))
        #expect(sut.differenceFromNothing == nil)
    }

    @Test
    func typed_whatComesOfItLater_isEvaluatedOnce() async {
        model.isLate = true
        let sut = await pilot()
        model.made = 0
        await sut.type("a")
        #expect(model.made == 1)
        #expect(sut.screen.contains("“a” has 1"))
    }

    @Test
    func typed_nothingComesOfIt_isShown() async {
        model.isDeaf = true
        let sut = await pilot()
        await sut.type("ab")
        #expect(sut.screen.contains("“ab” has 0"))
        #expect(sut.differenceFromNothing == nil)
    }

    @Test
    func typed_valueIsTakenBack_isShownAsItIs() async {
        model.limit = 2
        let sut = await pilot()
        await sut.type("abcd")
        #expect(model.text == "ab")
        #expect(sut.screen.contains("“ab” has 2"))
        #expect(model.heard == ["→a", "a→ab", "ab→abc", "abc→ab", "ab→abd", "abd→ab"])
    }

    @Test
    func typed_drawnAtOnce_nothingIsLeftAsItWas() async {
        let sut = await pilot()
        sut.post(.key(KeyPress("a")))
        #expect(sut.screen.contains("“a” has 1"))
    }

    private func pilot() async -> Pilot {
        let sut = Pilot(TypedView(model: model), size: Size(width: 30, height: 6))
        await sut.press("Left")
        return sut
    }
}

@Observable
private final class TypedModel {
    var text = ""
    var length = 0
    @ObservationIgnored var made = 0
    @ObservationIgnored var heard: [String] = []
    @ObservationIgnored var isDeaf = false
    @ObservationIgnored var isLate = false
    @ObservationIgnored var limit = 9

    func hear(_ old: String, _ new: String) {
        heard.append("\(old)→\(new)")
        if isDeaf { return }
        if text.count > limit { text.removeLast(text.count - limit) }
        if isLate {
            Task { length = text.count }
        } else {
            length = text.count
        }
    }
}

private struct TypedView: View {
    @Bindable var model: TypedModel

    var body: some View {
        VStack {
            TextField("Text", text: $model.text)
            LengthView(model: model)
        }
        .onChange(of: model.text, model.hear)
    }
}

private struct LengthView: View {
    let model: TypedModel

    var body: some View {
        model.made += 1
        return Text(verbatim: "“\(model.text)” has \(model.length)")
    }
}
