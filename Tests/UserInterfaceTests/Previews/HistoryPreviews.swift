import CursesCore
import DataSource

@testable import Model
@testable import SharedInterface
@testable import UserInterface

extension Preview {
    @PreviewTable static var history: [Preview] {
        Preview(component: "HistoryDayView") {
            HistoryDayPreview()
        }
        Preview(component: "HistoryDetailView") {
            PreviewHost { HistoryDetailPreview(appDependencies: $0) }
        }
        Preview("HistoryJumpView") {
            HistoryPreview {
                let jump = HistoryJump($0, day: .preview)
                return History($0, person: .ann).with { $0.table.jump = jump }
            }
        }
        Preview("HistoryMoveView") {
            HistoryMovePreview()
        }
        Preview("HistoryMoveView_Final") {
            HistoryMovePreview(attempt: .irreversible(IrreversibleChange(.previewOfJournal)))
        }
        Preview("HistoryMoveView_Doubtful") {
            HistoryMovePreview(
                destination: PersonSummary.taro.person,
                presentedWarnings: [.farFromTrend(weight: 72.4, trend: 64.1)]
            )
        }
        Preview(component: "HistoryNoteView") {
            HistoryNoteView(
                note: "After a long run in the rain, and before breakfast; the scale of my parents."
            )
        }
        Preview(component: "HistoryTableView") {
            HistoryTableView(
                store: HistoryTable(.preview, entries: Overview.ann(.preview).entries)
            )
        }
        Preview("HistoryTableView_Child") {
            ScreenPreview(.previewChild) { HistoryFlow(store: History($0, person: .ann)) }
        }
        Preview("HistoryTableView_Measures") {
            ScreenPreview(.previewMeasures) { HistoryFlow(store: History($0, person: .ann)) }
        }
        Preview("HistoryTableView_OwnMeasures") {
            ScreenPreview(.previewOwnMeasures) { HistoryFlow(store: History($0, person: .ann)) }
        }
        Preview("HistoryView_Stones") {
            ScreenPreview(.previewStones) { HistoryView(store: History($0, person: .ann)) }
        }
        Preview("HistoryView_Hundredths") {
            ScreenPreview(.previewHundredths) { HistoryView(store: History($0, person: .ann)) }
        }
        Preview("HistoryView") {
            HistoryPreview { History($0, person: .ann) }
        }
        Preview("HistoryView_Search") {
            HistoryPreview {
                History($0, person: .ann).with { $0.table.query = "run" }
            }
        }
        Preview("HistoryView_Empty") {
            ScreenPreview(.previewFirstLaunch) { HistoryView(store: History($0, person: .ann)) }
        }
        Preview("HistoryView_Failure") {
            ScreenPreview(.previewFailure) { HistoryView(store: History($0, person: .ann)) }
        }
        Preview(component: "MeasureValueView") {
            MeasureValueViewSample()
        }
    }
}

private struct HistoryDayPreview: View {
    @Environment(\.dayStyle) private var style

    var body: some View {
        VStack(alignment: .leading) {
            ForEach([true, false], id: \.self) { isInMonths in
                ForEach([18.0, 14, 10], id: \.self) { width in
                    HistoryDayView(
                        day: .preview,
                        form: HistoryDayView.Form(isInMonths: isInMonths, style),
                        style: style
                    )
                    .frame(width: width, alignment: .leading)
                }
            }
        }
    }
}

private struct HistoryDetailPreview: View {
    let appDependencies: AppDependencies

    var body: some View {
        let store = HistoryTable(appDependencies, entries: Overview.ann(appDependencies).entries)
        if let detail = store.markedDetail {
            HistoryDetailView(
                detail: detail,
                scheme: store.scheme,
                unit: .kilograms,
                heightUnit: .centimetres,
                longestNote: store.summary.longestNote
            )
        }
    }
}

private struct HistoryMovePreview: View {
    var destination: Person?
    var presentedWarnings: [EntryWarning] = []
    var attempt = Attempt.idle

    var body: some View {
        HistoryPreview {
            History(
                $0,
                person: .ann,
                move: HistoryMove(
                    $0,
                    person: .ann,
                    weighIn: .newestOfAnn,
                    people: [.taro],
                    destination: destination,
                    presentedWarnings: presentedWarnings,
                    attempt: attempt
                )
            )
        }
    }
}

private struct MeasureValueViewSample: View {
    var body: some View {
        VStack(alignment: .leading) {
            MeasureValueView(reading: waist, unit: .centimetres)
            MeasureValueView(reading: nil, unit: .centimetres)
        }
    }

    private let waist = MeasureReading(
        measure: .waist,
        value: 98,
        day: .preview,
        waist: WaistAssessment(ratio: 0.55, category: .increased)
    )
}
