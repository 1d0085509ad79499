package import CursesUI
package import DataSource
import Model

package struct NoticeStyle {
    private let dayStyle: DayStyle
    private let nameStyle: NameStyle
    private let unitStyle: UnitStyle
    private let notice: ChangeNotice

    package init(
        dayStyle: DayStyle,
        nameStyle: NameStyle,
        unitStyle: UnitStyle,
        notice: ChangeNotice
    ) {
        self.dayStyle = dayStyle
        self.nameStyle = nameStyle
        self.unitStyle = unitStyle
        self.notice = notice
    }

    package var label: LocalizedStringKey {
        switch notice.event {
        case .made(let change): remarked(change)
        case .done(.undo, let change): takenBack(change)
        case .done(.redo, let change): "Redone: \(text(change))"
        case .finished(.undo, let change): "Finished the last undo, no second step: \(text(change))"
        case .finished(.redo, let change): "Finished the last redo, no second step: \(text(change))"
        case .changedSince(.undo, let change):
            "Changed elsewhere since, not undone: \(text(change))"
        case .changedSince(.redo, let change):
            "Changed elsewhere since, not redone: \(text(change))"
        case .nothing(.undo): "Nothing to undo"
        case .nothing(.redo): "Nothing to redo"
        case .failed(let failure): failure.title
        }
    }

    private func remarked(_ change: DataChange) -> LocalizedStringKey {
        switch (notice.refusedCount, notice.replacedHeightCount) {
        case (0, 0): named(change)
        case (let refused, 0): "\(text(change)) · \(refused) refused"
        case (0, let heights): "\(text(change)) · \(heights) without a height"
        case (let refused, let heights):
            "\(text(change)) · \(refused) refused, \(heights) without a height"
        }
    }

    private var name: String? { notice.name.map(nameStyle.name) }

    private func label(_ change: DataChange) -> LocalizedStringKey {
        switch change {
        case .savedPerson(let person): "\(nameStyle.name(person.name)) saved"
        case .addedPerson(let person, let weighIn):
            "\(nameStyle.name(person.name)) saved with \(weight(weighIn))"
        case .changedHeight(let person, let count):
            height(unitStyle.height.text(person.height), count)
        case .deletedPerson(let person): "\(nameStyle.name(person.name)) deleted"
        case .savedWeighIn(let weighIn, _):
            "\(weight(weighIn)) for \(dayStyle.short(weighIn.day, today: notice.today)) saved"
        case .deletedWeighIn(let weighIn, _): "\(weight(weighIn)) of \(day(weighIn)) deleted"
        case .movedWeighIn(let weighIn, _):
            "\(weight(weighIn)) of \(day(weighIn)) moved to \(name ?? "…")"
        case .imported(1, _): "1 weigh-in imported"
        case .imported(let count, _): "\(count) weigh-ins imported"
        }
    }

    // What is there now, as nobody would say that something saved or deleted has been undone.
    private func takenBack(_ change: DataChange) -> LocalizedStringKey {
        switch change {
        case .deletedPerson, .deletedWeighIn: "Restored: \(subject(change))"
        case .movedWeighIn: "Taken back from \(name ?? "…"): \(subject(change))"
        default: "Taken back: \(subject(change))"
        }
    }

    private func subject(_ change: DataChange) -> String {
        let subject = dayStyle.string(label(of: change))
        if case .movedWeighIn = change { return subject }
        return name.map { "\(subject) · \($0)" } ?? subject
    }

    private func label(of change: DataChange) -> LocalizedStringKey {
        switch change {
        case .savedPerson(let person): "the details of \(nameStyle.name(person.name))"
        case .addedPerson(let person, let weighIn):
            "\(nameStyle.name(person.name)) with \(weight(weighIn))"
        case .changedHeight(let person, _): "Height \(unitStyle.height.text(person.height))"
        case .deletedPerson(let person): "\(nameStyle.name(person.name)) with all weigh-ins"
        case .savedWeighIn(let weighIn, _):
            "\(weight(weighIn)) for \(dayStyle.short(weighIn.day, today: notice.today))"
        case .deletedWeighIn(let weighIn, _), .movedWeighIn(let weighIn, _):
            "\(weight(weighIn)) of \(day(weighIn))"
        case .imported(1, _): "1 imported weigh-in"
        case .imported(let count, _): "\(count) imported weigh-ins"
        }
    }

    private func height(_ height: String, _ weighIns: Int) -> LocalizedStringKey {
        switch weighIns {
        case 0: "Height \(height) saved"
        case 1: "Height \(height) saved, for 1 weigh-in too"
        default: "Height \(height) saved, for \(weighIns) weigh-ins too"
        }
    }

    private func named(_ change: DataChange) -> LocalizedStringKey {
        if case .movedWeighIn = change { return label(change) }
        return name.map { "\(dayStyle.string(label(change))) · \($0)" } ?? label(change)
    }

    private func text(_ change: DataChange) -> String {
        dayStyle.string(named(change))
    }

    private func weight(_ weighIn: WeighIn) -> String {
        unitStyle.weight.text(weighIn.weight)
    }

    private func day(_ weighIn: WeighIn) -> String {
        dayStyle.date(weighIn.day, near: notice.today)
    }
}
