/// A toast beside the keys in the help bar, or above it, with its keys.
package struct ToastBar {
    let text: String
    let message: GlyphText
    var isGood = false
    let bindings: [KeyBinding]
    /// Number of the first frame with this toast; the newest toast is shown.
    let firstFrame: Int
    /// Identifies the modifier that shows the toast.
    let owner: ToastOwner
    let timer: ToastTimer
    var mostLines = 3
    let dismiss: () -> Void
    /// Least width of a truncated message, in columns.
    private static let leastCut = 38

    /// Returns the rectangle of the toast: the lowest row, shared with the keys, or the rows above
    /// a free control.
    func rect(in bounds: Rect, free: Rect? = nil, isLive: Bool) -> Rect {
        let height = lines(bounds.width, isLive).count
        var rect = bounds.rows(from: bounds.maxY - height, height: height)
        if let free, free.height == 1, !free.intersection(rect).isEmpty {
            rect.origin.y = max(bounds.minY, free.minY - height)
        }
        return rect
    }

    /// Number of columns used in the shared row.
    func width(in bounds: Rect, isLive: Bool) -> Int {
        min(bounds.width, (lines(bounds.width, isLive).last?.width ?? 0) + 2)
    }

    /// Draws the message and its live key, and returns the columns used of the lowest row.
    func draw(on painter: Painter, in rect: Rect, of bounds: Rect, isLive: Bool) -> Int {
        var taken = 0
        for (index, line) in lines(bounds.width, isLive).enumerated() {
            var row = rect.rows(from: rect.minY + index, height: 1)
            if row.maxY == bounds.maxY {
                row.size.width = min(bounds.width, line.width + 2)
                taken = row.width
            }
            painter.fill(row, style: .plain)
            let style = isGood ? painter.theme.success : .plain
            painter.draw(line, at: Point(x: row.minX + 1, y: row.minY), style: style)
            painter.announce(row)
        }
        return taken
    }

    private func lines(_ width: Int, _ isLive: Bool) -> [GlyphText] {
        var width = max(1, width - 2)
        // A truncated message leaves room for some keys.
        if mostLines == 1, message.width > width {
            width = min(width, max(Self.leastCut, width * 3 / 5))
        }
        let lines = broken(to: width)
        guard isLive, !bindings.isEmpty else { return Self.cut(lines, to: mostLines, width) }
        let hint = bindings.map { "\($0.keyName) \($0.title)" }.joined(separator: " · ")
        var last = lines.last ?? GlyphText()
        for element in GlyphText(" · \(hint)").elements { last.append(element) }
        if lines.count <= mostLines, last.width <= width { return lines.dropLast() + [last] }
        return Self.cut(lines, to: mostLines - 1, width) + [GlyphText(hint)]
    }

    /// Truncates to a number of lines, with an ellipsis.
    private static func cut(_ lines: [GlyphText], to count: Int, _ width: Int) -> [GlyphText] {
        guard lines.count > count, count > 0 else { return lines }
        var last = lines[count - 1]
        for element in GlyphText("…").elements { last.append(element) }
        return lines.prefix(count - 1) + [last.truncated(to: width)]
    }

    /// Breaks lines between phrases where they fit.
    private func broken(to width: Int) -> [GlyphText] {
        guard message.width > width else { return [message] }
        let lines = lines(of: phrases, width).map { GlyphText($0) }
        return lines.allSatisfy { $0.width <= width } ? lines : message.wrapped(to: width)
    }

    private func lines(of phrases: [String], _ width: Int) -> [String] {
        phrases.reduce(into: []) { lines, phrase in
            if let last = lines.last, GlyphText("\(last) \(phrase)").width <= width {
                lines[lines.count - 1] += " \(phrase)"
            } else {
                // The end of a line replaces a separator.
                if lines.last?.hasSuffix(" ·") ?? false { lines[lines.count - 1].removeLast(2) }
                lines.append(phrase)
            }
        }
    }

    /// The parts not broken across lines: a word, with its unit, particle or separator.
    private var phrases: [String] {
        text.split(separator: " ").reduce(into: []) { phrases, word in
            let isCounted = phrases.last?.last?.isNumber == true && word.first?.isLetter == true
            let isParticle = word.unicodeScalars.first.map { ("ぁ"..."ゟ").contains($0) } ?? false
            // A year belongs to the day and month before it.
            let isYear = word.prefix { $0.isNumber }.count == 4 && !word.contains(where: \.isLetter)
            let isDated =
                isYear && phrases.last?.first?.isNumber == true
                && phrases.last?.last?.isLetter == true
            if let last = phrases.last, isCounted || isDated || isParticle || word == "·" {
                phrases[phrases.count - 1] = "\(last) \(word)"
            } else {
                phrases.append(String(word))
            }
        }
    }
}

/// Identifies the toast of one modifier, with its keys while it is shown.
final class ToastOwner {
    var bindings: [KeyBinding] = []
}

/// Removes a toast after its duration.
class ToastTimer: LeavingSlot {
    private var start: (() -> Task<Void, Never>)?
    private var task: Task<Void, Never>?
    /// True while a layer covers the toast; afterwards its duration starts again.
    var isCovered = false {
        didSet {
            guard isCovered != oldValue else { return }
            task?.cancel()
            task = isCovered ? nil : start?()
        }
    }

    /// Starts the timer of a toast.
    func begin(_ environment: EnvironmentValues, dismiss: @escaping () -> Void) {
        let start = {
            Task {
                try? await environment.sleep(environment.toastDuration)
                if !Task.isCancelled { dismiss() }
            }
        }
        end()
        self.start = start
        task = start()
    }

    /// Cancels the timer.
    func end() {
        task?.cancel()
        (start, task) = (nil, nil)
        isCovered = false
    }

    override func leave() {
        end()
    }
}
