/// Decodes bytes from the terminal into events, however they are split.
///
/// An incomplete sequence waits for its rest. After a pause, an Escape alone is the key, a paste
/// without an end is complete, and anything else is dropped. All bytes are safe: an unknown
/// sequence is no event, and one that is too long is discarded to its end.
nonisolated struct InputDecoder {
    private let keys: [[UInt8]: KeyPress]
    private var pending: [UInt8] = []
    private var paste: PasteBuffer?
    private var overlong: Overlong?
    /// When true, an Escape was taken for the key after a pause, though it may have begun an answer.
    private var mayHaveCutAnswer = false
    private var isDragging = false
    /// True if the terminal was asked and has not reported its cursor yet.
    var awaitsAnswers = false

    /// Makes a decoder; keys of the terminal's own description precede the common ones.
    init(keys: [[UInt8]: KeyPress] = [:]) {
        self.keys = keys
    }

    /// The input for which the decoder waits, which a pause would decide.
    var waiting: Waiting {
        if paste != nil || overlong != nil { return .paste }
        if pending.isEmpty { return .nothing }
        if pending.count > 2, ColorAnswer.end(of: pending[...]) != nil { return .answer }
        return awaitsAnswers && pending.count > 1 ? .sequenceOrAnswer : .sequence
    }

    /// Decodes bytes and returns the complete events.
    mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        var events: [InputEvent] = []
        if paste != nil {
            takePasted(Array(bytes)[...], into: &events)
        } else if overlong != nil {
            discard(Array(bytes)[...])
        } else {
            let isCut = mayHaveCutAnswer && Self.beginsAnswer(bytes)
            mayHaveCutAnswer = false
            pending = EightBitControls.replaced(in: pending + (isCut ? [0x1B] : []) + bytes)
        }
        return events + withoutReleases(decodePending(isOver: false))
    }

    /// Returns whether bytes are an answer whose Escape came before a pause: users do not type that.
    private static func beginsAnswer(_ bytes: some Sequence<UInt8>) -> Bool {
        let bytes = Array(bytes)
        if bytes.starts(with: Array("[2;".utf8)) { return true }
        return bytes.count > 1 && ColorAnswer.end(of: ([0x1B] + bytes)[...]) != nil
    }

    /// Discards bytes inside a sequence that is too long.
    private mutating func discard(_ bytes: ArraySlice<UInt8>) {
        guard let end = overlong?.end(in: bytes) else { return }
        overlong = nil
        pending = EightBitControls.replaced(in: end)
    }

    /// Drops the releases that do not end a drag, since no view handles them.
    private mutating func withoutReleases(_ events: [InputEvent]) -> [InputEvent] {
        events.filter { event in
            guard case .mouse(let event) = event else { return true }
            defer { isDragging = event.kind == .drag }
            return event.kind != .release || isDragging
        }
    }

    /// Returns the events that the bytes make if no more of them come.
    mutating func decodePause() -> [InputEvent] {
        if let finished = paste {
            paste = nil
            return [.paste(finished.text)]
        }
        overlong = nil
        mayHaveCutAnswer = awaitsAnswers && pending == [0x1B]
        return decodePending(isOver: true)
    }

    private mutating func takePasted(_ bytes: ArraySlice<UInt8>, into events: inout [InputEvent]) {
        guard let rest = paste?.append(bytes) else { return }
        events.append(.paste(paste?.text ?? ""))
        paste = nil
        pending = EightBitControls.replaced(in: Array(rest))
    }

    private mutating func decodePending(isOver: Bool) -> [InputEvent] {
        var events: [InputEvent] = []
        while paste == nil, !pending.isEmpty {
            let (taken, start) = decodeRun(isOver: isOver, into: &events)
            let rest = pending[taken...]
            switch start {
            case .pasteStart:
                paste = PasteBuffer()
                pending = []
                takePasted(rest, into: &events)
            case .overlong(let kind):
                overlong = kind
                pending = []
                discard(rest)
            case .event, .nothing:
                pending = Array(rest)
                return events
            }
        }
        return events
    }

    /// Decodes up to a paste or an overlong sequence, and returns the number of bytes consumed.
    private func decodeRun(
        isOver: Bool,
        into events: inout [InputEvent]
    ) -> (Int, SequenceParser.Meaning) {
        var index = 0
        while index < pending.count {
            let byte = pending[index]
            if byte == 0x1B {
                let parser = SequenceParser(bytes: pending[index...], keys: keys, isOver: isOver)
                guard let sequence = parser.parse() else { return (index, .nothing) }
                index += sequence.length
                switch sequence.meaning {
                case .event(let event): events.append(event)
                case .pasteStart, .overlong: return (index, sequence.meaning)
                case .nothing: break
                }
            } else if let press = KeyPress(control: byte) {
                events.append(.key(press))
                index += 1
            } else {
                let run = TextRun(pending[index...], isOver: isOver)
                if run.length == 0 { return (index, .nothing) }
                events += run.characters.map { .key(KeyPress(KeyEquivalent($0))) }
                index += run.length
            }
        }
        return (index, .nothing)
    }

    /// The kind of input for which the decoder waits.
    enum Waiting: Hashable, Sendable {
        case nothing
        case sequence
        /// A key with Alt, or an answer over a slow line.
        case sequenceOrAnswer
        /// The rest of an answer, without a time limit.
        case answer
        /// The end of a paste, or of a sequence that is too long.
        case paste
    }
}

/// The typed text at the start of bytes, up to a control character or an incomplete one.
nonisolated struct TextRun {
    /// The characters, without control and invalid ones.
    let characters: [Character]
    /// Number of bytes consumed.
    let length: Int

    init(_ bytes: ArraySlice<UInt8>, isOver: Bool) {
        var run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        if !isOver, run.endIndex == bytes.endIndex {
            run = run.dropLast(Self.cutBytes(of: run))
        }
        length = run.count
        var scalars = String.UnicodeScalarView()
        scalars.append(
            contentsOf: String(decoding: run, as: UTF8.self).unicodeScalars.filter(Self.isText)
        )
        characters = Array(String(scalars))
    }

    private static func isText(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x80...0x9F, 0xF700...0xF7FF, 0xFFFD: false
        default: true
        }
    }

    private static func cutBytes(of run: ArraySlice<UInt8>) -> Int {
        for (offset, byte) in run.suffix(3).reversed().enumerated() where byte >= 0xC0 {
            let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            return offset + 1 < needed ? offset + 1 : 0
        }
        return 0
    }
}

/// The bytes of a bracketed paste up to its end mark.
nonisolated struct PasteBuffer {
    private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []

    /// The pasted text, with line feeds as line ends.
    var text: String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(0x0D) else { return text }
        var unified = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if scalar == "\r" {
                unified.append("\n")
            } else if scalar != "\n" || previous != "\r" {
                unified.append(scalar)
            }
            previous = scalar
        }
        return String(unified)
    }

    /// Appends bytes and returns those after the end mark, or `nil` before it.
    mutating func append(_ more: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let known = bytes.count
        bytes.append(contentsOf: more)
        var index = max(0, known - Self.end.count + 1)
        while let start = bytes[index...].firstIndex(of: 0x1B) {
            if bytes[start...].starts(with: Self.end) {
                let rest = bytes[(start + Self.end.count)...]
                bytes.removeSubrange(start...)
                return rest
            }
            index = start + 1
        }
        return nil
    }
}

nonisolated extension KeyPress {
    /// Makes the key of a control character; `nil` for other bytes and Escape.
    ///
    /// A line feed is Enter too, as sent by scripts and some keypads.
    init?(control byte: UInt8) {
        switch byte {
        case 0x00: self.init(.space, modifiers: .control)
        case 0x08, 0x7F: self.init(.delete)
        case 0x09: self.init(.tab)
        case 0x0A, 0x0D: self.init(.return)
        case 0x1B: return nil
        case 0x01...0x1A:
            self.init(KeyEquivalent(Character(Unicode.Scalar(byte + 0x60))), modifiers: .control)
        case 0x1C...0x1F:
            self.init(KeyEquivalent(Character(Unicode.Scalar(byte + 0x40))), modifiers: .control)
        default: return nil
        }
    }
}

nonisolated extension EventModifiers {
    /// Makes modifiers from xterm's number after a key: one more than the sum of the held keys.
    init(xterm number: Int) {
        let held = number > 0 ? number - 1 : 0
        self = []
        if held & 1 != 0 { insert(.shift) }
        if held & 2 != 0 || held & 8 != 0 { insert(.option) }
        if held & 4 != 0 { insert(.control) }
    }
}
