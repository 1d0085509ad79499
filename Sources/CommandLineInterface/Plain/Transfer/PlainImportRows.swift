import CursesCore
import DataSource
import Model
import SharedInterface

// Pages of new, existing and refused rows.
struct PlainImportRows {
    let store: Import
    let units: UnitStyle
    let talk: Conversation

    private static let page = 10

    func run() async {
        let parts = Import.Part.allCases
        while !talk.hasEnded {
            let choices = parts.map { "\(talk.string(label($0))): \(lines($0).count)" }
            let choice = await talk.choose(verbatim: choices, back: "Back")
            guard choice > 0 else { return }
            await page(through: lines(parts[choice - 1]))
        }
    }

    private func label(_ part: Import.Part) -> LocalizedStringKey {
        switch part {
        case .new: "New"
        case .here: "Already here"
        case .refused: "Refused"
        }
    }

    private func page(through lines: [String]) async {
        var start = 0
        while !talk.hasEnded {
            for line in lines.dropFirst(start).prefix(Self.page) { talk.say(verbatim: line) }
            let (hasMore, hasLess) = (start + Self.page < lines.count, start > 0)
            guard hasMore || hasLess else { return }
            let choices: [LocalizedStringKey] =
                (hasMore ? ["further on"] : []) + (hasLess ? ["further back"] : [])
            let choice = await talk.choose(choices, back: "Back")
            guard choice > 0 else { return }
            start += choice == 1 && hasMore ? Self.page : -Self.page
        }
    }

    private func lines(_ part: Import.Part) -> [String] {
        guard let preview = store.preview else { return [] }
        switch part {
        case .new: return store.newWeighIns.map(line)
        case .here: return preview.known.map(line)
        case .refused:
            return ImportFacts(preview, names: talk.names, days: talk.days)
                .refusals(upTo: preview.remarks.count, ofSeveralFiles: false)
        }
    }

    private func line(_ weighIn: WeighIn) -> String {
        let moment = "\(talk.days.full(weighIn.day)) \(weighIn.time)"
        let note = weighIn.note.isEmpty ? [] : [weighIn.note]
        return ([moment, units.weight.text(weighIn.weight)] + note).listed(talk.string)
    }
}
