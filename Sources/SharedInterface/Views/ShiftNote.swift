import CursesCore

// Note for a comparison curve that is drawn shifted.
struct ShiftNote {
    let text: String?
    let shortText: String?

    init(_ shift: Double, _ style: WeightStyle, _ dayStyle: DayStyle) {
        guard shift != 0 else {
            (text, shortText) = (nil, nil)
            return
        }
        let distance = style.text(abs(shift))
        text = dayStyle.string(
            shift < 0 ? "(drawn \(distance) lower)" : "(drawn \(distance) higher)"
        )
        shortText = dayStyle.string("(drawn \(style.change(shift)))")
    }
}
