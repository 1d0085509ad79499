import Model

struct HelpCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        guard let word = context.invocation.words.first else {
            return HelpText(context: context).answer(nil)
        }
        if word == "man" { return ManualPage(context: context).answer() }
        guard let command = Command(rawValue: word) else {
            let nearest = SpellingService(context.appDependencies)
                .nearest(to: word, among: Command.allCases.map(\.rawValue))
            throw CommandError.usage(.unknownCommand(word, nearest: Array(nearest.prefix(3))))
        }
        return HelpText(context: context).answer(command)
    }
}
