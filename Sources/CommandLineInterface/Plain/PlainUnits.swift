import CursesCore
import DataSource
import Model
import SharedInterface

// Language and units of the first person.
struct PlainUnits {
    let store: FirstUnits
    let talk: Conversation

    // False if the user goes back.
    func run() async -> Bool {
        talk.say("Language and units")
        while !talk.hasEnded {
            let offers = [
                PlainOffer("Language", store.language.name, talk) { await askLanguage() },
                PlainOffer("Weight unit", talk.string(store.settings.weightUnit.label), talk) {
                    await askWeightUnit()
                },
                PlainOffer("Height unit", talk.string(store.settings.heightUnit.label), talk) {
                    await askHeightUnit()
                },
            ]
            let choice = await talk.choose(
                verbatim: [talk.string("Continue")] + offers.map(\.title),
                back: "Back"
            )
            switch choice {
            case 0: return false
            case 1: return true
            default: await offers[choice - 2].ask()
            }
        }
        return false
    }

    private func askLanguage() async {
        let choice = await talk.choose(verbatim: Language.allCases.map(\.name), back: "Cancel")
        guard choice > 0 else { return }
        await store.send(.languagePickerSelected(Language.allCases[choice - 1]))
        talk.speak(store.language)
    }

    private func askWeightUnit() async {
        let choice = await talk.choose(WeightUnit.allCases.map(\.label), back: "Cancel")
        if choice > 0 {
            await store.send(.weightUnitPickerSelected(WeightUnit.allCases[choice - 1]))
        }
    }

    private func askHeightUnit() async {
        let choice = await talk.choose(HeightUnit.allCases.map(\.label), back: "Cancel")
        if choice > 0 {
            await store.send(.heightUnitPickerSelected(HeightUnit.allCases[choice - 1]))
        }
    }
}
