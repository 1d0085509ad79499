import CursesCore
import DataSource
import SharedInterface

nonisolated extension CommandOption {
    static let measures = Measure.allCases.map(measure)

    static func measure(_ measure: Measure) -> CommandOption {
        CommandOption(
            name: measure.option,
            value: measure.unit == .length ? "LENGTH" : "PERCENT",
            help: measure.help
        )
    }
}
