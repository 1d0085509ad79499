/// Where one is, for the terminal's own title: what lies over the screen, the screen and those it was
/// come by, and the program, the nearest first.
enum WindowTitle {
    /// The title of layers, the one on top last.
    static func of(_ layers: [Layer], in program: String?) -> String {
        var parts: [String] = []
        // A question often has the name of the screen that it is about.
        func add(_ title: String) {
            if !title.isEmpty, title != parts.last { parts.append(title) }
        }
        for layer in layers.reversed() {
            let titles = titles(in: layer.root)
            // The first screen is where everything is: nobody needs to be told on every other.
            let first = titles.count > 1 ? 1 : 0
            for index in (first..<max(first, titles.count)).reversed() { add(titles[index]) }
        }
        add(program ?? "")
        return parts.joined(separator: " – ")
    }

    /// The title of a screen and of those it was come by.
    static func titles(in node: Node) -> [String] {
        let titles = node.titles
        if !titles.isEmpty { return titles }
        for child in node.visibleChildren {
            let titles = self.titles(in: child)
            if !titles.isEmpty { return titles }
        }
        return []
    }
}
