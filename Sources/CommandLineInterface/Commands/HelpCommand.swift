import Model

struct HelpCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        guard let word = context.invocation.words.first else {
            return HelpText(context: context).answer(nil)
        }
        if word == "man" { return ManualPage(context: context).answer() }
        guard let command = Command(rawValue: word) else {
            let nearest = Command.nearest(to: word, SpellingService(context.appDependencies))
            throw CommandError.usage(.unknownCommand(word, nearest: nearest))
        }
        return HelpText(context: context).answer(command)
    }
}
