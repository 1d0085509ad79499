/// The state and actions of an open calendar.
struct CalendarSession<D: CalendarDay> {
    let selection: Binding<D>
    let reader: DateReader<D>
    let memory: DatePickerMemory<D>
    let environment: EnvironmentValues

    /// The selected day of the calendar.
    var marked: D { memory.marked ?? selection.wrappedValue }

    /// The month and the year of the selected day.
    var title: String {
        let month = environment.string(CalendarWords.month(marked.month))
        return environment.string("\(month) \(marked.year)")
    }

    /// Returns the field with its label, and the calendar over the screen while it is open.
    func nodes(
        _ evaluation: Evaluation,
        field: TextFieldNode,
        hints: [GlyphText],
        label: some View,
        beside: ((DatePickerNode) -> Node)? = nil
    ) -> [Node] {
        let node = DatePickerNode(
            evaluation.place,
            field,
            hints: hints,
            environment: environment,
            open: open
        )
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

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [CalendarNode(evaluation.place, session, evaluation.environment)]
    }
}
