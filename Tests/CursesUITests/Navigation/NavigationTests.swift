import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct NavigationTests {
    @Test
    func path_setByTheApp_showsTheScreensAndTheWay() async {
        let model = PathModel()
        let sut = Pilot(RootView(model: model), 30, 6)
        #expect(
            sut.content == """
                 People
                [ Ann ]
                [ root 0 ]
                """
        )
        model.path = ["Ann", "Bob"]
        await sut.settle()
        #expect(
            sut.content == """
                 People › Ann › Bob
                [ next ]
                [ Bob 0 ]
                """
        )
    }

    @Test
    func screen_pushed_isMadeOnce_keysKeepIt() async {
        let model = PathModel()
        model.path = ["Ann"]
        var count = 0
        let sut = Pilot(CountedView(model: model) { count += 1 }, 30, 6)
        await sut.settle()
        #expect(count == 1)
        await sut.press("Down", "Enter")
        #expect(count == 1)
    }

    @Test
    func link_pressed_pushesItsValue() async {
        let model = PathModel()
        let sut = Pilot(RootView(model: model), 30, 6)
        await sut.press("Enter")
        #expect(model.path == ["Ann"])
        await sut.press("Enter")
        #expect(model.path == ["Ann", "next"])
        await sut.press("Esc")
        #expect(model.path == ["Ann"])
        await sut.click(x: 28, y: 0)
        #expect(model.path == ["Ann"])
        await sut.click(x: 2, y: 0)
        #expect(model.path == [])
    }

    @Test
    func screens_belowTheTop_keepTheirStateAndFocus() async {
        let model = PathModel()
        let sut = Pilot(RootView(model: model), 30, 6)
        await sut.press("Tab", "Enter", "Enter")
        #expect(sut.content.contains("root 2"))
        model.path = ["Ann"]
        await sut.settle()
        #expect(!sut.content.contains("root"))
        await sut.press("Esc")
        #expect(sut.content.contains("root 2"))
    }

    @Test
    func screen_leftAndEnteredAgain_startsAnew() async {
        let model = PathModel()
        let sut = Pilot(RootView(model: model), 30, 6)
        await sut.press("Enter", "Tab", "Enter")
        #expect(sut.content.contains("Ann 1"))
        await sut.press("Esc")
        model.path = ["Ann"]
        await sut.settle()
        #expect(sut.content.contains("Ann 0"))
    }

    @Test
    func screen_ofTheSameValueTwice_hasAStateOfItsOwn() async {
        let model = PathModel()
        let sut = Pilot(RootView(model: model), 30, 6)
        model.path = ["x"]
        await sut.press("Tab", "Enter")
        #expect(sut.content.contains("x 1"))
        model.path = ["x", "x"]
        await sut.settle()
        #expect(sut.content.contains("x 0"))
    }

    @Test
    func dismiss_inAScreen_goesBack() async {
        let model = PathModel()
        let sut = Pilot(RootView(model: model), 30, 6)
        model.path = ["Ann", "leave"]
        await sut.press("Enter")
        #expect(model.path == ["Ann"])
    }

    @Test
    func title_tooLongForTheWidth_isShortened() async {
        let model = PathModel()
        let sut = Pilot(RootView(model: model), 20, 6)
        model.path = ["Ann", "A name that is very long"]
        await sut.settle()
        #expect(sut.content.hasPrefix(" ‹ A name that is …\n"))
    }

    @Test(
        arguments: [
            (40, " People › Ann who has a name › Trends"),
            (30, " ‹ Ann who has a na… › Trends"),
            (20, " ‹ Ann wh… › Trends"),
        ]
    )
    func title_withAWayTooLong_keepsItsLastStepAsLongAsItCanBeKnown(
        width: Int,
        expected: String
    ) async {
        let model = PathModel()
        let sut = Pilot(RootView(model: model), width, 6)
        model.path = ["Ann who has a name", "Trends"]
        await sut.settle()
        #expect(sut.content.split(separator: "\n").first.map(String.init) == expected)
    }

    @Test(
        arguments: [
            (26, " Root › Trends    1w [3m]"),
            (22, " ‹ Trends     1w [3m]"),
        ]
    )
    func title_besideASubtitle_yieldsToIt(width: Int, expected: String) async {
        let sut = Pilot(
            NavigationStack {
                NavigationLink("go", value: 3)
                    .navigationDestination(for: Int.self) { _ in
                        Text("x").navigationTitle("Trends").navigationSubtitle("1w [3m]")
                    }
                    .navigationTitle("Root")
            },
            width,
            6
        )
        await sut.press("Enter")
        #expect(sut.content.split(separator: "\n").first.map(String.init) == expected)
    }

    @Test
    func stack_withoutABinding_keepsThePathItself() async {
        let sut = Pilot(
            NavigationStack {
                NavigationLink("go", value: 3)
                    .navigationDestination(for: Int.self) { Text("at \($0)").navigationTitle("N") }
                    .navigationTitle("Root")
            },
            30,
            6
        )
        await sut.press("Enter")
        #expect(sut.content.hasPrefix(" Root › N\n"))
        await sut.press("Esc")
        #expect(sut.content.hasPrefix(" Root\n "))
    }

    @Test
    func destination_nobodyNamed_showsAnEmptyScreen() async {
        let sut = Pilot(NavigationStack { NavigationLink("go", value: 3) }, 30, 6)
        await sut.press("Enter")
        #expect(sut.content == "")
        await sut.press("Esc")
        #expect(sut.content.contains("[ go ]"))
    }

    @Test
    func subtitle_standsAtTheRight() {
        let sut = Pilot(
            NavigationStack {
                Text("x").navigationTitle("People").navigationSubtitle("Nov 20")
            },
            30,
            6
        )
        #expect(sut.content.hasPrefix(" People                Nov 20\n"))
    }
}

@MainActor @Observable
private final class PathModel {
    var path: [String] = []
}

private struct RootView: View {
    @Bindable var model: PathModel

    var body: some View {
        NavigationStack(path: $model.path) {
            VStack(alignment: .leading) {
                NavigationLink("Ann", value: "Ann")
                CounterView(name: "root")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .navigationTitle("People")
            .navigationDestination(for: String.self) { name in
                if name == "leave" { LeavingView() } else { NameView(name: name) }
            }
        }
    }
}

private struct NameView: View {
    let name: String

    var body: some View {
        VStack(alignment: .leading) {
            NavigationLink("next", value: "next")
            CounterView(name: name)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .navigationTitle(name)
    }
}

private struct LeavingView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("leave") { dismiss() }
    }
}

private struct CountedView: View {
    @Bindable var model: PathModel
    let made: () -> Void

    var body: some View {
        NavigationStack(path: $model.path) {
            Text("People")
                .navigationDestination(for: String.self) { _ in
                    let _ = made()
                    Text("Ann")
                }
        }
    }
}
