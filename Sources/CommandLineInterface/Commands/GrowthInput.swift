import CursesCore
import DataSource
import Model
import SharedInterface

// Age, sex and growth reference given to `calc` for a person under 20.
struct GrowthInput {
    struct Child {
        let sex: Sex
        let months: Double
        let years: Int
        // `nil` if the reference does not cover this age.
        let standard: GrowthStandard?
    }

    // 130 years.
    private static let mostMonths = 1560.0

    let context: CommandContext
    let settings: Settings

    // `nil` for adults and without an age.
    func child() throws -> Child? {
        guard let (months, years, birthDate) = try age() else {
            let needsAge = [CommandOption.sex, .on, .reference]
            if needsAge.contains(where: context.invocation.has) {
                throw CommandError.usage(.missingOption("--born", command: "calc"))
            }
            return nil
        }
        guard years < 20 else { return nil }
        guard let sex else {
            throw CommandError.usage(.missingOption("--sex", command: "calc"))
        }
        let service = GrowthService(context.appDependencies)
        var person = Person.empty
        person.birthDate = birthDate?.day
        let standard =
            birthDate.map { service.standard(of: person, on: $0.on, reference: reference) }
            ?? service.standard(months: months, reference: reference)
        return Child(sex: sex, months: months, years: years, standard: standard)
    }

    private func age() throws -> (
        months: Double, years: Int, birthDate: (day: Day, on: Day)?
    )? {
        let (born, ageMonths) = (context.invocation[.born], context.invocation[.ageMonths])
        if let text = ageMonths {
            guard born == nil else {
                throw CommandError.usage(.notTogether("--age-months", "--born"))
            }
            guard !context.invocation.has(.on) else {
                throw CommandError.usage(.notTogether("--age-months", "--on"))
            }
            guard let number = Double(text), (0...Self.mostMonths).contains(number) else {
                let bounds = 0...Int(Self.mostMonths)
                throw CommandError.usage(.outOfBounds(text, option: "--age-months", bounds))
            }
            return (number, Int(number / 12), nil)
        }
        guard let born else { return nil }
        let entries = EntryService(context.appDependencies)
        let language = SettingsService(context.appDependencies).language(of: settings)
        let day = try context.invocation[.on].map { text in
            try refusing("Day") { () throws(EntryError) in
                try entries.day(text, today: context.today, language: language)
            }
        }
        let on = day ?? context.today
        let birthDate = try refusing("Birth date") { () throws(EntryError) in
            try entries.birthDate(born, today: context.today, language: language) ?? on
        }
        guard birthDate <= on else {
            throw CommandError.entry(context.string("Day"), .beforeBirth(birthDate))
        }
        var person = Person.empty
        person.birthDate = birthDate
        let years = AgeService(context.appDependencies).age(of: person, on: on) ?? 0
        let months = GrowthService(context.appDependencies).months(from: birthDate, to: on)
        return (months, years, (birthDate, on))
    }

    private func refusing(
        _ label: LocalizedStringKey,
        _ read: () throws(EntryError) -> Day
    ) throws -> Day {
        do throws(EntryError) {
            return try read()
        } catch {
            throw CommandError.entry(context.string(label), error)
        }
    }

    private var sex: Sex? { context.invocation[.sex].flatMap { Sex(option: $0) } }

    private var reference: GrowthReference {
        context.invocation[.reference].flatMap { GrowthReference(rawValue: $0) }
            ?? SettingsService(context.appDependencies).growthReference(of: settings)
    }
}
