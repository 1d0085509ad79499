package import CursesCore
import DataSource
package import Model

extension Export.Saved {
    package func label(_ style: DayStyle) -> LocalizedStringKey {
        var label = written(style)
        if !incompleteYears.isEmpty {
            let years = incompleteYears.map(String.init).listed(style.string)
            label = "\(style.string(label)), without what cannot be read of \(years)"
        }
        if !lostMeasures.isEmpty {
            let measures = lostMeasures.map { style.string($0.label) }.listed(style.string)
            label = "\(style.string(label)), without \(measures)"
        }
        return label
    }

    private func written(_ style: DayStyle) -> LocalizedStringKey {
        switch (kind, count) {
        case (.report, 1): "Report written to \(path) (1 weigh-in)"
        case (.report, _): "Report written to \(path) (\(count) weigh-ins)"
        case (.data(_), 1): "1 weigh-in exported to \(path)"
        case (.data(_), _): "\(count) weigh-ins exported to \(path)"
        }
    }
}
