/// A program with a screen.
@MainActor
public protocol App {
    associatedtype Body: Scene

    /// The scenes of the program.
    @SceneBuilder
    var body: Body { get }

    /// Makes the program.
    init()
}

extension App {
    /// Takes the terminal over and runs the program until the person quits.
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
