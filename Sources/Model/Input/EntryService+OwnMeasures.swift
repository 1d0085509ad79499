public import DataSource

extension EntryService {
    // The definition as it is entered: name, unit, bounds and decimals.
    public func text(_ measure: OwnMeasure) -> String {
        [measure.name, measure.unit, text(measure.bounds), "\(measure.decimals)"]
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func text(_ bounds: ClosedRange<Double>) -> String {
        "\(text(bounds.lowerBound))-\(text(bounds.upperBound))"
    }

    // Reads the lines of a form in their order. A measure keeps its identifier by its name, and what
    // is not said of it; "Arms=Biceps" renames, and one that is in no line is removed. With the
    // identifier of values whose definition is gone, "2dad820c=Arms" defines their measure again.
    public func ownMeasures(
        _ lines: [String],
        of person: Person
    ) throws(EntryError) -> [OwnMeasure] {
        var measures = [OwnMeasure]()
        for line in lines where !line.isBlank {
            measures.append(try ownMeasure(line, after: measures, of: person))
        }
        return measures + person.ownMeasures.dropFirst(OwnMeasure.most)
    }

    // Checks one line beside the valid ones before it, whose errors are shown at their own lines.
    public func checkOwnMeasure(
        _ place: Int,
        among lines: [String],
        of person: Person
    ) throws(EntryError) {
        let line = lines[place]
        guard !line.isBlank else { return }
        var earlier = [OwnMeasure]()
        for line in lines.prefix(place) where !line.isBlank {
            let measure = try? ownMeasure(line, after: earlier, of: person)
            earlier += measure.map { [$0] } ?? []
        }
        _ = try ownMeasure(line, after: earlier, of: person)
    }

    private func ownMeasure(
        _ line: String,
        after earlier: [OwnMeasure],
        of person: Person
    ) throws(EntryError) -> OwnMeasure {
        let parts = line.split(omittingEmptySubsequences: false) { ",，、".contains($0) }
        let names = (parts.first ?? "").split(maxSplits: 1, omittingEmptySubsequences: false) {
            "=＝".contains($0)
        }.map { String($0).trimmed }
        guard let name = names.last, !name.isBlank else { throw .ownMeasure(.noName) }
        let old = names.count > 1 ? names[0] : name
        guard !old.isBlank else { throw .ownMeasure(.noName) }
        let known = person.ownMeasures.first { $0.isNamed(old) }
        let used = (person.ownMeasures + person.formerMeasures + earlier).map(\.id)
        let lost =
            names.count > 1 && OwnMeasure.isIdentifier(old) && !used.contains(old) ? old : nil
        guard known != nil || names.count == 1 || lost != nil else {
            throw .ownMeasure(.unknown(old))
        }
        if name != known?.name { try checkName(name) }
        let others = earlier + person.ownMeasures.dropFirst(OwnMeasure.most)
        guard !others.contains(where: { $0.isNamed(name) || $0.id == known?.id }) else {
            throw .ownMeasure(.taken(name))
        }
        let new = OwnMeasure(id: lost ?? "", name: name)
        var measure = try read(parts.dropFirst(), into: known ?? new)
        if names.count > 1 { measure.name = name }
        if known == nil, lost == nil {
            measure = measure.identified(by: measure.identifier(besides: used))
        }
        // A removed measure that is defined again keeps its identifier, and so its values.
        if known == nil, lost == nil,
            let former = person.formerMeasures.last(where: { $0.isSame(as: measure) }),
            !earlier.contains(where: { $0.id == former.id })
        {
            measure = try read(parts.dropFirst(), into: former)
            measure.name = name
        }
        guard measure.values != nil else { throw .ownMeasure(.bounds(text(measure.bounds))) }
        return measure
    }

    // A definition of a file; `nil` if it could not be entered.
    func possible(
        _ measure: OwnMeasure,
        keepsIdentifier: Bool,
        besides others: [OwnMeasure]
    ) -> OwnMeasure? {
        var result = measure
        (result.name, result.unit) = (measure.name.trimmed, measure.unit.trimmed)
        if !keepsIdentifier {
            result = result.identified(by: result.identifier(besides: others.map(\.id)))
        }
        let read = try? ownMeasure(text(result), after: [], of: .empty)
        return read?.name == result.name && read?.unit == result.unit ? result : nil
    }

    private func checkName(_ name: String) throws(EntryError) {
        // Commas and signs end a name in the form, and brackets end one in a table.
        let isOdd = name.hasOddCharacters || name.contains(where: ",，、=＝()[]（）".contains)
        guard !isOdd else { throw .ownMeasure(.character) }
        guard name.columns <= OwnMeasure.widestName else { throw .ownMeasure(.wideName) }
        guard !Measure.isWord(name.normalized) else { throw .ownMeasure(.taken(name)) }
    }

    private func read(
        _ parts: ArraySlice<Substring>,
        into old: OwnMeasure
    ) throws(EntryError) -> OwnMeasure {
        var measure = old
        var read = Set<PartialKeyPath<OwnMeasure>>()
        for part in parts {
            let part = String(part).trimmed
            guard !part.isEmpty else { continue }
            guard read.insert(try self.read(part, into: &measure)).inserted else {
                throw .ownMeasure(.extra(part))
            }
        }
        return measure
    }

    // Reads bounds, decimals or a unit, which differ enough to come in any order.
    private func read(
        _ part: String,
        into measure: inout OwnMeasure
    ) throws(EntryError) -> PartialKeyPath<OwnMeasure> {
        let text = String(part.normalized.withPlainDashes.map { $0 == "〜" ? "-" : $0 })
        if text == "-" {
            measure.unit = ""
            return \.unit
        } else if let decimals = Int(text) {
            guard (0...2).contains(decimals) else { throw .ownMeasure(.decimals(part)) }
            measure.decimals = decimals
            return \.decimals
        } else if text.contains("-"), text.first(where: { !"-.".contains($0) })?.isDigit == true {
            let ends = text.split(separator: "-", omittingEmptySubsequences: false)
                .map { Double(String($0).trimmed) }
            guard ends.count == 2, let low = ends[0], let high = ends[1], low < high,
                low == 0 || OwnMeasure.possible.contains(low), OwnMeasure.possible.contains(high)
            else { throw .ownMeasure(.bounds(part)) }
            // 0 in a file means that there is no value.
            measure.bounds = max(low, OwnMeasure.possible.lowerBound)...high
            return \.bounds
        } else {
            guard !part.hasOddCharacters, let first = text.first, !first.isDigit,
                !"-+.".contains(first)
            else { throw .ownMeasure(.part(part)) }
            guard part.columns <= OwnMeasure.widestUnit else { throw .ownMeasure(.wideUnit) }
            measure.unit = part
            return \.unit
        }
    }
}

extension OwnMeasure {
    // Without regard to case and width.
    public func isNamed(_ other: String) -> Bool { name.normalized == other.normalized }

    // True if their values mean the same.
    func isSame(as other: OwnMeasure) -> Bool {
        isNamed(other.name) && unit.normalized == other.unit.normalized
    }
}

extension String {
    // Control and direction characters, which could change what is around the name.
    fileprivate var hasOddCharacters: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
                .unassigned:
                true
            default: ";；\"".unicodeScalars.contains(scalar)
            }
        }
    }

    // Columns on a terminal, rounded up for unusual characters.
    fileprivate var columns: Int {
        reduce(0) { columns, character in
            let isWide = character.unicodeScalars.contains { $0.value >= 0x1100 }
            return columns + (isWide ? 2 : 1)
        }
    }
}
