import CursesCore
import DataSource
import Model
import SharedInterface

// Asks for the person and for what the file leaves open.
struct PlainImportChoices {
    let store: Import
    let units: UnitStyle
    let talk: Conversation

    // True if a question was asked; without an answer it goes back.
    func askMissing() async -> Bool {
        if store.isTargetOffered, store.needsTarget {
            await askWhose(back: "Back") { await store.send(.backButtonTapped) }
            return true
        }
        if store.questions.contains(.unit), store.unit == nil {
            await askUnit(back: "Back") { await store.send(.backButtonTapped) }
            return true
        }
        if store.questions.contains(.version), store.version == nil {
            await askVersion(back: "Back") { await store.send(.backButtonTapped) }
            return true
        }
        if store.questions.contains(.app), store.app == nil {
            await askApp(back: "Back") { await store.send(.backButtonTapped) }
            return true
        }
        guard store.isTargetOffered, store.target == .newPerson else { return false }
        if store.name.isEmpty {
            guard await askName() else { return await back() }
            return true
        }
        if store.questions.contains(.height), store.height.isEmpty {
            guard await askHeight() else { return await back() }
            return true
        }
        return false
    }

    var offered: [PlainMenuItem] {
        var offers = [PlainMenuItem]()
        if store.isTargetOffered {
            if !store.people.isEmpty {
                offers.append(PlainMenuItem("For", whose, talk) { await askWhose() })
            }
            if store.target == .newPerson {
                offers.append(PlainMenuItem("Name", store.name, talk) { _ = await askName() })
                if store.questions.contains(.height) {
                    offers.append(
                        PlainMenuItem(store.settings.heightUnit.fieldLabel, store.height, talk) {
                            _ = await askHeight()
                        }
                    )
                }
            }
        }
        if store.questions.contains(.unit) {
            let unit = talk.string(store.unit?.label ?? "choose…")
            offers.append(PlainMenuItem("Unit", unit, talk) { await askUnit() })
        }
        if store.questions.contains(.app), let app = store.app {
            let app = app.isEmpty ? talk.string("all apps") : app
            offers.append(PlainMenuItem("Written by", app, talk) { await askApp() })
        }
        if store.areColumnsOffered {
            let labels = store.columns.map { talk.string(ImportedColumns.label(ofRole: $0)) }
            let columns = labels.isEmpty ? talk.string("choose…") : labels.listed(talk.string)
            offers.append(
                PlainMenuItem("Columns", columns, talk) {
                    await store.send(.columnsButtonTapped)
                }
            )
        }
        if store.questions.contains(.version) {
            let version = talk.string(store.version?.label ?? "choose…")
            offers.append(PlainMenuItem("Differing", version, talk) { await askVersion() })
        }
        if store.questions.contains(.dayOrder) {
            let order = talk.string(store.dayOrder?.label ?? "choose…")
            offers.append(PlainMenuItem("Dates", order, talk) { await askDayOrder() })
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

    private func back() async -> Bool {
        await store.send(.backButtonTapped)
        return true
    }

    private func askWhose(
        back: LocalizedStringKey = "Cancel",
        orElse leave: () async -> Void = {}
    ) async {
        talk.say("Whose weigh-ins are these?")
        let names = store.people.map(talk.names.title)
        let choices = names + [talk.choice("new person")]
        let choice = await talk.choose(verbatim: choices, back: back)
        switch choice {
        case 0: await leave()
        case _ where choice > names.count: await store.send(.targetPickerSelected(.newPerson))
        default:
            await store.send(.targetPickerSelected(.person(store.people[choice - 1].person)))
        }
    }

    private func askUnit(
        back: LocalizedStringKey = "Cancel",
        orElse leave: () async -> Void = {}
    ) async {
        let doubt = store.unitDoubt?.label(talk.names, talk.string)
        talk.say(doubt ?? "The file does not say the unit of its weights.")
        let unit = await talk.pick(WeightUnit.allCases, \.label, back: back)
        guard let unit else { return await leave() }
        await store.send(.unitPickerSelected(unit))
    }

    private func askVersion(
        back: LocalizedStringKey = "Cancel",
        orElse leave: () async -> Void = {}
    ) async {
        talk.say("Some weigh-ins differ from those here.")
        let version = await talk.pick(ImportVersion.allCases, \.label, back: back)
        guard let version else { return await leave() }
        await store.send(.versionPickerSelected(version))
    }

    private func askApp(
        back: LocalizedStringKey = "Cancel",
        orElse leave: () async -> Void = {}
    ) async {
        talk.say("Several apps wrote weigh-ins of the same days.")
        let apps = store.preview?.apps ?? []
        let choice = await talk.choose(verbatim: [talk.choice("all apps")] + apps, back: back)
        guard choice > 0 else { return await leave() }
        await store.send(.appPickerSelected(choice == 1 ? "" : apps[choice - 2]))
    }

    private func askDayOrder() async {
        guard let order = await talk.pick(DayOrder.allCases, \.label) else { return }
        await store.send(.dayOrderPickerSelected(order))
    }

    private func askName() async -> Bool {
        guard let name = await talk.ask("\(talk.string("Name"))?"), !name.isEmpty else {
            return false
        }
        store.name = name
        await store.send(.onChangeName)
        return true
    }

    private func askHeight() async -> Bool {
        let label = talk.string(store.settings.heightUnit.fieldLabel)
        guard let height = await talk.ask("\(label)?"), !height.isEmpty else { return false }
        store.height = height
        await store.send(.onChangeHeight)
        return true
    }
}
