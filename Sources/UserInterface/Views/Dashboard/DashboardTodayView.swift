import CursesUI
import DataSource
import Model
import SharedInterface

struct DashboardTodayView: View {
    let overview: Overview
    var isLabeled = true

    var body: some View {
        if let entry = overview.entries.first {
            VStack(alignment: .leading) {
                HStack(spacing: 2) {
                    Text("BMI \(entry.bmi.formatted(fractionDigits: 2))")
                        .bold()
                    if let assessment = overview.assessment {
                        AssessmentView(assessment: assessment, scheme: overview.scheme)
                    }
                }
                if !overview.classBounds.isEmpty {
                    BMIGaugeView(
                        bmi: entry.bmi,
                        classBounds: overview.classBounds,
                        isLabeled: isLabeled
                    )
                }
            }
        }
    }
}

struct DashboardTodayView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { DashboardTodayView(overview: .ann($0)) }
    }
}
