package import CursesCore
import DataSource
package import Model

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
        case .made(let change): congratulated(remarked(change))
        case .done(.undo, let change): "Undone: \(text(undone(change), change))"
        case .done(.redo, let change): "Redone: \(text(redone(change), change))"
        case .finished(.undo, let change):
            "Finished the last undo, no second step: \(text(undone(change), change))"
        case .finished(.redo, let change):
            "Finished the last redo, no second step: \(text(redone(change), change))"
        case .changedSince(.undo, let change):
            "Changed elsewhere since, not undone: \(text(change))"
        case .changedSince(.redo, let change):
            "Changed elsewhere since, not redone: \(text(change))"
        case .nothing(.undo): "Nothing to undo"
        case .nothing(.redo): "Nothing to redo"
        case .failed(let failure): failure.title
        }
    }

    private func congratulated(_ label: LocalizedStringKey) -> LocalizedStringKey {
        guard let milestone = notice.milestone else { return label }
        return "\(dayStyle.string(label)) · \(goalStyle.text(milestone))"
    }

    private func remarked(_ change: DataChange) -> LocalizedStringKey {
        switch (notice.refusedCount, notice.replacedHeightCount) {
        case (0, 0): named(label(change), change)
        case (let refused, 0) where notice.inbox != nil:
            "\(text(change)) · left in \(notice.inbox ?? ""): \(refused)"
        case (let refused, 0): "\(text(change)) · \(refused) refused"
        case (0, let heights): "\(text(change)) · \(heights) without a height"
        case (let refused, let heights):
            "\(text(change)) · \(refused) refused, \(heights) without a height"
        }
    }

    private var name: String? { notice.name.map(nameStyle.name) }

    private func label(_ change: DataChange) -> LocalizedStringKey {
        switch change {
        case .savedPerson(let person, let old?) where isOfGoal(person, old): goal(person)
        case .savedPerson(let person, _): "\(nameStyle.name(person.name)) saved"
        case .addedPerson(let person, let weighIn):
            "Hello \(nameStyle.name(person.name))! \(weight(weighIn)) saved."
        case .changedHeight(let person, _, let count):
            height(unitStyle.height.text(person.height), count)
        case .deletedPerson(let person): "\(nameStyle.name(person.name)) deleted"
        case .savedWeighIn(let weighIn, _, _):
            "\(weight(weighIn)) for \(shortDay(weighIn)) saved"
        case .deletedWeighIn(let weighIn, _): "\(weight(weighIn)) of \(day(weighIn)) deleted"
        case .movedWeighIn(let weighIn, _):
            "\(weight(weighIn)) of \(day(weighIn)) moved to \(name ?? "…")"
        case .imported(let count, 0, 0, _): "\(count) weigh-ins imported"
        case .imported(let count, let completed, let replaced, let id) where replaced > 0:
            "\(dayStyle.string(label(.imported(count, completed: completed, of: id)))), \(replaced) changed"
        case .imported(let count, let completed, _, let id):
            "\(dayStyle.string(label(.imported(count, of: id)))), measures added to \(completed)"
        case .completed(let count, _): "Measures added to \(count) weigh-ins"
        case .replaced(let count, _): "Weigh-ins changed as in the file: \(count)"
        case .changedSettings(let new, let old): settings(new, besides: old)
        }
    }

    private func settings(_ shown: Settings, besides other: Settings) -> LocalizedStringKey {
        let texts = Preferences.Row.all.compactMap { row -> String? in
            let choice = row.chosen(in: shown)
            guard let choice, choice.word != row.chosen(in: other)?.word else { return nil }
            return "\(dayStyle.string(row.title)): \(dayStyle.string(choice.label))"
        }
        // A person is in no list of settings.
        return texts.isEmpty
            ? Preferences.Row.personTitle : "\(texts.listed(dayStyle.string))"
    }

    // Describes the state that undo has brought back.
    private func undone(_ change: DataChange) -> LocalizedStringKey {
        switch change {
        case .savedPerson(let person, nil), .addedPerson(let person, _): removed(person)
        case .savedPerson(let person, let old?): reverted(from: person, to: old)
        case .changedHeight(_, let old?, _): height(old)
        case .changedHeight(let person, nil, _): height(person)
        case .deletedPerson(let person):
            "\(nameStyle.name(person.name)) is back with all weigh-ins"
        case .savedWeighIn(let weighIn, nil, _): removed(weighIn)
        case .savedWeighIn(let weighIn, let old?, _): reverted(from: weighIn, to: old)
        case .deletedWeighIn(let weighIn, _): back(weighIn)
        case .movedWeighIn(let weighIn, _):
            "\(weight(weighIn)) of \(day(weighIn)) moved back from \(name ?? "…")"
        case .imported(let count, let completed, let replaced, _) where replaced > 0:
            "the import; weigh-ins removed: \(count), as before: \(replaced + completed)"
        case .imported(let count, 0, _, _): "the import of \(count) weigh-ins; they are removed"
        case .imported(let count, let completed, _, _):
            "the import of \(count) weigh-ins, and the measures added to \(completed)"
        case .completed(let count, _): "the measures added to \(count) weigh-ins are removed"
        case .replaced(let count, _): "weigh-ins that are as before: \(count)"
        case .changedSettings(let new, let old): settings(old, besides: new)
        }
    }

    private func redone(_ change: DataChange) -> LocalizedStringKey {
        switch change {
        case .savedPerson(let person, nil), .addedPerson(let person, _):
            "\(nameStyle.name(person.name)) is back"
        case .savedPerson(let person, let old?) where isOfDetails(person, old):
            "the details of \(nameStyle.name(person.name)) are changed again"
        case .savedPerson(let person, let old?): reverted(from: old, to: person)
        case .changedHeight(let person, _, _): height(person)
        case .deletedPerson(let person): removed(person)
        case .savedWeighIn(let weighIn, nil, _): back(weighIn)
        case .savedWeighIn(let weighIn, let old?, _)
        where (weighIn.weight, weighIn.day) == (old.weight, old.day):
            "\(weight(weighIn)) for \(shortDay(weighIn)) is changed again"
        case .savedWeighIn(let weighIn, let old?, _): reverted(from: old, to: weighIn)
        case .deletedWeighIn(let weighIn, _): removed(weighIn)
        case .movedWeighIn, .imported, .completed, .replaced, .changedSettings: label(change)
        }
    }

    private func removed(_ person: Person) -> LocalizedStringKey {
        "\(nameStyle.name(person.name)) is removed"
    }

    private func removed(_ weighIn: WeighIn) -> LocalizedStringKey {
        "\(weight(weighIn)) for \(shortDay(weighIn)) is removed"
    }

    private func back(_ weighIn: WeighIn) -> LocalizedStringKey {
        "\(weight(weighIn)) for \(shortDay(weighIn)) is back"
    }

    private func height(_ person: Person) -> LocalizedStringKey {
        "the height is \(unitStyle.height.text(person.height)) again"
    }

    private func reverted(from new: WeighIn, to old: WeighIn) -> LocalizedStringKey {
        if (new.weight, new.day) == (old.weight, old.day) {
            return "\(weight(old)) for \(shortDay(old)) is as before"
        }
        return "\(shortDay(old)) is \(weight(old)) again"
    }

    private func reverted(from new: Person, to old: Person) -> LocalizedStringKey {
        if isOfDetails(new, old) {
            return "the details of \(nameStyle.name(old.name)) are as before"
        }
        if new.name != old.name {
            return "\(nameStyle.name(new.name)) is called \(nameStyle.name(old.name)) again"
        }
        return old.goal.map { "the goal is \(goalStyle.text($0)) again" }
            ?? "the goal is removed"
    }

    private func goal(_ person: Person) -> LocalizedStringKey {
        person.goal.map { "Goal saved: \(goalStyle.text($0))" } ?? "Goal removed"
    }

    private var goalStyle: GoalStyle {
        GoalStyle(unitStyle.weight, dayStyle, today: notice.today)
    }

    private func isOfGoal(_ new: Person, _ old: Person) -> Bool {
        var other = new
        (other.goal, other.changedAt) = (old.goal, old.changedAt)
        return other == old && new.goal != old.goal
    }

    // True if name and goal are the same, so that something else of the person changed.
    private func isOfDetails(_ new: Person, _ old: Person) -> Bool {
        (new.name, new.goalRange, new.goal?.by) == (old.name, old.goalRange, old.goal?.by)
    }

    // A move already names the other person.
    private func named(
        _ label: LocalizedStringKey,
        _ change: DataChange
    ) -> LocalizedStringKey {
        if case .movedWeighIn = change { return label }
        return name.map { "\(dayStyle.string(label)) · \($0)" } ?? label
    }

    private func height(_ height: String, _ weighIns: Int) -> LocalizedStringKey {
        weighIns == 0
            ? "Height \(height) saved" : "Height \(height) saved, for \(weighIns) weigh-ins too"
    }

    private func text(_ change: DataChange) -> String {
        text(label(change), change)
    }

    private func text(_ label: LocalizedStringKey, _ change: DataChange) -> String {
        dayStyle.string(named(label, change))
    }

    private func weight(_ weighIn: WeighIn) -> String {
        unitStyle.weight.text(weighIn.weight)
    }

    private func shortDay(_ weighIn: WeighIn) -> String {
        dayStyle.short(weighIn.day, today: notice.today)
    }

    private func day(_ weighIn: WeighIn) -> String {
        dayStyle.date(weighIn.day, near: notice.today)
    }
}
