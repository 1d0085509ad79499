public import Observation

/// An app that runs in a terminal.
@MainActor
public protocol App {
    associatedtype Body: Scene

    /// The scenes of the app.
    @SceneBuilder
    var body: Body { get }

    /// Makes the app.
    init()
}

extension App {
    /// Takes over the terminal and runs the app until the user quits.
    @_disfavoredOverload
    public static func main() { run() }

    package static func run() {
        let app = Self()
        RunLoop(app, terminal: NCursesTerminal()).run()
    }

    package func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.kept(
            self,
            reading: self,
            content: { $0.bound($1).body },
            nodes: { $0.nodes($1.at(0)) }
        )
    }
}

/// A part of an app with a window.
@MainActor
public protocol Scene {
    associatedtype Body: Scene

    /// The scenes of which the scene consists.
    @SceneBuilder
    var body: Body { get }

    /// Evaluates the scene; overridden only by the toolkit's scenes.
    func nodes(_ evaluation: Evaluation) -> [Node]
}

extension Never: Scene {
    public typealias Body = Never
}

/// Combines the scenes of a closure.
@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
        content
    }
}

/// A scene that makes nodes itself.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never {
        preconditionFailure("\(Self.self) shows its content and has no body")
    }
}

extension Scene {
    @inlinable
    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.kept(
            self,
            reading: self,
            content: { $0.bound($1).body },
            nodes: { $0.nodes($1.at(0)) }
        )
    }

    /// Passes an observable object to the views of the scene, which read it by its type.
    public func environment<Object: AnyObject & Observable>(
        _ object: Object?
    ) -> EnvironmentScene<Self> {
        EnvironmentScene(content: self) { $0[object: Object.self] = object }
    }

    /// Passes a value to the views of the scene.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> EnvironmentScene<Self> {
        EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
    }
}

/// A scene in a changed environment.
public struct EnvironmentScene<Content: Scene>: PrimitiveScene {
    package let content: Content
    package let change: (inout EnvironmentValues) -> Void

    package init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        content.nodes(evaluation.keeping(change))
    }
}

/// The window of an app: the whole screen of the terminal.
public struct WindowGroup<Content: View>: PrimitiveScene {
    package let title: Text?
    package let id: String?
    package let content: Content

    private init(title: Text?, id: String?, content: Content) {
        (self.title, self.id, self.content) = (title, id, content)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.findings.add(.environment(evaluation.shared))
        if let title { evaluation.findings.add(.title(title.resolve(evaluation.environment))) }
        return [RootNode(evaluation.place, content.nodes(evaluation))]
    }
}

extension WindowGroup {
    /// Shows a view; the title follows that of the screen in the terminal's title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: nil, content: content())
    }

    /// Shows a view; after another scene, one with an id is shown only when opened by it.
    public init(
        _ titleKey: LocalizedStringKey? = nil,
        id: String? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(title: titleKey.map { Text($0) }, id: id, content: content()) }

    /// Shows a view for a value, which is always `nil`.
    public init<D: Hashable, C: View>(
        _ titleKey: LocalizedStringKey? = nil,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == ModifiedView {
        self.init(titleKey, id: id) { ModifiedView(content(.constant(nil))) }
    }

    /// Shows a view for a value, which is always the default.
    public init<D: Hashable, C: View>(
        _ titleKey: LocalizedStringKey? = nil,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == ModifiedView {
        self.init(titleKey, id: id) { ModifiedView(content(.constant(defaultValue()))) }
    }
}
