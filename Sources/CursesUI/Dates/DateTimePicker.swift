/// A picker of the day, the time or both of a date.
struct DateTimePicker: PrimitiveView {
    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: DatePickerComponents
    let label: any View

    func nodes(_ evaluation: Evaluation) -> [Node] {
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
        TextFieldNode(
            evaluation,
            source: TimeSource(
                selection: selection,
                earliest: earliest,
                latest: latest,
                field: evaluation.place.slot { FieldMemory() },
                memory: evaluation.place.slot { TimeMemory() }
            )
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

/// Draws the field of a time beside the field of its day.
final class DateTimeNode: Node {
    private let day: DatePickerNode
    private let time: TextFieldNode
    static let timeWidth = 6

    init(_ place: Place, _ day: DatePickerNode, _ time: TextFieldNode) {
        self.day = day
        self.time = time
        time.lineWidth = Self.timeWidth
        super.init(place, children: [day, time])
    }

    override func measure(_ proposal: Proposal) -> Size {
        let width = proposal.width ?? dayWidth + 1 + Self.timeWidth
        let height = max(
            day.size(Proposal(width: dayRoom(width), height: nil)).height,
            time.size(Proposal(width: timeRoom(width), height: nil)).height
        )
        return Size(width: width, height: height)
    }

    override func layOut() {
        let width = dayRoom(frame.width)
        let room = Rect(x: frame.minX, y: frame.minY, width: width, height: frame.height)
        day.place(in: room)
        let corner = Point(x: frame.minX + width + 1, y: frame.minY)
        let size = Size(width: timeRoom(frame.width), height: frame.height)
        time.place(in: Rect(origin: corner, size: size))
    }

    private var dayWidth: Int { day.size(.ideal).width }

    private func dayRoom(_ width: Int) -> Int {
        max(0, min(dayWidth, width - Self.timeWidth - 1))
    }

    private func timeRoom(_ width: Int) -> Int { max(0, width - dayRoom(width) - 1) }
}
