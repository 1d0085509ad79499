package import CursesUI
package import DataSource
import Model

extension Rate {
    package var detailLabel: LocalizedStringKey? { isClear ? window.label : unclearLabel }

    // As long as there are weights of, where that is less than the window.
    package var unclearLabel: LocalizedStringKey {
        let days = Double(firstDay.distance(to: lastDay) + 1)
        if days >= Double(window.days) * 0.9 { return window.unclearLabel }
        let (weeks, months) = (Int((days / 7).rounded()), Int((days / 30.4375).rounded()))
        if days >= 60 { return "no clear change in \(months) months" }
        return weeks < 2 ? "no clear change in 1 week" : "no clear change in \(weeks) weeks"
    }
}
