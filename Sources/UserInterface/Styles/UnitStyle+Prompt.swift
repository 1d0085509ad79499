import CursesCore
import DataSource
import SharedInterface

// Examples for units that need two numbers in one field.
extension UnitStyle {
    var weightPrompt: Text? { weight.unit == .stones ? Text("e.g. \(weight.example)") : nil }

    var heightPrompt: Text? {
        height.unit == .feetAndInches ? Text("e.g. \(height.example)") : nil
    }
}
