/// Several scenes, of which a terminal shows the first that is no settings.
public struct SceneList: PrimitiveScene {
    let scenes: [any Scene]

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let settings = scenes.lazy.compactMap { $0 as? any SettingsScene }.first
        let shown = scenes.first { !($0 is any SettingsScene) } ?? scenes.first
        let inner = evaluation.keeping(by: scenes) {
            $0.settings = settings.map { scene in { scene.screen } }
        }
        return shown?.nodes(inner) ?? []
    }
}

extension SceneBuilder {
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> SceneList {
        var scenes: [any Scene] = []
        for scene in repeat each content { scenes.append(scene) }
        return SceneList(scenes: scenes)
    }

    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// A button that shows the settings of the program over its screen.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @State private var isPresented = false
    @Environment(\.settings) private var settings

    /// Shows the settings; the label is any view.
    public init(@ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .disabled(settings == nil)
        .sheet(isPresented: $isPresented) {
            if let settings { AnyView(ModifiedView(settings())) }
        }
    }
}

extension SettingsLink where Label == Text {
    /// Shows the settings.
    public init() {
        self.init { Text("Settings") }
    }
}

extension EnvironmentValues {
    /// The settings of the program.
    @Entry var settings: (() -> any View)?
    /// Would open a window of settings; a `SettingsLink` shows them here.
    @Entry public var openSettings = OpenSettingsAction()
    /// Would open another window, of which a terminal has one.
    @Entry public var openWindow = OpenWindowAction()
}

/// Would open a window of settings.
nonisolated public struct OpenSettingsAction: Sendable {
    /// Does nothing.
    public func callAsFunction() {}
}

/// Would open another window.
nonisolated public struct OpenWindowAction: Sendable {
    /// Does nothing.
    public func callAsFunction(id: String) {}

    /// Does nothing.
    public func callAsFunction<D: Hashable>(value: D) {}

    /// Does nothing.
    public func callAsFunction<D: Hashable>(id: String, value: D) {}
}
