import CursesCore
import DataSource
import Model
import SharedInterface

// The path of a file, with what stands there where that is not enough.
struct PlainPath {
    let entry: PathEntry
    let talk: Conversation

    // Whether something was said.
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
