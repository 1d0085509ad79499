import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EnvironmentTests {
    @Test
    func environment_value_reachesWhatIsBelowAndNothingElse() {
        let sut = Pilot(
            VStack(alignment: .leading) {
                DepthView()
                VStack(alignment: .leading) {
                    DepthView().environment(\.depth, 3)
                    DepthView()
                }
                .environment(\.depth, 2)
                DepthView().transformEnvironment(\.depth) { $0 += 10 }
            },
            20,
            6
        )
        #expect(sut.content == "0\n3\n2\n10")
    }

    @Test
    func environment_object_isFoundByItsType() {
        let sut = Pilot(
            VStack(alignment: .leading) {
                ObjectView().environment(Settings(name: "one"))
                MaybeView()
            },
            20,
            6
        )
        #expect(sut.content == "one\nnone")
    }

    @Test
    func disabled_insideDisabled_cannotEnable() {
        let sut = Pilot(
            VStack { EnabledView().disabled(false) }.disabled(true),
            20,
            6
        )
        #expect(sut.content == "false")
    }

    @Test
    func environment_inAnAlert_isTheOneOfItsView() async {
        let sut = Pilot(
            Text("x")
                .alert("Title", isPresented: .constant(true)) {
                } message: {
                    DepthView()
                }
                .environment(\.depth, 7),
            30,
            8
        )
        #expect(sut.content.contains("7"))
    }

    @Test
    func locale_inTheEnvironment_chooses_theLanguage() {
        let catalog = StringCatalog(
            Array(
                """
                {"sourceLanguage": "en", "strings": {"Name": {"localizations":
                {"ja": {"stringUnit": {"state": "translated", "value": "名前"}}}}}}
                """.utf8
            )
        )
        let sut = Pilot(
            VStack(alignment: .leading) {
                Text("Name")
                Text(verbatim: "Name")
                Text("Unknown")
            }
            .environment(\.stringCatalog, catalog)
            .environment(\.locale, Locale(identifier: "ja_JP")),
            20,
            6
        )
        #expect(sut.content == "名前\nName\nUnknown")
    }
}

private struct DepthKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

private struct DepthView: View {
    @Environment(\.depth) private var depth

    var body: some View {
        Text("\(depth)")
    }
}

private struct EnabledView: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Text(verbatim: "\(isEnabled)")
    }
}

@MainActor @Observable
private final class Settings {
    let name: String

    init(name: String) {
        self.name = name
    }
}

private struct ObjectView: View {
    @Environment(Settings.self) private var settings

    var body: some View {
        Text(settings.name)
    }
}

private struct MaybeView: View {
    @Environment(Settings.self) private var settings: Settings?

    var body: some View {
        Text(settings?.name ?? "none")
    }
}
