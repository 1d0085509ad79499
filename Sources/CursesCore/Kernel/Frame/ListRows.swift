/// Rows of a list, numbered across all segments.
struct ListRows {
    private let segments: [RowSegment]
    private let starts: [Int]
    let count: Int
    /// Number of selectable rows.
    let selectableCount: Int

    init(_ segments: [RowSegment]) {
        self.segments = segments
        var starts: [Int] = []
        var count = 0
        for segment in segments {
            starts.append(count)
            count += segment.count
        }
        self.starts = starts
        selectableCount = segments.reduce(0) { $0 + ($1.isSelectable ? $1.count : 0) }
        self.count = count
    }

    func make(_ index: Int) -> Node? {
        locate(index).map { segments[$0.segment].make($0.offset) }
    }

    func id(_ index: Int) -> AnyHashable? {
        locate(index).map { segments[$0.segment].id($0.offset) }
    }

    func isSelectable(_ index: Int) -> Bool {
        guard let (segment, offset) = locate(index), segments[segment].isSelectable else {
            return false
        }
        return segments[segment].canBeChosen?(offset) ?? true
    }

    func deletion(_ index: Int) -> (() -> Void)? {
        guard let (segment, offset) = locate(index), let delete = segments[segment].delete else {
            return nil
        }
        return { delete(offset) }
    }

    /// Returns the function that moves a row, or `nil` if the row cannot be moved.
    func movement(_ index: Int) -> ((Int) -> Void)? {
        guard let (segment, offset) = locate(index), let move = segments[segment].move else {
            return nil
        }
        return { move(offset, $0) }
    }

    /// Returns the nearest selectable row in a direction, else in the other, else `nil`.
    func selectable(near index: Int, direction: Int) -> Int? {
        guard count > 0 else { return nil }
        let start = min(max(0, index), count - 1)
        for step in [direction, -direction] {
            var candidate = start
            while candidate >= 0, candidate < count {
                if isSelectable(candidate) { return candidate }
                candidate += step
            }
        }
        return nil
    }

    func index(of id: AnyHashable) -> Int? {
        (0..<count).first { self.id($0) == id }
    }

    private func locate(_ index: Int) -> (segment: Int, offset: Int)? {
        guard index >= 0, index < count else { return nil }
        guard let segment = starts.lastIndex(where: { $0 <= index }) else { return nil }
        let offset = index - starts[segment]
        return offset < segments[segment].count ? (segment, offset) : nil
    }
}

extension ForEach where Content: View {
    public static var producesSections: Bool { Content.producesSections }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        if Self.producesSections || firstProducesSections {
            var segments: [RowSegment] = []
            forEachView(evaluation) { segments += $0.rowSegments($1) }
            return segments
        }
        let late = Findings()
        evaluation.findings.add(.apart(late))
        let rows = evaluation.finding(late)
        let token = evaluation.token(of: maker)
        var segment = RowSegment(
            count: data.count,
            id: { id(element($0)) },
            make: { index in
                let element = element(index)
                let row = rows.at(named: PlaceName(id(element)))
                return row.kept(
                    KeptRow(token: token, index: index),
                    reading: (),
                    asWhole: true,
                    content: { _, _ in content(element) },
                    nodes: { [$0.node($1.at(0))] }
                )[0]
            }
        )
        if let delete { segment.delete = { delete([$0]) } }
        if let move {
            segment.move = { index, distance in
                guard data.indices.count > index + distance, index + distance >= 0 else { return }
                move([index], distance < 0 ? index + distance : index + distance + 1)
            }
        }
        return [segment]
    }
}

extension ForEach where Content: View {
    /// All elements have the same modifiers, so the first one tells whether they are sections.
    private var firstProducesSections: Bool {
        guard Content.self == ModifiedView.self, let first = data.first else { return false }
        return (content(first) as? ModifiedView)?.producesSections ?? false
    }
}

extension TupleView {
    public static var producesSections: Bool {
        for type in repeat (each Content).self {
            if type.producesSections { return true }
        }
        return false
    }
}

extension ConditionalView {
    public static var producesSections: Bool {
        First.producesSections || Second.producesSections
    }
}

extension Optional where Wrapped: View {
    public static var producesSections: Bool { Wrapped.producesSections }
}

extension ArrayView {
    public static var producesSections: Bool { Content.producesSections }
}

/// Rows of a list that are made lazily, when visible.
public struct RowSegment {
    /// Number of rows.
    var count: Int
    /// True if the rows are selectable.
    var isSelectable = true
    /// Returns whether a row is selectable; `nil` if all are.
    var canBeChosen: ((Int) -> Bool)?
    /// Returns the identifier of a row.
    var id: (Int) -> AnyHashable
    /// Makes a row.
    var make: (Int) -> Node
    /// Deletes a row; `nil` if rows cannot be deleted.
    var delete: ((Int) -> Void)?
    /// Moves a row by a distance; `nil` if rows cannot be moved.
    var move: ((Int, Int) -> Void)?
}

extension RowSegment {
    /// Makes a segment of existing rows.
    init(_ nodes: [Node], isSelectable: Bool = true) {
        self.init(
            count: nodes.count,
            isSelectable: isSelectable,
            id: { ObjectIdentifier(nodes[$0].place) },
            make: { nodes[$0] }
        )
    }
}
