public import Observation

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
