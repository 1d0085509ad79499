/// Several scenes; a terminal shows the first one that is not `Settings`.
public struct SceneList: PrimitiveScene {
    let scenes: [any Scene]

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let settings = scenes.lazy.compactMap { $0 as? any SettingsScene }.first
        let shown = scenes.first { !($0 is any SettingsScene) } ?? scenes.first
        let inner = evaluation.keeping(by: scenes) {
            $0.settings = settings.map { scene in { scene.screen } }
        }
        guard let shown else { return [] }
        let windows = scenes.compactMap { $0 as? any NamedScene }.filter { $0.id != nil }
        if windows.isEmpty, settings == nil { return shown.nodes(inner) }
        let stage = SceneStage(
            shown: shown,
            windows: windows,
            settings: settings.map { scene in { scene.screen } }
        )
        return stage.nodes(inner)
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

/// A button that shows the settings as a sheet; disabled without `Settings`.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @State private var isPresented = false
    @Environment(\.settings) private var settings

    /// Creates a button with a custom label.
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
    /// Creates a button titled "Settings".
    public init() {
        self.init { Text("Settings") }
    }
}

extension EnvironmentValues {
    /// The content of the program's `Settings` scene, or `nil`.
    @Entry var settings: (() -> any View)?
    /// Shows the settings as a sheet.
    @Entry public var openSettings = OpenSettingsAction()
    /// Shows a window as a sheet.
    @Entry public var openWindow = OpenWindowAction()
}

/// Shows the program's settings as a sheet.
nonisolated public struct OpenSettingsAction: Sendable {
    private let open: @MainActor @Sendable () -> Void

    init(_ open: @escaping @MainActor @Sendable () -> Void = {}) {
        self.open = open
    }

    /// Shows the settings.
    @MainActor
    public func callAsFunction() { open() }
}

/// Shows a window of the program as a sheet.
nonisolated public struct OpenWindowAction: Sendable {
    private let open: @MainActor @Sendable (String) -> Void

    init(_ open: @escaping @MainActor @Sendable (String) -> Void = { _ in }) {
        self.open = open
    }

    /// Shows the window with an id.
    @MainActor
    public func callAsFunction(id: String) { open(id) }

    /// Does nothing: windows are found by their id only.
    @MainActor
    public func callAsFunction<D: Hashable>(value: D) {}

    /// Shows the window with an id; the value has no effect.
    @MainActor
    public func callAsFunction<D: Hashable>(id: String, value: D) { open(id) }
}
