package import CursesCore
package import DataSource

extension OwnMeasureFault {
    nonisolated package var label: LocalizedStringKey {
        switch self {
        case .noName: "a name first: try Arms, cm, 15-60, 1"
        case .taken(let name): "\(name) is taken: choose another name"
        case .wideName: "a long name: at most \(OwnMeasure.widestName) columns"
        case .wideUnit: "a long unit: at most \(OwnMeasure.widestUnit) columns"
        case .character: "no , ; = \" ( ) [ ] in a name"
        case .part(let text): "\(text) is no unit: try Arms, cm, 15-60, 1"
        case .extra(let text): "\(text) is one too many: try Arms, cm, 15-60, 1"
        case .bounds(let text): "\(text) is not a range: try 15-60 (up to 100000)"
        case .decimals(let text): "0, 1 or 2 decimals, not \(text)"
        case .whole: "a whole number, without decimals"
        case .unknown(let name): "no measure is named \(name)"
        }
    }
}
