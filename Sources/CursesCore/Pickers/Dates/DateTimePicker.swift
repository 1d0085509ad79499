/// A picker of the day, the time or both of a date.
struct DateTimePicker: PrimitiveView {
    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: DatePickerComponents
    let label: any View

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        guard components.contains(.hourAndMinute) else { return dayPicker.nodes(evaluation) }
        let time = timeField(evaluation.at(3))
        guard components.contains(.date) else {
            time.lineWidth = DateTimeNode.timeWidth
            return evaluation.at(1).labeled(time, by: ModifiedView(label), target: time)
        }
        var picker = dayPicker
        picker.beside = { DateTimeNode(evaluation.at(4).place, $0, time) }
        return picker.nodes(evaluation)
    }

    private var dayPicker: DatePicker<DateDay, ModifiedView> {
        DatePicker(
            selection: day,
            earliest: earliest.map { DateDay($0) },
            latest: latest.map { DateDay($0) },
            label: ModifiedView(label)
        )
    }

    private func timeField(_ evaluation: Evaluation) -> TextFieldNode {
        let memory = evaluation.place.slot { FieldMemory() }
        return TextFieldNode(
            evaluation.place,
            source: TimeSource(
                selection: selection,
                earliest: earliest,
                latest: latest,
                field: memory,
                memory: evaluation.place.slot { TimeMemory() }
            ),
            prompt: "",
            environment: evaluation.environment
        )
    }

    /// A binding to the day of the date, which is clamped to the bounds.
    private var day: Binding<DateDay> {
        Binding<DateDay>(
            get: { DateDay(selection.wrappedValue) },
            set: { day in
                let second = Moment(selection.wrappedValue, in: .current).secondOfDay
                let moment = Moment(dayNumber: day.number, secondOfDay: second)
                let date = moment.date(in: .current)
                selection.wrappedValue = date.clamped(from: earliest, to: latest)
            }
        )
    }
}
