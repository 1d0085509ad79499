import CursesCore
import DataSource
import Model
import SharedInterface

struct DashboardTodayView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.keyRemapping) private var keys
    let overview: Overview
    // Age and height of a person under 20.
    var about = [String]()
    var hasScale = true

    var body: some View {
        if let entry = overview.entries.first {
            VStack(alignment: .leading) {
                // A class always has its standard, even if the BMI number is not labelled.
                ViewThatFits(in: .horizontal) {
                    ForEach(about, id: \.self) { about in
                        HStack(spacing: 0) {
                            line(Text("BMI \(number(entry))"))
                            Spacer(minLength: 2)
                            Text(verbatim: about).foregroundStyle(.secondary)
                        }
                    }
                    line(Text("BMI \(number(entry))"))
                    line(Text("BMI \(number(entry))"), spacing: 1)
                    if isLong {
                        line(Text("BMI \(number(entry))"), spacing: 1, isBrief: true)
                    }
                    line(Text(verbatim: number(entry)))
                }
                if let reason = entry.isSlip ? "left out of the curve" : reason {
                    Text(reason).foregroundStyle(.secondary).lineLimit(1)
                }
                if let growth = overview.assessment?.growth {
                    growth.texts(dayStyle.string).firstFitting.lineLimit(1)
                }
                // A scale is unreadable without its bounds.
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

    // Explains why there is no class.
    private var reason: LocalizedStringKey? {
        switch overview.assessment {
        case .underTwenty: Assessment.missingLabel
        case .sexMissing: "\(keys.name(of: .editPerson)) sets the sex"
        case .birthDateMissing: "\(keys.name(of: .editPerson)) sets the birth date"
        case .category, .growth, .beforeBirth, nil: nil
        }
    }

    private var isLong: Bool {
        switch overview.assessment {
        case .underTwenty, .sexMissing, .birthDateMissing: true
        case .category, .growth, .beforeBirth, nil: overview.scheme.shortLabel != nil
        }
    }

    private var isUnderTwenty: Bool {
        if case .underTwenty = overview.assessment { true } else { false }
    }

    private func number(_ entry: HistoryEntry) -> String {
        entry.bmi.formatted(fractionDigits: 2)
    }

    private func line(
        _ number: Text,
        spacing: Int = 2,
        isBrief: Bool = false
    ) -> some View {
        HStack(spacing: spacing) {
            number.bold()
            if let assessment = overview.assessment {
                AssessmentView(
                    assessment: assessment,
                    scheme: overview.scheme,
                    isBrief: isBrief || isUnderTwenty,
                    namesReference: false
                )
            }
        }
    }
}
