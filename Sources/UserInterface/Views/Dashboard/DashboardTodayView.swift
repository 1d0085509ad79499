import CursesUI
import DataSource
import Model
import SharedInterface

struct DashboardTodayView: View {
    let overview: Overview
    var hasScale = true

    var body: some View {
        if let entry = overview.entries.first {
            VStack(alignment: .leading) {
                // A class is named with its standard, even if the number is not named then.
                ViewThatFits(in: .horizontal) {
                    line(Text("BMI \(number(entry))"))
                    line(Text("BMI \(number(entry))"), spacing: 1)
                    if isLong {
                        line(Text("BMI \(number(entry))"), isBrief: true)
                    }
                    line(Text(verbatim: number(entry)))
                }
                // A scale without its figures would be a riddle.
                if hasScale, !overview.classBounds.isEmpty {
                    BMIGaugeView(
                        bmi: entry.bmi,
                        classBounds: overview.classBounds,
                        category: overview.assessment?.category
                    )
                }
            }
        }
    }
}

extension DashboardTodayView {
    fileprivate var isLong: Bool {
        if case .underTwenty = overview.assessment { return true }
        return overview.scheme.shortLabel != nil
    }

    fileprivate func number(_ entry: HistoryEntry) -> String {
        entry.bmi.formatted(fractionDigits: 2)
    }

    fileprivate func line(
        _ number: Text,
        spacing: Double = 2,
        isBrief: Bool = false
    ) -> some View {
        HStack(spacing: spacing) {
            number.bold()
            if let assessment = overview.assessment {
                AssessmentView(
                    assessment: assessment,
                    scheme: overview.scheme,
                    isBrief: isBrief
                )
            }
        }
    }
}

struct DashboardTodayView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { DashboardTodayView(overview: .ann($0)) }
    }
}
