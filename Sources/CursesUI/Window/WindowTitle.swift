/// Where one is, for the terminal's own title: what lies over the screen, the screen and those it was
/// come by, and the program, the nearest first.
enum WindowTitle {
    /// The title of layers, the one on top last.
    static func of(_ layers: [Layer], in program: String?) -> String {
        var parts: [String] = []
        for layer in layers.reversed() {
            let titles = titles(in: layer.root)
            // The first screen is where everything is: nobody needs to be told on every other.
            parts += (titles.count > 1 ? titles.dropFirst() : titles[...]).reversed()
        }
        parts = (parts + [program ?? ""]).filter { !$0.isEmpty }
        // A question often has the name of the screen that it is about.
        let repeated = parts.indices.dropFirst().filter { parts[$0] == parts[$0 - 1] }
        parts.removeSubranges(RangeSet(repeated, within: parts))
        return parts.joined(separator: " – ")
    }

    /// The title of a screen and of those it was come by.
    static func titles(in node: Node) -> [String] {
        let titles = node.titles
        if !titles.isEmpty { return titles }
        return node.visibleChildren.lazy.map(self.titles).first { !$0.isEmpty } ?? []
    }
}
