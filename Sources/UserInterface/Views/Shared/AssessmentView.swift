import CursesCore
import DataSource
import SharedInterface

struct AssessmentView: View {
    let assessment: Assessment
    let scheme: Scheme
    // True for implausible weights, which have no class.
    var isUnusual = false
    var isBrief = false

    var body: some View {
        content
            .help(Assessment.limits)
    }

    @ViewBuilder private var content: some View {
        switch assessment {
        case _ where isUnusual:
            HStack {
                Text(verbatim: "?")
                Text("very unusual")
            }
            .foregroundStyle(.warning)
            .lineLimit(1)
        case .category(let category):
            ViewThatFits(in: .horizontal) {
                if !isBrief {
                    row(category, category.fullLabel, Text(scheme.label))
                    if let shortLabel = scheme.shortLabel {
                        row(category, category.fullLabel, Text(verbatim: shortLabel))
                    }
                }
                row(
                    category,
                    category.briefLabel,
                    scheme.shortLabel.map { Text(verbatim: $0) } ?? Text(scheme.label)
                )
                row(category, category.briefLabel, nil)
                // Better no blank than a class without its sign.
                row(category, category.briefLabel, nil, spacing: 0)
            }
        case .underTwenty(let age):
            ViewThatFits(in: .horizontal) {
                if !isBrief { Text("\(age) years: classes start at 20") }
                Text("classes from age 20")
                Text("classes from 20")
            }
            .foregroundStyle(.secondary)
        case .beforeBirth:
            Text("no class before the birth date")
                .foregroundStyle(.secondary)
        case .birthDateMissing:
            ViewThatFits(in: .horizontal) {
                if !isBrief { Text("no class: birth date missing") }
                Text("birth date missing")
            }
            .foregroundStyle(.secondary)
        }
    }

    private func row(
        _ category: BMICategory,
        _ label: LocalizedStringKey,
        _ scheme: Text?,
        spacing: Double = 1
    ) -> some View {
        HStack(spacing: spacing) {
            Text(verbatim: category.severity.sign)
                .foregroundStyle(category.style)
            Text(label)
                .foregroundStyle(category.style)
            if let scheme {
                Text(verbatim: "·")
                    .foregroundStyle(.secondary)
                scheme.foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
    }
}

struct AssessmentView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            AssessmentView(assessment: .category(.normal), scheme: .who)
            AssessmentView(assessment: .category(.obeseDegree3), scheme: .jasso)
            AssessmentView(assessment: .category(.obeseDegree4), scheme: .jasso)
                .frame(width: 31, alignment: .leading)
            AssessmentView(assessment: .category(.increasedRisk), scheme: .asianActionPoints)
            AssessmentView(assessment: .category(.increasedRisk), scheme: .asianActionPoints)
                .frame(width: 25, alignment: .leading)
            AssessmentView(assessment: .category(.obese2), scheme: .asiaPacific)
            AssessmentView(assessment: .category(.obeseClass3), scheme: .who, isUnusual: true)
            AssessmentView(assessment: .beforeBirth, scheme: .who)
            AssessmentView(assessment: .birthDateMissing, scheme: .who)
            AssessmentView(assessment: .birthDateMissing, scheme: .who)
                .frame(width: 18, alignment: .leading)
            AssessmentView(assessment: .underTwenty(age: 12), scheme: .who)
            AssessmentView(assessment: .underTwenty(age: 12), scheme: .who)
                .frame(width: 18, alignment: .leading)
        }
    }
}
