import Synchronization

/// Sanitized text for drawing: the glyphs of each character, with their widths.
///
/// All text from users and files passes through here on its way to the terminal. Control characters
/// become control pictures, invisible and bidirectional scalars are dropped, an emoji sequence
/// shows its first part and a flag its two letters, and a glyph has at most four marks. A character
/// with several spacing scalars is several glyphs, which stay together.
nonisolated package struct GlyphText: Hashable, Sendable {
    package struct Element: Hashable, Sendable {
        package var glyph: Glyph
        package var width: Int
        /// Index of the styled run that the glyph comes from.
        var run: UInt8 = 0
        /// True if the glyph belongs to the same character as the previous one.
        var isJoined = false
    }

    private(set) var elements: [Element] = []
    package private(set) var width = 0

    init() {}

    package init(_ text: some StringProtocol) {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        if isPlain {
            elements = text.utf8.map { Element(glyph: Glyph(Unicode.Scalar($0)), width: 1) }
            width = elements.count
            return
        }
        elements.reserveCapacity(text.utf8.count)
        for character in text {
            Self.forEachElement(of: character) { append($0) }
        }
    }

    package init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    mutating func append(_ element: Element) {
        elements.append(element)
        width += element.width
    }
}

nonisolated extension GlyphText {
    /// Maximum number of glyphs kept together for one character.
    private static let longest = 8

    /// Returns the number of columns of a character, 0 if it is not drawn.
    static func width(of character: Character) -> Int {
        if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return 1 }
        var width = 0
        forEachElement(of: character) { width += $0.width }
        return width
    }

    /// Calls a closure with each glyph of a character: usually one, but several for spacing vowel
    /// signs and joined consonants.
    static func forEachElement(of character: Character, _ body: (Element) -> Void) {
        var base: Unicode.Scalar?
        var marks = ""
        var previous: Unicode.Scalar?
        var count = 0
        func give(_ base: Unicode.Scalar) {
            body(
                Element(
                    glyph: Glyph(base, marks: marks),
                    width: GlyphWidth.of(base),
                    isJoined: count % longest != 0
                )
            )
            count += 1
            marks = ""
        }
        for scalar in character.unicodeScalars {
            if let visible = visible(scalar), GlyphWidth.of(visible) > 0 {
                if let last = base {
                    if isSwallowed(scalar, after: previous) { break }
                    give(last)
                }
                base = visible
            } else if isCombining(scalar), marks.unicodeScalars.count < 4 {
                marks.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        if let base = base ?? (marks.isEmpty ? nil : " ") { give(base) }
    }

    /// Returns whether a spacing scalar is not drawn after another: the rest of an emoji or of a
    /// line break.
    private static func isSwallowed(
        _ scalar: Unicode.Scalar,
        after previous: Unicode.Scalar?
    ) -> Bool {
        switch scalar.value {
        case 0x0A, 0x1F3FB...0x1F3FF: true
        default: previous == "\u{200D}" && scalar.properties.isEmoji
        }
    }

    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x09, 0x0A: " "
        case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: "\u{2421}"
        case 0x80...0x9F: "\u{FFFD}"
        case 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: nil
        case 0xE0000...0xE0FFF: nil
        case 0x1F1E6...0x1F1FF: Unicode.Scalar(0x41 + scalar.value - 0x1F1E6)
        default: scalar
        }
    }

    private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x1F3FB...0x1F3FF: return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return true
        default: return false
        }
    }

    /// The glyphs of each character.
    var characters: some Sequence<ArraySlice<Element>> { Characters(elements: elements) }

    private struct Characters: Sequence, IteratorProtocol {
        let elements: [Element]
        var start = 0

        mutating func next() -> ArraySlice<Element>? {
            guard start < elements.count else { return nil }
            let first = start
            start += 1
            while start < elements.count, elements[start].isJoined { start += 1 }
            return elements[first..<start]
        }
    }
}

nonisolated extension GlyphText {
    /// Returns the indices of blanks that do not end a line if the joined words fit in one: in days
    /// and before units, as in "24 Nov 2026", "24 Nov 73.0 kg" and "11 st 6 lb".
    func joints(within limit: Int) -> Set<Int> {
        let isAny = zip(elements, elements.dropFirst()).contains {
            $1.isBlank && ($0.isDigit || $0.endsDay)
        }
        guard isAny else { return [] }
        let words = elements.split(omittingEmptySubsequences: false) { $0.isBlank }
        var joints: Set<Int> = []
        var first = 0
        while first < words.count {
            var last = first
            while last + 1 < words.count, last - first < Self.mostJoints,
                let start = words[first].jointStart,
                words[last].belongs(to: words[last + 1], isInside: last > first),
                elements[start..<words[last + 1].jointEnd].width <= limit
            {
                joints.insert(words[last].endIndex)
                last += 1
            }
            first = max(last, first + 1)
        }
        return joints
    }

    /// Maximum number of blanks between a day, a weight and its unit.
    private static let mostJoints = 3
}

nonisolated extension ArraySlice<GlyphText.Element> {
    /// Start of the number or day at the end of a word, with its sign and brackets; else `nil`.
    fileprivate var jointStart: Int? {
        guard let last else { return nil }
        if last.endsDay {
            return dropLast(reversed().prefix { $0.isDigit || $0.isPartOfDay }.count).endIndex
        }
        guard last.isDigit else { return nil }
        let digits = reversed().prefix { $0.isPartOfNumber }
        let signs = dropLast(digits.count).reversed().prefix {
            $0.width == 1 && !$0.isNarrowLetter && !$0.isDigit
        }
        let before = dropLast(digits.count + signs.count)
        guard before.last.map({ $0.width == 2 }) ?? true else { return nil }
        let brackets = before.reversed().prefix { GlyphText.opening.contains($0.glyph.base) }
        return before.dropLast(brackets.count).endIndex
    }

    /// End of the part before the first wide glyph, including closing punctuation.
    fileprivate var jointEnd: Int {
        let narrow = prefix { $0.width == 1 }
        let marks = self[narrow.endIndex...].prefix { GlyphText.closing.contains($0.glyph.base) }
        return marks.endIndex
    }

    /// Returns whether no line may end between two words; inside a joint, digits may follow a unit.
    fileprivate func belongs(to next: Self, isInside: Bool) -> Bool {
        guard let last, let first = next.first else { return false }
        if last.isDigit { return next.beginsWithUnit }
        return first.isDigit
            && (last.endsDay || isInside && beginsWithUnit && allSatisfy(\.isNarrowLetter))
    }

    /// True if it begins with a unit or month, which have at most three letters.
    private var beginsWithUnit: Bool {
        let letters = prefix { $0.isNarrowLetter || $0.glyph.base == "%" || $0.glyph.base == "°" }
        return (1...3).contains(letters.count) && dropFirst(letters.count).first?.isDigit != true
    }
}

nonisolated extension GlyphText.Element {
    fileprivate var isNarrowLetter: Bool { width == 1 && glyph.base.properties.isAlphabetic }

    fileprivate var isPartOfNumber: Bool { isDigit || ".,'’–".unicodeScalars.contains(glyph.base) }

    fileprivate var isPartOfDay: Bool { "年月日".unicodeScalars.contains(glyph.base) }

    var endsDay: Bool { glyph.base == "日" }
}

nonisolated extension GlyphText {
    /// Returns the text truncated to a width with an ellipsis.
    package func truncated(to limit: Int) -> GlyphText {
        if width <= limit { return self }
        guard limit > 0 else { return GlyphText() }
        var result = GlyphText()
        for character in characters {
            if result.width + character.width > limit - 1 { break }
            for element in character { result.append(element) }
        }
        let run = elements.dropFirst(result.elements.count).first?.run ?? 0
        result.append(Element(glyph: Glyph("…"), width: 1, run: run))
        return result
    }

    /// Text without leading and trailing blanks.
    var trimmed: GlyphText {
        GlyphText(elements.drop { $0.glyph.base == " " }.trimmingTrailingBlanks())
    }

    /// Wraps the text to a width: between words, after a slash, between Japanese phrases, or else
    /// between wide glyphs; a number and its unit stay together.
    func wrapped(to limit: Int) -> [GlyphText] {
        if width <= limit { return [self] }
        guard limit > 0 else { return [] }
        var lines: [GlyphText] = []
        var line: [Element] = []
        var lineWidth = 0
        var breakAfter: Int?
        var breakBefore: Int?
        var isAtBreak = false
        let joints = joints(within: limit)
        for character in characters {
            guard let element = character.first else { continue }
            let isSpace = element.glyph.base == " "
            if isSpace, isAtBreak { continue }
            isAtBreak = false
            let isJoint = isSpace && joints.contains(character.startIndex)
            // A date stays in one piece, together with the number after it.
            if let before = breakBefore, breakAfter == line.count,
                isJoint || element.isDigit && line.last?.endsPartOfDay ?? false
            {
                breakAfter = before
            }
            if lineWidth + character.width > limit, !line.isEmpty {
                if isSpace, !isJoint {
                    lines.append(GlyphText(line[...].trimmingTrailingBlanks()))
                    line = []
                    lineWidth = 0
                    (breakAfter, breakBefore) = (nil, nil)
                    isAtBreak = true
                    continue
                }
                let cut = cut(line, before: character, breakAfter: breakAfter)
                lines.append(GlyphText(line[..<cut].trimmingTrailingBlanks()))
                line = Array(line[cut...])
                lineWidth = line[...].width
                (breakAfter, breakBefore) = (nil, nil)
            }
            line += character
            lineWidth += character.width
            let isWide = element.width == 2 && !Self.opening.contains(element.glyph.base)
            let mayEnd = isSpace ? !isJoint : isWide
            if mayEnd || element.glyph.base == "/" {
                breakBefore = breakAfter
                breakAfter = line.count
            }
        }
        if !line.isEmpty { lines.append(GlyphText(line)) }
        return lines
    }

    /// Returns the end of a full line; closing punctuation moves to the next line with the glyph
    /// before it, and opening punctuation with what follows.
    private func cut(_ line: [Element], before next: ArraySlice<Element>, breakAfter: Int?) -> Int {
        guard let first = next.first, first.width == 2 else { return breakAfter ?? line.count }
        if let start = phraseStart(in: line, before: first) { return start }
        if let breakAfter, line.last?.isNarrow ?? false { return breakAfter }
        var cut = line.count
        if Self.closing.contains(first.glyph.base) { cut = line.lastIndex { !$0.isJoined } ?? 0 }
        while cut > 0, Self.opening.contains(line[cut - 1].glyph.base) { cut -= 1 }
        return cut > 0 ? cut : line.count
    }

    /// Returns the start of the last phrase that fits in the next line; phrases end in hiragana,
    /// punctuation or a blank beside a wide glyph.
    private func phraseStart(in line: [Element], before next: Element) -> Int? {
        var rest = 0
        for index in line.indices.reversed() {
            let last = line[index]
            let first = index + 1 < line.count ? line[index + 1] : next
            let isBehindDay = index > 0 && line[index - 1].endsDay && first.isDigit
            let isBesideWide =
                !isBehindDay && (first.width == 2 || index > 0 && line[index - 1].width == 2)
            let isEnd =
                last.isHiragana || Self.ending.contains(last.glyph.base)
                || last.isBlank && isBesideWide
            if isEnd, first.beginsPhrase { return index + 1 }
            rest += last.width
            if rest > line[...].width / 2 { return nil }
        }
        return nil
    }

    /// Opening punctuation, which never ends a line.
    static let opening = Set("（［｛「『【〈《".unicodeScalars)

    /// Punctuation that ends a phrase.
    private static let ending = Set("、。，．：；？！）］｝」』】〉》".unicodeScalars)

    /// Glyphs that never begin a line (kinsoku).
    static let closing = ending.union("・ー…ゃゅょっャュョッ".unicodeScalars)
}

nonisolated extension GlyphText.Element {
    var isBlank: Bool { glyph.base == " " }

    var isDigit: Bool { ("0"..."9").contains(glyph.base) }

    fileprivate var isNarrow: Bool { width == 1 && !isBlank }

    fileprivate var endsPartOfDay: Bool { glyph.base == "年" || glyph.base == "月" }

    fileprivate var isHiragana: Bool { ("ぁ"..."ゟ").contains(glyph.base) }

    fileprivate var beginsPhrase: Bool {
        !isBlank && !isHiragana && !isJoined && !GlyphText.closing.contains(glyph.base)
    }
}

nonisolated extension ArraySlice<GlyphText.Element> {
    var width: Int { reduce(0) { $0 + $1.width } }

    fileprivate func trimmingTrailingBlanks() -> Self {
        var result = self
        while result.last?.glyph.base == " " { result.removeLast() }
        return result
    }
}

/// Content of a cell: a spacing scalar and its combining marks.
///
/// A glyph is a few bytes without references, so that a frame is copied and compared as plain
/// memory; combining marks are rare, and are stored in a table by number.
nonisolated public struct Glyph: Hashable, Sendable {
    /// Spacing scalar.
    package let base: Unicode.Scalar
    private let marksNumber: UInt16

    /// Empty cell.
    package static let blank = Glyph(" ")

    /// Makes a glyph from a scalar and its combining marks.
    package init(_ base: Unicode.Scalar, marks: String = "") {
        self.base = base
        marksNumber = marks.isEmpty ? 0 : CombiningMarks.number(of: marks)
    }

    var hasMarks: Bool { marksNumber != 0 }

    /// Combining marks, at most four in drawn text.
    package var marks: String {
        marksNumber == 0 ? "" : CombiningMarks.marks(marksNumber)
    }

    /// Glyph as text.
    public var text: String { String(Character(base)) + marks }
}

/// Number of columns of a scalar: 0 for combining marks, 2 for wide East Asian ones.
nonisolated package enum GlyphWidth {
    package static func of(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return 1 }
        if value >= 0x1100, wide.cover(value) { return 2 }
        return isMark(scalar) ? 0 : 1
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
        case 0x2500...0x2FFF: return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return true
        default: return false
        }
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
        0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F,
        0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
        0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5,
        0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728,
        0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
        0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
        0x2E80...0x3029, 0x302E...0x303E, 0x3041...0x3096, 0x309B...0x3247, 0x3250...0x4DBF,
        0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAD9, 0xFE10...0xFE19,
        0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FE3, 0x16FF0...0x1B2FB,
        0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A,
        0x1F200...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393,
        0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4,
        0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D,
        0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596,
        0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC,
        0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC,
        0x1F7E0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF,
        0x1FA70...0x1FAF6, 0x20000...0x3134A,
    ]
}

nonisolated extension [ClosedRange<UInt32>] {
    /// Returns whether one of the ranges, which are in ascending order, contains a value.
    func cover(_ value: UInt32) -> Bool {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].contains(value)
    }
}

/// Table of the combining marks used so far, by number.
nonisolated enum CombiningMarks {
    private static let table = Mutex(Table())

    /// Returns the number of a run of marks; 0, for none, from the 65,536th run on.
    static func number(of marks: String) -> UInt16 {
        table.withLock { table in
            if let number = table.numbers[marks] { return number }
            guard let number = UInt16(exactly: table.runs.count) else { return 0 }
            table.runs.append(marks)
            table.numbers[marks] = number
            return number
        }
    }

    static func marks(_ number: UInt16) -> String {
        table.withLock { $0.runs[Int(number)] }
    }

    private struct Table {
        var runs = [""]
        var numbers: [String: UInt16] = [:]
    }
}

/// Part of a text with one style.
struct StyledRun {
    let text: String
    let style: Style

    /// Returns the paragraphs of several runs; each glyph has the index of its run.
    static func paragraphs(of runs: [StyledRun]) -> [GlyphText] {
        var paragraphs = [GlyphText()]
        for (index, run) in runs.enumerated() {
            let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() {
                if number > 0 { paragraphs.append(GlyphText()) }
                for var element in GlyphText(line).elements {
                    element.run = UInt8(clamping: index)
                    paragraphs[paragraphs.count - 1].append(element)
                }
            }
        }
        return paragraphs
    }
}
