import CursesCore
import DataSource
import Model
import SharedInterface

struct AssessmentView: View {
    @Environment(\.dayStyle) private var dayStyle
    let assessment: Assessment
    let scheme: Scheme
    // True for implausible weights, which have no class.
    var isUnusual = false
    var isBrief = false
    // When false, the reference of a percentile is named elsewhere.
    var namesReference = true

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
                    row(category.severity, category.fullLabel, [Text(scheme.label)])
                    if let shortLabel = scheme.shortLabel {
                        row(category.severity, category.fullLabel, [Text(verbatim: shortLabel)])
                    }
                }
                row(
                    category.severity,
                    category.briefLabel,
                    [scheme.shortLabel.map { Text(verbatim: $0) } ?? Text(scheme.label)]
                )
                row(category.severity, category.briefLabel, [])
                // Without spacing, so that the sign still fits.
                row(category.severity, category.briefLabel, [], spacing: 0)
            }
        case .growth(let growth):
            let (severity, label) = (growth.category.severity, growth.category.label)
            ViewThatFits(in: .horizontal) {
                if namesReference {
                    ForEach(growth.texts(dayStyle.string), id: \.self) {
                        row(severity, label, [Text(verbatim: $0)])
                    }
                    row(severity, label, [Text(growth.standard.label)])
                }
                row(severity, label, [])
                row(severity, label, [], spacing: 0)
            }
        case .underTwenty: missing(Assessment.missingLabel, "no class yet")
        case .sexMissing: missing("no percentile: sex missing", "sex missing")
        case .beforeBirth:
            Text("no class before the birth date")
                .foregroundStyle(.secondary)
        case .birthDateMissing: missing("no class: birth date missing", "birth date missing")
        }
    }

    private func missing(_ reason: LocalizedStringKey, _ brief: LocalizedStringKey) -> some View {
        ViewThatFits(in: .horizontal) {
            if !isBrief { Text(reason) }
            Text(brief)
        }
        .foregroundStyle(.secondary)
    }

    private func row(
        _ severity: Severity,
        _ label: LocalizedStringKey,
        _ notes: [Text],
        spacing: Int = 1
    ) -> some View {
        HStack(spacing: spacing) {
            Text(verbatim: severity.sign)
                .foregroundStyle(severity.style)
            Text(label)
                .foregroundStyle(severity.style)
            ForEach(notes.indices, id: \.self) { index in
                Text(verbatim: "·")
                    .foregroundStyle(.secondary)
                notes[index].foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
    }
}
