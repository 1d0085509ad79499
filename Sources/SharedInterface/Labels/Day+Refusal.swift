package import CursesCore
package import DataSource

nonisolated extension Day {
    // Names the true weekday of a day typed with another one.
    package var weekdayRefusal: LocalizedStringKey {
        switch weekday {
        case .monday: "\(description) is a Monday"
        case .tuesday: "\(description) is a Tuesday"
        case .wednesday: "\(description) is a Wednesday"
        case .thursday: "\(description) is a Thursday"
        case .friday: "\(description) is a Friday"
        case .saturday: "\(description) is a Saturday"
        case .sunday: "\(description) is a Sunday"
        }
    }
}
