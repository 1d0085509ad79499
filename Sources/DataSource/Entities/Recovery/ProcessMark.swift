// A process by its number and start time, since numbers are reused.
struct ProcessMark: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}

extension ProcessMark {
    init(_ processInfoClient: ProcessInfoClient) {
        let number = processInfoClient.processIdentifier()
        self.init("\(number)-\(processInfoClient.startOfProcess(number) ?? "")")
    }

    func isRunning(_ processInfoClient: ProcessInfoClient) -> Bool {
        guard let number = text.split(separator: "-").first.flatMap({ Int32($0) }), number > 0,
            let start = processInfoClient.startOfProcess(number)
        else {
            return false
        }
        return text == "\(number)-\(start)"
    }
}
