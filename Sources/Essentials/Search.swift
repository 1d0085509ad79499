// The standard library's text search links its regular expressions, which adds 1.2 MB.
extension Collection where Element: Equatable {
    /// Returns the first range where another collection occurs, or `nil`.
    @inlinable package func place(of other: some Collection<Element>) -> Range<Index>? {
        var start = startIndex
        while true {
            if let end = end(of: other, at: start) { return start..<end }
            if start == endIndex { return nil }
            formIndex(after: &start)
        }
    }

    /// Returns whether another collection occurs in this one.
    @inlinable package func holds(_ other: some Collection<Element>) -> Bool {
        place(of: other) != nil
    }

    /// Returns the end index if another collection matches at an index, else `nil`.
    @inlinable package func end(of other: some Collection<Element>, at start: Index) -> Index? {
        var index = start
        for element in other {
            guard index < endIndex, self[index] == element else { return nil }
            formIndex(after: &index)
        }
        return index
    }
}

extension String {
    /// Returns the text with every occurrence of another text replaced.
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
