import CursesCore
import DataSource
import SharedInterface

// Examples for units that need two numbers in one field.
extension UnitStyle {
    var weightPrompt: Text? { weight.unit.isCompound ? Text("e.g. \(weight.unit.example)") : nil }

    var heightPrompt: Text? {
        height.unit == .feetAndInches ? Text("e.g. \(height.example)") : nil
    }
}
