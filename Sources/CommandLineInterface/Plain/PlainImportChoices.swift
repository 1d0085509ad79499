import CursesCore
import DataSource
import Model
import SharedInterface

// Asks for the person and for what the file leaves open.
struct PlainImportChoices {
    let store: Import
    let talk: Conversation

    // True if a question was asked; without an answer it goes back.
    func askMissing() async -> Bool {
        let isNew = store.isTargetOffered && store.target == .newPerson
        let isAnswered: Bool
        if store.isTargetOffered, store.needsTarget {
            isAnswered = await askWhose(back: "Back")
        } else if store.questions.contains(.unit), store.choices.unit == nil {
            isAnswered = await askUnit(back: "Back")
        } else if store.questions.contains(.version), store.choices.version == nil {
            isAnswered = await askVersion(back: "Back")
        } else if store.questions.contains(.app), store.choices.app == nil {
            isAnswered = await askApp(back: "Back")
        } else if isNew, store.name.isEmpty {
            isAnswered = await askName()
        } else if isNew, store.questions.contains(.height), store.height.isEmpty {
            isAnswered = await askHeight()
        } else {
            return false
        }
        if !isAnswered { await store.send(.backButtonTapped) }
        return true
    }

    var offered: [PlainMenuItem<PlainStep>] {
        var offers = [PlainMenuItem<PlainStep>]()
        if store.isTargetOffered {
            if !store.people.isEmpty {
                offers.append((talk.title("For", whose), { await askWhose() }))
            }
            if store.target == .newPerson {
                offers.append((talk.title("Name", store.name), { await askName() }))
                if store.questions.contains(.height) {
                    let label = store.settings.heightUnit.fieldLabel
                    offers.append((talk.title(label, store.height), { await askHeight() }))
                }
            }
        }
        if store.questions.contains(.unit) {
            let unit = talk.string(store.choices.unit?.label ?? "choose…")
            offers.append((talk.title("Unit", unit), { await askUnit() }))
        }
        if store.questions.contains(.app), let app = store.choices.app {
            let app = app.isEmpty ? talk.string("all apps") : app
            offers.append((talk.title("Written by", app), { await askApp() }))
        }
        if store.areColumnsOffered {
            let labels = store.columns.map { talk.string(ImportedColumns.label(ofRole: $0)) }
            let columns = labels.isEmpty ? talk.string("choose…") : labels.listed(talk.string)
            let ask = { await store.send(.columnsButtonTapped) }
            offers.append((talk.title("Columns", columns), ask))
        }
        if store.questions.contains(.version) {
            let version = talk.string(store.choices.version?.label ?? "choose…")
            offers.append((talk.title("Differing", version), { await askVersion() }))
        }
        if store.questions.contains(.dayOrder) {
            let order = talk.string(store.choices.dayOrder?.label ?? "choose…")
            offers.append((talk.title("Dates", order), { await askDayOrder() }))
        }
        return offers
    }

    private var whose: String {
        switch store.shownTarget {
        case .automatic: talk.string("choose…")
        case .newPerson: talk.string("new person")
        case .person(let person):
            store.people.first { $0.id == person.id }.map(talk.names.title)
                ?? talk.names.name(person.name)
        }
    }

    @discardableResult
    private func askWhose(back: LocalizedStringKey = "Cancel") async -> Bool {
        talk.say("Whose weigh-ins are these?")
        let people = store.people.map {
            (talk.names.title($0), Import.Target.person($0.person))
        }
        let items = people + [(talk.choice("new person"), .newPerson)]
        guard let target = await talk.pick(items, back: back) else { return false }
        await store.send(.targetPickerSelected(target))
        return true
    }

    @discardableResult
    private func askUnit(back: LocalizedStringKey = "Cancel") async -> Bool {
        let doubt = store.unitDoubt?.label(talk.names, talk.string)
        talk.say(doubt ?? "The file does not say the unit of its weights.")
        return await choose(\.unit, await talk.pick(WeightUnit.allCases, \.label, back: back))
    }

    @discardableResult
    private func askVersion(back: LocalizedStringKey = "Cancel") async -> Bool {
        talk.say("Some weigh-ins differ from those here.")
        return await choose(\.version, await talk.pick(ImportVersion.allCases, \.label, back: back))
    }

    @discardableResult
    private func askApp(back: LocalizedStringKey = "Cancel") async -> Bool {
        talk.say("Several apps wrote weigh-ins of the same days.")
        let apps = [(talk.choice("all apps"), "")] + (store.preview?.apps ?? []).map { ($0, $0) }
        return await choose(\.app, await talk.pick(apps, back: back))
    }

    @discardableResult
    private func askDayOrder() async -> Bool {
        await choose(\.dayOrder, await talk.pick(DayOrder.allCases, \.label))
    }

    private func choose<Value>(
        _ choice: WritableKeyPath<ImportChoices, Value?>,
        _ value: Value?
    ) async -> Bool {
        guard let value else { return false }
        var choices = store.choices
        choices[keyPath: choice] = value
        await store.send(.choicePickerSelected(choices))
        return true
    }

    @discardableResult
    private func askName() async -> Bool {
        guard let name = await talk.ask("\(talk.string("Name"))?"), !name.isEmpty else {
            return false
        }
        store.name = name
        await store.send(.onChangeName)
        return true
    }

    @discardableResult
    private func askHeight() async -> Bool {
        let label = talk.string(store.settings.heightUnit.fieldLabel)
        guard let height = await talk.ask("\(label)?"), !height.isEmpty else { return false }
        store.height = height
        await store.send(.onChangeHeight)
        return true
    }
}
