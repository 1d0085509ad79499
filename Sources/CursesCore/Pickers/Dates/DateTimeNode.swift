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
