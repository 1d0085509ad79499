extension Text {
    /// Underlines all occurrences of words, which must be in lower case.
    package init(verbatim text: String, marking words: [String]) {
        guard !words.isEmpty else {
            self.init(verbatim: text)
            return
        }
        let letters = text.map { $0.lowercased() }
        var places = Set<Int>()
        for word in words.map({ $0.map(String.init) })
        where !word.isEmpty && word.count <= letters.count {
            for start in 0...letters.count - word.count
            where letters[start..<start + word.count].elementsEqual(word) {
                places.formUnion(start..<start + word.count)
            }
        }
        self.init(verbatim: text, underlining: places)
    }

    /// Underlines the characters at the given indices.
    init(verbatim text: String, underlining places: Set<Int>) {
        guard !places.isEmpty else {
            self.init(verbatim: text)
            return
        }
        var runs: [(text: String, isUnderlined: Bool)] = []
        for (place, character) in text.enumerated() {
            let isUnderlined = places.contains(place)
            if runs.last?.isUnderlined == isUnderlined {
                runs[runs.count - 1].text.append(character)
            } else {
                runs.append((String(character), isUnderlined))
            }
        }
        self = runs.reduce(Text(verbatim: "")) { whole, run in
            let part = Text(verbatim: run.text)
            return whole + (run.isUnderlined ? part.underline() : part)
        }
    }
}
