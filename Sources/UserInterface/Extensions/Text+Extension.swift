import CursesUI

extension Text {
    // What is searched for, in small letters, stands out wherever it is found.
    init(verbatim text: String, marking wanted: String) {
        self.init(verbatim: "")
        let (characters, letters) = (Array(text), text.map { $0.lowercased() })
        let wanted = wanted.map(String.init)
        guard !wanted.isEmpty, letters.count >= wanted.count else {
            self.init(verbatim: text)
            return
        }
        var (rest, place) = (0, 0)
        while place <= letters.count - wanted.count {
            guard letters[place..<place + wanted.count].elementsEqual(wanted) else {
                place += 1
                continue
            }
            let end = place + wanted.count
            self =
                self + Text(verbatim: String(characters[rest..<place]))
                + Text(verbatim: String(characters[place..<end])).underline()
            (rest, place) = (end, end)
        }
        self = self + Text(verbatim: String(characters[rest...]))
    }
}
