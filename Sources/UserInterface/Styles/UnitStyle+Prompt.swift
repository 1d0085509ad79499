import CursesCore
import DataSource
import SharedInterface

// How two numbers are written in one field.
extension UnitStyle {
    var weightPrompt: Text? { weight.unit == .stones ? Text("e.g. \(weight.example)") : nil }

    var heightPrompt: Text? {
        height.unit == .feetAndInches ? Text("e.g. \(height.example)") : nil
    }
}
