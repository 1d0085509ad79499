/// The values of a picker and the index of the selected one.
struct PickerChoices {
    var all: [PickerChoice] = []
    var current: Int?

    /// The width of the longest value, in columns.
    var width: Int { all.reduce(0) { max($0, $1.glyphs.width) } }

    /// Returns the index at a distance from the selected value, or `nil` beyond the ends.
    func neighbor(_ distance: Int) -> Int? {
        guard !all.isEmpty else { return nil }
        guard let current else { return distance > 0 ? 0 : all.count - 1 }
        let index = current + distance
        return all.indices.contains(index) ? index : nil
    }
}

/// A value of a picker.
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
