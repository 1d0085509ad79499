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
    public static func main() {
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
