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
