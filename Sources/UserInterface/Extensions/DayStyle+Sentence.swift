import CursesUI
import DataSource
import SharedInterface

extension DayStyle {
    // What is done to which weigh-in.
    func sentence(
        _ verb: String,
        _ weighIn: WeighIn,
        _ style: WeightStyle,
        today: Day
    ) -> String {
        let day = weighIn.day.year == today.year ? short(weighIn.day) : full(weighIn.day)
        return string("\(verb) \(style.text(weighIn.weight)) of \(day)")
    }
}
