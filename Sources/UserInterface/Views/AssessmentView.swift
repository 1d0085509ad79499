import CursesUI
import DataSource

struct AssessmentView: View {
    let assessment: Assessment
    let scheme: Scheme

    var body: some View {
        switch assessment {
        case .category(let category):
            HStack {
                Text(category.label)
                    .foregroundStyle(category.style)
                    .layoutPriority(1)
                Text(verbatim: "·")
                    .foregroundStyle(.secondary)
                Text(scheme.label)
                    .foregroundStyle(.secondary)
            }
            .lineLimit(1)
        case .underTwenty(let age):
            Text("no class below 20 years (\(age))")
                .foregroundStyle(.secondary)
        }
    }
}

struct AssessmentView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            AssessmentView(assessment: .category(.normal), scheme: .who)
            AssessmentView(assessment: .category(.obese1), scheme: .jasso)
            AssessmentView(assessment: .underTwenty(age: 12), scheme: .who)
        }
    }
}
