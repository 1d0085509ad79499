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

/// The settings of a program, shown by `SettingsLink` and `openSettings`.
public struct Settings<Content: View>: PrimitiveScene {
    fileprivate let content: () -> Content

    /// Creates the settings from a view.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.findings.add(.environment(evaluation.shared))
        return evaluation.view(of: content).nodes(evaluation)
    }
}

extension Settings: SettingsScene {
    var screen: any View { content() }
}

/// A scene with the program's settings.
protocol SettingsScene {
    var screen: any View { get }
}

/// An item of a menu bar. A terminal shows its content as the screen.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    private let content: Content

    /// Creates an item; the label is not shown.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.findings.add(.environment(evaluation.shared))
        return VStack(alignment: .leading) { content }.nodes(evaluation)
    }
}

extension MenuBarExtra where Label == EmptyView {
    /// Creates an item; the binding has no effect and the label is not shown.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String = "",
        isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { EmptyView() } }
}

/// A window of a program: the whole screen, or a sheet that `openWindow(id:)` shows.
public struct Window<Content: View>: PrimitiveScene {
    private let title: Text
    private let content: Content
    let id: String?

    /// Creates a window titled by a string or text.
    @_disfavoredOverload
    public init(_ title: some TitleText, id: String, @ViewBuilder content: () -> Content) {
        self.title = title.titleText
        self.id = id
        self.content = content()
    }

    /// Creates a window with a localized title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.findings.add(.environment(evaluation.shared))
        evaluation.findings.add(.title(title.resolve(evaluation.environment)))
        return [RootNode(evaluation.place, content.nodes(evaluation))]
    }
}

extension Window: NamedScene {
    var screen: any View { content.navigationTitle(title) }
}

/// A scene that `openWindow(id:)` can show.
protocol NamedScene {
    var id: String? { get }
    var screen: any View { get }
}

extension WindowGroup: NamedScene {
    var screen: any View { title.map { content.navigationTitle($0) } ?? content }
}

extension EnvironmentScene: NamedScene where Content: NamedScene {
    var id: String? { content.id }
    var screen: any View { ModifiedView(content.screen).environment(change) }
}

extension EnvironmentScene: SettingsScene where Content: SettingsScene {
    var screen: any View { ModifiedView(content.screen).environment(change) }
}

/// Shows the first scene, and other windows and the settings as sheets.
struct SceneStage: View {
    let shown: any Scene
    let windows: [any NamedScene]
    let settings: (() -> any View)?
    @State private var isShowingSettings = false
    @State private var opened: String?

    private var window: (any NamedScene)? { windows.first { $0.id == opened } }

    private var isPresented: Binding<Bool> {
        Binding(get: { window != nil }, set: { if !$0 { opened = nil } })
    }

    var body: some View {
        ModifiedView { shown.nodes($0) }
            .environment(\.openWindow, OpenWindowAction { opened = $0 })
            .environment(\.openSettings, OpenSettingsAction { isShowingSettings = true })
            .sheet(isPresented: isPresented) {
                if let window { ModifiedView(window.screen) }
            }
            .sheet(isPresented: $isShowingSettings) {
                if let settings { ModifiedView(settings()) }
            }
    }
}
