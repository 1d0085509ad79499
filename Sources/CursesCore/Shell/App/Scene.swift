public import Observation

/// A part of a program that has a window of its own.
@MainActor
public protocol Scene {
    associatedtype Body: Scene

    /// The scenes that the scene is made of.
    @SceneBuilder
    var body: Body { get }

    /// Evaluates the scene; only the toolkit's own scenes do more than evaluate their body.
    func nodes(_ evaluation: Evaluation) -> [Node]
}

extension Never: Scene {
    public typealias Body = Never
}

/// Puts the scenes of a closure together.
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

    /// Passes an observable object to the views of the scene, to be found by its type.
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
