/// Turns the bytes that a terminal sends into events, whatever they are and however they are cut.
///
/// A sequence that is cut in two waits for its rest. What does not come is decided by a pause: an
/// Escape alone is the key, a paste without an end is over, and anything else is dropped. No byte
/// can do harm: what nobody knows is no event.
nonisolated struct InputDecoder {
    private let keys: [[UInt8]: KeyPress]
    private var pending: [UInt8] = []
    private var paste: PasteBuffer?
    private var isDragging = false
    /// Whether the terminal was asked for something and has not told where its cursor stands.
    var awaitsAnswers = false

    /// The keys that this terminal's own description names go before the common ones.
    init(keys: [[UInt8]: KeyPress] = [:]) {
        self.keys = keys
    }

    /// What a pause in the bytes would decide.
    var waiting: Waiting {
        if paste != nil { return .paste }
        if pending.isEmpty { return .nothing }
        if pending.count > 2, ColorAnswer.end(of: pending[...]) != nil { return .answer }
        return awaitsAnswers ? .sequenceOrAnswer : .sequence
    }

    /// Takes bytes as they came and gives the events that are complete.
    mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        guard paste != nil else {
            pending.append(contentsOf: bytes)
            return withoutReleases(decodePending(isOver: false))
        }
        var events: [InputEvent] = []
        takePasted(Array(bytes)[...], into: &events)
        return events + withoutReleases(decodePending(isOver: false))
    }

    /// The events without the buttons that are let go where they were pressed, which nobody asks about.
    private mutating func withoutReleases(_ events: [InputEvent]) -> [InputEvent] {
        events.filter { event in
            guard case .mouse(let event) = event else { return true }
            defer { isDragging = event.kind == .drag }
            return event.kind != .release || isDragging
        }
    }

    /// Gives the events that the bytes make if no more of them come.
    mutating func decodePause() -> [InputEvent] {
        if let finished = paste {
            paste = nil
            return [.paste(finished.text)]
        }
        return decodePending(isOver: true)
    }

    private mutating func takePasted(_ bytes: ArraySlice<UInt8>, into events: inout [InputEvent]) {
        guard let rest = paste?.append(bytes) else { return }
        events.append(.paste(paste?.text ?? ""))
        paste = nil
        pending = Array(rest)
    }

    private mutating func decodePending(isOver: Bool) -> [InputEvent] {
        var events: [InputEvent] = []
        while paste == nil, !pending.isEmpty {
            let (taken, startsPaste) = decodeRun(isOver: isOver, into: &events)
            let rest = pending[taken...]
            if startsPaste {
                paste = PasteBuffer()
                pending = []
                takePasted(rest, into: &events)
            } else {
                pending = Array(rest)
                break
            }
        }
        return events
    }

    private func decodeRun(isOver: Bool, into events: inout [InputEvent]) -> (Int, Bool) {
        var index = 0
        while index < pending.count {
            let byte = pending[index]
            if byte == 0x1B {
                let parser = SequenceParser(bytes: pending[index...], keys: keys, isOver: isOver)
                guard let sequence = parser.parse() else { return (index, false) }
                index += sequence.length
                switch sequence.meaning {
                case .event(let event): events.append(event)
                case .pasteStart: return (index, true)
                case .nothing: break
                }
            } else if let press = KeyPress(control: byte) {
                events.append(.key(press))
                index += 1
            } else {
                let run = TextRun(pending[index...], isOver: isOver)
                if run.length == 0 { return (index, false) }
                events += run.characters.map { .key(KeyPress(KeyEquivalent($0))) }
                index += run.length
            }
        }
        return (index, false)
    }

    /// What the next bytes are awaited for.
    enum Waiting: Hashable, Sendable {
        case nothing
        case sequence
        /// A key, or an answer over a slow line.
        case sequenceOrAnswer
        /// The rest of an answer, for which no time is set.
        case answer
        case paste
    }
}
