import DataSource
import Essentials

extension WeightStyle {
    // What is typed in another unit than one's own is told in that.
    package func reading(of typed: String, as weight: Double?) -> String? {
        let typed = typed.lowercased()
        guard typed.contains(where: \.isLetter), !isInOwnUnit(typed) else { return nil }
        return weight.map(text)
    }

    private func isInOwnUnit(_ typed: String) -> Bool {
        switch unit {
        case .kilograms: typed.holds("k")
        case .pounds: typed.holds("lb") && !typed.holds("st")
        case .stones: typed.holds("st")
        }
    }
}
