// Searching with the standard library's own means links its regular expressions in: 1.2 MB.
extension Collection where Element: Equatable {
    /// Where another collection stands in this one first.
    package func place(of other: some Collection<Element>) -> Range<Index>? {
        var start = startIndex
        while true {
            if let end = end(of: other, at: start) { return start..<end }
            if start == endIndex { return nil }
            formIndex(after: &start)
        }
    }

    /// Whether another collection stands in this one.
    package func holds(_ other: some Collection<Element>) -> Bool {
        place(of: other) != nil
    }

    /// Where another collection ends that begins here.
    private func end(of other: some Collection<Element>, at start: Index) -> Index? {
        var index = start
        for element in other {
            guard index < endIndex, self[index] == element else { return nil }
            formIndex(after: &index)
        }
        return index
    }
}

extension String {
    /// The text with something else wherever another text stands.
    package func substituting(_ other: String, with new: String) -> String {
        var result = ""
        var rest = self[...]
        while !other.isEmpty, let place = rest.place(of: other) {
            result += rest[..<place.lowerBound]
            result += new
            rest = rest[place.upperBound...]
        }
        return result + rest
    }
}
