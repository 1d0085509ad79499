/// One window of a program: on a terminal the whole screen, or what `openWindow(id:)` lays over it.
public struct Window<Content: View>: PrimitiveScene {
    private let title: Text
    private let content: Content
    let id: String?

    /// Shows a view under a text.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.content = content()
    }

    /// Shows a view under the translation of a key.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Shows a view under any text.
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

/// A small window beside others, which on a terminal is a window.
public typealias UtilityWindow = Window

/// A scene that other views may ask for by its name.
protocol NamedScene {
    var id: String? { get }
    var screen: any View { get }
}

extension WindowGroup: NamedScene {
    var screen: any View { content }
}

extension EnvironmentScene: NamedScene where Content: NamedScene {
    var id: String? { content.id }
    var screen: any View { ModifiedView(content.screen).environment(change) }
}

extension EnvironmentScene: SettingsScene where Content: SettingsScene {
    var screen: any View { ModifiedView(content.screen).environment(change) }
}

/// The first scene, over which the windows lie that are asked for by their names.
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
