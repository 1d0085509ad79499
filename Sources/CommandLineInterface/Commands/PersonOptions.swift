import DataSource
import Model

// What of a person may be said beside the name and the height.
struct PersonOptions {
    let context: CommandContext

    func fill(_ editor: PersonEditor) {
        let invocation = context.invocation
        if let birthDate = invocation[.birthDate] { editor.draft.birthDate = birthDate }
        if let sex = invocation[.sex] { editor.draft.sex = Sex(rawValue: sex) }
        if let goal = invocation[.goal] { editor.draft.goalWeight = goal }
    }
}
