import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct WindowSceneTests {
    private func pilot(_ scene: some Scene) -> Pilot {
        Pilot(ModifiedView { scene.nodes($0) }, size: Size(width: 40, height: 10))
    }

    @Test
    func openWindow_showsTheWindowOfItsName_andEscLeadsBack() async {
        let pilot = pilot(Scenes().body)
        #expect(pilot.screen.contains("[ Open ]"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("About this"))
        await pilot.press("Esc")
        #expect(!pilot.screen.contains("About this"))
        #expect(pilot.screen.contains("[ Open ]"))
    }

    @Test
    func openWindow_ofAGroup_showsItsTitle() async {
        let pilot = pilot(Scenes().body)
        await pilot.press("Tab", "Tab", "Tab", "Enter")
        #expect(pilot.screen.contains("Notebook"))
        #expect(pilot.screen.contains("Page 1"))
    }

    @Test
    func openSettings_showsTheSettings_inTheirEnvironment() async {
        let pilot = pilot(Scenes().body)
        await pilot.press("Tab", "Enter")
        #expect(pilot.screen.contains("Loud: true"))
        await pilot.press("Esc")
        #expect(!pilot.screen.contains("Loud"))
    }

    @Test
    func window_byItself_isTheWholeScreen_andNamesTheTerminal() {
        let scene = Window("Notes", id: "notes") { Text("first") }
        let window = TerminalWindow(size: Size(width: 30, height: 6)) { scene.nodes($0) }
        #expect(window.render().title == "Notes")
        window.close()
        #expect(pilot(scene).screen.hasPrefix("                 first\n"))
    }

    @Test
    func openWindow_withAnUnknownName_changesNothing() async {
        let pilot = pilot(Scenes().body)
        let before = pilot.screen
        await pilot.press("Tab", "Tab", "Enter")
        #expect(!pilot.screen.contains("About"))
        #expect(pilot.screen.count == before.count)
    }

    @Test
    func onChange_ofAScene_tellsTheOldAndTheNewValue() async {
        let model = SceneModel()
        let pilot = pilot(Watching(model: model))
        await pilot.press("Enter")
        #expect(model.log == ["0→1"])
        await pilot.press("Enter")
        #expect(model.log == ["0→1", "1→2"])
    }
}

@Observable
private final class SceneModel {
    var number = 0
    @ObservationIgnored var log: [String] = []
}

private struct Watching: Scene {
    let model: SceneModel

    var body: some Scene {
        WindowGroup { Button("More") { model.number += 1 } }
            .onChange(of: model.number) { model.log.append("\($0)→\($1)") }
    }
}

private struct Scenes: Scene {
    @SceneBuilder var body: some Scene {
        WindowGroup { Opener() }
        Settings { Loudness() }.environment(\.isLoud, true)
        Window("About", id: "about") { Text("About this") }
            .windowResizability(.contentSize)
        WindowGroup("Notebook", id: "notes") { Text("Page 1") }
    }
}

private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings

    var body: some View {
        Button("Open") { openWindow(id: "about") }
        Button("Settings") { openSettings() }
        Button("Nothing") { openWindow(id: "none") }
        Button("Notes") { openWindow(id: "notes") }
    }
}

private struct Loudness: View {
    @Environment(\.isLoud) private var isLoud

    var body: some View { Text(verbatim: "Loud: \(isLoud)") }
}

extension EnvironmentValues {
    @Entry fileprivate var isLoud = false
}
