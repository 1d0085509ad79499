import CursesCore
import DataSource
import Model
import SharedInterface

// Asks for a path; lists matching files if it is incomplete.
struct PlainPath {
    let entry: PathEntry
    let talk: Conversation

    // False if the line is empty.
    func ask(offering old: String = "") async -> Bool {
        let question = talk.string("File")
        let old = old.isEmpty ? "" : " [\(old)]"
        guard let line = await talk.ask("\(question)\(old)?"), !line.isEmpty else { return false }
        entry.text = line
        await entry.send(.onChangeText)
        return true
    }

    func sayFault() {
        guard let fault = entry.fault else { return }
        talk.say(verbatim: "\(talk.string("File")): \(talk.string(fault.label))")
        let candidates = entry.completion?.candidates ?? []
        if !candidates.isEmpty { talk.say(verbatim: candidates.joined(separator: "  ")) }
    }
}
