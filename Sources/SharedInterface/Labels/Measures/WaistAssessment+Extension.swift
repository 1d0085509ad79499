package import CursesCore
package import DataSource

extension WaistClass {
    package var label: LocalizedStringKey {
        switch self {
        case .healthy: "healthy"
        case .increased: "increased risk"
        case .high: "high risk"
        }
    }
}

extension WaistAssessment {
    // The ratio and its class with the source, longest text first.
    package func texts(_ string: (LocalizedStringKey) -> String) -> [String] {
        let ratio = ratio.formatted(fractionDigits: 2)
        let long = string("\(ratio) of the height")
        guard let category else { return [long, ratio] }
        let label = "\(string(category.label)) · NICE"
        return ["\(long) · \(label)", "\(ratio) \(label)", ratio]
    }
}
