/// Draws the days of a month by week and moves the selection.
final class CalendarNode<D: CalendarDay>: ControlNode {
    private let session: CalendarSession<D>
    private let firstWeekday: Int
    /// The marked days of the month when the node was created.
    private var markedDays: Set<Int> = []
    private let weeks = 6
    /// Columns of a wide cell: selection mark, two digits, dot and gap.
    private let widestCell = 5
    /// Columns of a week of wide cells; the last one has no gap.
    private let wholeWidth = 34

    init(_ place: Place, _ session: CalendarSession<D>, _ environment: EnvironmentValues) {
        self.session = session
        firstWeekday = environment.firstWeekday
        super.init(place, environment: environment)
        markedDays = Set(
            (1...session.marked.daysInMonth).filter { number in
                day(number).map { environment.markedDays.contains($0) } ?? false
            }
        )
    }

    override var keyBindings: [KeyBinding] {
        let marked = session.marked
        var bindings = [
            binding([.plain(.return), .plain(.space)], "choose") { [self] in session.take(marked) }
        ]
        if let today = session.reader.today {
            bindings.append(binding([.plain("t")], "today") { [self] in session.mark(today) })
        }
        bindings += months
        let steps: [([KeyPress], LocalizedStringKey, D?)] = [
            ([.plain(.leftArrow), .plain("h")], "day before", marked.shifted(days: -1)),
            ([.plain(.rightArrow), .plain("l")], "day after", marked.shifted(days: 1)),
            ([.plain(.upArrow), .plain("k")], "week before", marked.shifted(days: -7)),
            ([.plain(.downArrow), .plain("j")], "week after", marked.shifted(days: 7)),
            ([.plain("<"), .plain("{")], "year before", marked.shifted(months: -12)),
            ([.plain(">"), .plain("}")], "year after", marked.shifted(months: 12)),
            ([.plain(.home), .plain("0")], "first of the month", day(1)),
            ([.plain(.end), .plain("$")], "last of the month", day(marked.daysInMonth)),
        ]
        for (keys, title, date) in steps {
            bindings.append(
                binding(keys, title, isHidden: true) { [self] in session.mark(date) }.unlisted
            )
        }
        return bindings
    }

    /// The keys to other months, shown as one item in the help bar.
    private var months: [KeyBinding] {
        let marked = session.marked
        var months = [
            binding([.plain("["), .plain(.pageUp)], "month before") { [self] in
                session.mark(marked.shifted(months: -1))
            },
            binding([.plain("]"), .plain(.pageDown)], "month after") { [self] in
                session.mark(marked.shifted(months: 1))
            },
        ]
        months[0].summary = KeyBinding.Summary(of: months, title: environment.string("months"))
        months[1].isHidden = true
        return months.map(\.unlisted)
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        switch event.kind {
        case .drag, .release: return .ignored
        case .wheelUp: session.mark(session.marked.shifted(months: -1))
        case .wheelDown: session.mark(session.marked.shifted(months: 1))
        case .click:
            let hit = (1...session.marked.daysInMonth).first { rect($0).contains(event.location) }
            if let date = hit.flatMap(day) { session.take(date) }
        }
        return .handled
    }

    override var isReadWhole: Bool { true }

    override func measure(_ proposal: Proposal) -> Size {
        let room = proposal.width ?? wholeWidth
        let width = room < wholeWidth ? min(7 * (widestCell - 1), room) : wholeWidth
        let isExplained = environment.markedDays.meaning != nil && cellWidth(width) > 3
        let height = weeks + (isExplained ? 2 : 1)
        return Size(width: width, height: min(height, max(1, proposal.height ?? height)))
    }

    override func draw(on painter: Painter) {
        painter.hit(self)
        painter.clipped(to: frame) {
            for column in 0..<7 where frame.height > 1 { drawName(column, on: painter) }
            for number in 1...session.marked.daysInMonth { draw(number, on: painter) }
            drawMeaning(on: painter)
        }
    }

    /// Draws the meaning of the dots below the days if a row is left.
    private func drawMeaning(on painter: Painter) {
        guard hasMeaning, let meaning = environment.markedDays.meaning else { return }
        let start = Point(x: frame.minX + 1, y: frame.maxY - 1)
        painter.draw("•", at: start, style: painter.theme.tint)
        let text = environment.string(meaning)
        painter.draw(text, at: Point(x: start.x + 2, y: start.y), style: painter.theme.secondary)
    }

    private var hasMeaning: Bool { cellWidth > 3 && frame.height > weeks + 1 }

    private var cellWidth: Int { cellWidth(frame.width) }

    private func cellWidth(_ width: Int) -> Int {
        width >= wholeWidth ? widestCell : max(2, width / 7)
    }

    /// The gap at the end of a wide cell.
    private var gap: Int { max(0, cellWidth - 4) }

    private var headerHeight: Int { frame.height > 1 ? 1 : 0 }

    private func day(_ number: Int) -> D? {
        D(year: session.marked.year, month: session.marked.month, day: number)
    }

    /// The first visible week, if not all fit.
    private var top: Int {
        let room = max(1, frame.height - headerHeight - (hasMeaning ? 1 : 0))
        return max(0, week(session.marked.day) - room + 1)
    }

    private var offset: Int { ((day(1)?.weekdayIndex ?? 0) - firstWeekday + 7) % 7 }

    private func week(_ number: Int) -> Int { (offset + number - 1) / 7 }

    private func rect(_ number: Int) -> Rect {
        let row = week(number) - top
        return Rect(
            x: frame.minX + (offset + number - 1) % 7 * cellWidth,
            y: row < 0 ? frame.minY - 1 : frame.minY + headerHeight + row,
            width: cellWidth,
            height: 1
        )
    }

    private func drawName(_ column: Int, on painter: Painter) {
        let name = GlyphText(environment.string(CalendarWords.weekday((firstWeekday + column) % 7)))
        let room = cellWidth - 1 - gap
        let length = name.width > room ? max(1, room) : 3
        let shown = GlyphText(name.characters.prefix(length).joined())
        let end = frame.minX + (column + 1) * cellWidth - (cellWidth > 3 ? 1 + gap : 0)
        let start = Point(x: end - shown.width, y: frame.minY)
        painter.draw(shown, at: start, style: painter.theme.secondary)
    }

    private func draw(_ number: Int, on painter: Painter) {
        guard let date = day(number) else { return }
        let rect = rect(number)
        guard rect.minY >= frame.minY + headerHeight else { return }
        var style = session.reader.contains(date) ? .plain : painter.theme.tertiary
        let isMarked = markedDays.contains(number)
        if isMarked { style = painter.theme.tint }
        if date == session.reader.today { style.attributes.formUnion([.bold, .underline]) }
        let text = (number < 10 ? " " : "") + String(number)
        let start = Point(x: rect.maxX - (cellWidth > 3 ? 3 + gap : 2), y: rect.minY)
        painter.draw(text, at: start, style: style)
        if isMarked, cellWidth > 3 {
            painter.draw("•", at: Point(x: start.x + 2, y: rect.minY), style: style)
        }
        guard date == session.marked else { return }
        if cellWidth > 3 {
            painter.draw("▸", at: rect.origin, style: painter.theme.tint)
        }
        painter.select(Rect(x: rect.minX, y: rect.minY, width: cellWidth - gap, height: 1))
        painter.rest(cursorBefore: rect.minX, or: rect.origin)
    }
}

/// The state and actions of an open calendar.
package struct CalendarSession<D: CalendarDay> {
    let selection: Binding<D>
    let reader: DateReader<D>
    package let memory: DatePickerMemory<D>
    let environment: EnvironmentValues

    package init(_ evaluation: Evaluation, selection: Binding<D>, reader: DateReader<D>) {
        self.selection = selection
        self.reader = reader
        memory = evaluation.place.slot { DatePickerMemory() }
        environment = evaluation.environment
    }

    /// The selected day of the calendar.
    var marked: D { memory.marked ?? selection.wrappedValue }

    /// The month and the year of the selected day.
    var title: String {
        let month = environment.string(CalendarWords.month(marked.month))
        return environment.string("\(month) \(marked.year)")
    }

    /// Returns the field with its label, and the calendar over the screen while it is open.
    package func nodes(
        _ evaluation: Evaluation,
        field: TextFieldNode,
        hints: [GlyphText],
        label: some View,
        beside: ((DatePickerNode) -> Node)? = nil
    ) -> [Node] {
        let node = DatePickerNode(evaluation, field, hints: hints, open: open)
        let control = beside?(node) ?? node
        return Presenter(
            content: NodesView(nodes: evaluation.at(1).labeled(control, by: label, target: field)),
            isPresented: { memory.isOpen && environment.isEnabled },
            control: { node },
            dismiss: close,
            presented: { _ in (title, CalendarView(session: self)) }
        )
        .nodes(evaluation.at(2))
    }

    func open() {
        memory.isOpen = true
        memory.marked = reader.clamped(selection.wrappedValue)
        environment.frameRequest.fire()
    }

    func close() {
        memory.isOpen = false
        environment.frameRequest.fire()
    }

    /// Selects a day in the calendar, clamped to the bounds.
    func mark(_ date: D?) {
        if let date { memory.marked = reader.clamped(date) }
        environment.frameRequest.fire()
    }

    /// Sets the day and closes the calendar, if the day is inside the bounds.
    func take(_ date: D) {
        guard reader.contains(date) else { return }
        memory.isReplaced = true
        selection.wrappedValue = date
        close()
    }
}

/// A month with the selected day.
struct CalendarView<D: CalendarDay>: PrimitiveView {
    let session: CalendarSession<D>

    func nodes(_ evaluation: Evaluation) -> [Node] {
        [CalendarNode(evaluation.place, session, evaluation.environment)]
    }
}

/// The localized names of days and months.
package enum CalendarWords {
    /// Returns the short name of a weekday; 0 is Monday.
    package static func weekday(_ index: Int) -> LocalizedStringKey {
        let names: [LocalizedStringKey] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        return names.indices.contains(index) ? names[index] : ""
    }

    /// Returns the name of a month from 1 to 12.
    static func month(_ number: Int) -> LocalizedStringKey {
        let names: [LocalizedStringKey] = [
            "January", "February", "March", "April", "May", "June", "July", "August",
            "September", "October", "November", "December",
        ]
        return names.indices.contains(number - 1) ? names[number - 1] : ""
    }
}

extension EnvironmentValues {
    /// The first day of the week; 0 is Monday.
    package var firstWeekday: Int {
        get { givenWeekday }
        set { givenWeekday = (newValue % 7 + 7) % 7 }
    }
    @Entry private var givenWeekday = 0
    @Entry var markedDays = MarkedDays { _ in false }
}

extension View {
    /// Marks days in the calendars inside, with an optional meaning shown below them.
    public func markedDays<D: CalendarDay>(
        _ meaning: LocalizedStringKey? = nil,
        _ isMarked: @escaping (D) -> Bool
    ) -> ModifiedView {
        environment { environment in
            environment.markedDays = MarkedDays(meaning: meaning) { day in
                D(day).map(isMarked) ?? false
            }
        }
    }
}

/// The marked days of calendars.
struct MarkedDays {
    /// The meaning of a mark, shown below the days.
    var meaning: LocalizedStringKey?
    let contains: (any CalendarDay) -> Bool
}
