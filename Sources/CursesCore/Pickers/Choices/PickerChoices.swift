/// The values of a picker and which of them is chosen.
struct PickerChoices {
    var all: [PickerChoice] = []
    var current: Int?

    /// The columns of the longest value.
    var width: Int { all.reduce(0) { max($0, $1.glyphs.width) } }

    /// The value that lies a distance from the chosen one, if there is one.
    func neighbor(_ distance: Int) -> Int? {
        guard !all.isEmpty else { return nil }
        guard let current else { return distance > 0 ? 0 : all.count - 1 }
        let index = current + distance
        return all.indices.contains(index) ? index : nil
    }
}

/// One value of a picker.
struct PickerChoice {
    let text: String
    let glyphs: GlyphText
    let choose: () -> Void

    init(text: String, choose: @escaping () -> Void) {
        self.text = text
        self.choose = choose
        glyphs = GlyphText(text)
    }
}
