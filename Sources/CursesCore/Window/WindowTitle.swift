/// The title of the terminal window: layers, screen and its ancestors, then the program, the
/// innermost first.
enum WindowTitle {
    /// Returns the title of layers, given with the topmost last.
    static func of(_ layers: [Layer], in program: String?) -> String {
        var parts: [String] = []
        // A dialog often has the title of its screen.
        func add(_ title: String) {
            if !title.isEmpty, title != parts.last { parts.append(title) }
        }
        for layer in layers.reversed() {
            let titles = titles(in: layer.root)
            // The root screen is left out, since every path contains it.
            let first = titles.count > 1 ? 1 : 0
            for index in (first..<max(first, titles.count)).reversed() { add(titles[index]) }
        }
        add(program ?? "")
        return parts.joined(separator: " – ")
    }

    /// Returns the titles of the screen and its ancestors, the topmost last.
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
