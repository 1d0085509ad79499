/// A window of a program: the whole screen, or a sheet that `openWindow(id:)` shows.
public struct Window<Content: View>: PrimitiveScene {
    private let title: Text
    private let content: Content
    let id: String?

    /// Creates a window titled by a text.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.content = content()
    }

    /// Creates a window with a localized title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Creates a window titled by a string.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
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

/// A utility window; in a terminal an ordinary window.
public typealias UtilityWindow = Window

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
