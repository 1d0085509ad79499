package import CursesUI
package import DataSource
import Model

extension Rate {
    package var detailLabel: LocalizedStringKey? { isClear ? clearLabel : unclearLabel }

    private var unclearLabel: LocalizedStringKey {
        guard let span else { return window.unclearLabel }
        return switch span {
        case .months(let count): "no clear change in \(count) months"
        case .weeks(1): "no clear change in 1 week"
        case .weeks(let count): "no clear change in \(count) weeks"
        }
    }

    // The usual time is not said.
    private var clearLabel: LocalizedStringKey? {
        guard let span, window.label != nil else { return window.label }
        return switch span {
        case .months(let count): "over \(count) months"
        case .weeks(let count): "over \(count) weeks"
        }
    }

    private enum Span {
        case weeks(Int)
        case months(Int)
    }

    // Since when there are weights, where that is less than the window.
    private var span: Span? {
        let days = Double(firstDay.distance(to: lastDay) + 1)
        if days >= Double(window.days) * 0.9 { return nil }
        if days >= 60 { return .months(Int((days / 30.4375).rounded())) }
        return .weeks(max(1, Int((days / 7).rounded())))
    }
}
