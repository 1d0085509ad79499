import CursesCore
import DataSource
import Essentials
import Model
import SharedInterface

struct AddCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let summary = try context.people.chosen()
        let (weight, day, time) = try words()
        let weighIns = try context.history.recentWeighIns(
            of: summary.person,
            since: try? (day ?? context.invocation[.date]).map(context.day)
        )
        let saved = try WeighInOptions(context: context)
            .save(of: summary.person, among: weighIns, weight: weight, day: day, time: time)
        return WeighInAnswer(context: context, summary: summary)
            .answer(saved, among: weighIns.filter { $0.id != saved.id }, isNew: true)
    }

    // `11st 6` is one weight. A day (or a typing error) and a time follow a complete weight.
    private func words() throws -> (weight: String, day: String?, time: String?) {
        var words = (context.invocation[.weight].map { [$0] } ?? []) + context.invocation.words
        let all = words.joined(separator: " ")
        guard !isWeight(all) else { return (all, nil, nil) }
        var time: String?
        if words.count > 1, let last = words.last, isTime(last) || isTimeOfDigits(words) {
            time = words.removeLast()
        }
        let text = words.joined(separator: " ")
        guard !isWeight(text) else { return (text, nil, time) }
        let texts = words.indices.dropFirst().reversed().map { end in
            (words[..<end].joined(separator: " "), words[end...].joined(separator: " "))
        }
        let split = texts.filter { isWeight($0.0) }
        guard let first = split.first else { return (text, nil, time) }
        let dated =
            split.first { fault(inDay: $0.1) == nil }
            ?? split.first { fault(inDay: $0.1) != .notADay }
        guard let dated, !context.invocation.has(.date) else {
            let days =
                [context.invocation[.date]].compactMap(\.self)
                + first.1.split(separator: " ").map(String.init)
            if days.count == 2, days.allSatisfy({ fault(inDay: $0) == nil }) {
                throw CommandError.needs("Two days are given: \(days[0]) and \(days[1])")
            }
            // A day that is read is no unexpected word.
            let rest = first.1.split(separator: " ").map(String.init)
            let dayCount =
                (1...rest.count).last { count in
                    fault(inDay: rest.prefix(count).joined(separator: " ")) == nil
                } ?? 0
            let word = rest[min(dayCount, rest.count - 1)]
            throw CommandError.usage(.unexpectedWord(word, command: "add"))
        }
        return (dated.0, dated.1, time)
    }

    // A number alone may belong to the weight.
    private func isTime(_ text: String) -> Bool {
        guard !context.invocation.has(.time) else { return false }
        // The form rejects an invalid time such as 25:00.
        if text.contains(":") { return true }
        return text.contains(where: \.isLetter)
            && (try? EntryService(context.appDependencies).time(text)) != nil
    }

    // 730, unless it ends a day, as in 21 nov 2026.
    private func isTimeOfDigits(_ words: [String]) -> Bool {
        guard let last = words.last, !context.invocation.has(.time), (3...4).contains(last.count),
            last.allSatisfy(\.isNumber),
            (try? EntryService(context.appDependencies).time(last)) != nil
        else { return false }
        return !words.indices.dropFirst().contains { end in
            isWeight(words[..<end].joined(separator: " "))
                && fault(inDay: words[end...].joined(separator: " ")) == nil
        }
    }

    private func isWeight(_ text: String) -> Bool {
        let unit = context.settings.weightUnit
        return (try? EntryService(context.appDependencies).weight(text, unit: unit, last: 70))
            != nil
    }

    // A number alone may belong to the weight.
    private func fault(inDay text: String) -> EntryError? {
        guard text.contains(where: { $0.isLetter || "-/".contains($0) }) else { return .notADay }
        do throws(EntryError) {
            _ = try context.day(text)
            return nil
        } catch {
            return error
        }
    }
}

struct EditCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let summary = try context.people.chosen()
        let weighIns = try context.history.weighIns(of: summary.person)
        let old = try context.weighIn(among: weighIns)
        let weight = context.invocation[.weight]
        let saved = try WeighInOptions(context: context)
            .save(of: summary.person, among: weighIns.values, replacing: old, weight: weight)
        return WeighInAnswer(context: context, summary: summary)
            .answer(saved, among: weighIns.values.filter { $0.id != old.id })
    }
}

struct RemoveCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let summary = try context.people.chosen()
        let weighIns = try context.history.weighIns(of: summary.person)
        let weighIn = try context.weighIn(among: weighIns)
        let deletion = WeighInDeletion(
            context.appDependencies,
            person: summary.person,
            weighIn: weighIn
        )
        try context.forms.checkFolder()
        context.forms.send([.deleteButtonTapped], to: deletion)
        try context.forms.settle(deletion, \.attempt, WeighInDeletion.Action.attempt)
        context.hasSaved = true
        let change = DataChange.deletedWeighIn(weighIn, of: summary.id)
        return context.answer("removed", weighIn.id.text, context.notice(.made(change)))
    }
}

extension CommandContext {
    // The weigh-in that the words of `edit` and `remove` mean.
    fileprivate func weighIn(among weighIns: Loaded<WeighIn>) throws -> WeighIn {
        let found = try ReferenceService(appDependencies).weighIns(
            meantBy: words,
            among: weighIns,
            today: today,
            language: SettingsService(appDependencies).language(of: settings)
        )
        guard let first = found.first else { throw CommandError.noWeighIn(words) }
        guard found.count == 1 else {
            let lines = found.map {
                "\($0.id.shortText) \($0.day) \($0.time) \(units.weight.text($0.weight))"
            }
            throw CommandError.severalWeighIns(words, lines: lines)
        }
        return first
    }
}
