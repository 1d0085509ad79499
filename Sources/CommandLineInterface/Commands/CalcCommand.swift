import CursesCore
import DataSource
import Model
import SharedInterface

struct CalcCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let (weight, height) = try measures()
        let entries = EntryService(context.appDependencies)
        do {
            try entries.validate(weight: weight, height: height)
        } catch {
            throw CommandError.entry(context.string("BMI"), error)
        }
        if let growth = try growth(weight, height) { return growth }
        let scheme = SettingsService(context.appDependencies).scheme(of: settings)
        let categories = CategoryService(context.appDependencies)
        // Without an age, a short person may be a child.
        let isAdult = context.invocation.has(.born) || context.invocation.has(.ageMonths)
        let hasClass = isAdult || CategoryService.hasClass(height: height)
        let category =
            hasClass ? categories.category(weight: weight, height: height, scheme: scheme) : nil
        let healthy = hasClass ? categories.healthyRange(height: height, scheme: scheme) : nil
        let bmi = BMIService(context.appDependencies)
            .calculateBMI(weight: weight, height: height, scheme: scheme)
        if context.isJSON {
            return JSONWriter.answer { json in
                json.number("bmi", bmi)
                json.text("class", category?.rawValue)
                json.text("scheme", category == nil ? nil : scheme.rawValue)
                json.range("healthy", healthy)
            }
        }
        var facts = Columns([false, false])
        let number = bmi.formatted(fractionDigits: 2)
        let label = category.map { context.string($0.fullLabel) }
        let assessment =
            label.map { context.string("\($0) · \(context.string(scheme.label)), for adults") }
            ?? context.string("no class: birth date missing (calc --born)")
        facts.append([context.string("BMI"), "\(number)  \(assessment)"])
        if let healthy {
            let style = UnitStyle(settings)
            facts.append([
                context.string("normal"), style.weight.range(healthy) { context.string($0) },
            ])
        }
        return Answer(
            lines: facts.lines,
            accent: category.map { (label ?? "", $0.severity.accent) }
        )
    }

    // Result for a person under 20; `nil` without a birth date.
    private func growth(_ weight: Double, _ height: Double) throws -> Answer? {
        let input = GrowthInput(context: context, settings: settings)
        guard let child = try input.child() else { return nil }
        let service = GrowthService(context.appDependencies)
        let growth = child.standard.map {
            service.assess(
                weight: weight,
                height: height,
                sex: child.sex,
                months: child.months,
                standard: $0
            )
        }
        let bmi = BMIService(context.appDependencies).calculateBMI(weight: weight, height: height)
        let healthy = child.standard.flatMap {
            service.healthyRange(height: height, sex: child.sex, months: child.months, standard: $0)
        }
        if context.isJSON {
            return JSONWriter.answer { json in
                json.number("bmi", bmi)
                if growth == nil { json.number("ageMonths", child.months.hundredths) }
                json.assessment(growth.map { .growth($0) }, .who)
                json.range("healthy", healthy)
            }
        }
        let number = bmi.formatted(fractionDigits: 2)
        let assessment = growth.map { Assessment.growth($0) } ?? .underTwenty(age: child.years)
        let label = context.string(assessment.label)
        let text = growth.map { "\(label) · \(context.string($0.standard.label))" } ?? label
        var facts = Columns([false, false])
        facts.append([context.string("BMI"), "\(number)  \(text)"])
        facts.append([
            context.string("age"),
            context.string("\(child.months.formatted(fractionDigits: 1)) months"),
        ])
        if let growth {
            let texts = growth.texts(context.string)
            facts.append([context.string("percentile"), texts[0]])
            let style = UnitStyle(settings).weight
            if let healthy {
                facts.append([
                    context.string(growth.standard.rangeLabel),
                    "\(style.range(healthy) { context.string($0) }) · \(context.string(growth.standard.label))",
                ])
            }
        }
        return Answer(lines: facts.lines, accent: assessment.accent.map { (label, $0) })
    }

    // `calc` works without data, and where it cannot be read.
    private var settings: Settings {
        var settings =
            (try? SettingsService(context.appDependencies).loadOrPropose()) ?? Settings()
        if context.locale.languageID == "ja" { settings.language = .japanese }
        return settings
    }

    // Both may have several words: `11st 6`, `5ft 9`.
    private func measures() throws -> (weight: Double, height: Double) {
        let entries = EntryService(context.appDependencies)
        let words = context.invocation.words
        let units = (weight: settings.weightUnit, height: settings.heightUnit)
        for end in 1..<words.count {
            let texts = (words[..<end].joined(separator: " "), words[end...].joined(separator: " "))
            guard let weight = try? entries.weight(texts.0, unit: units.weight),
                let height = try? entries.height(texts.1, unit: units.height)
            else {
                continue
            }
            return (weight, height)
        }
        if words.count > 2, (try? entries.weight(words[0], unit: units.weight)) != nil,
            (try? entries.height(words[1], unit: units.height)) != nil
        {
            throw CommandError.usage(.unexpectedWord(words[2], command: "calc"))
        }
        try refuse(words[0], units.weight.fieldLabel) {
            try entries.weight($0, unit: units.weight)
        }
        let rest = words.dropFirst().joined(separator: " ")
        try refuse(rest, units.height.fieldLabel) { try entries.height($0, unit: units.height) }
        throw CommandError.usage(.missingWord(command: "calc"))
    }

    private func refuse(
        _ text: String,
        _ label: LocalizedStringKey,
        _ read: (String) throws -> Double
    ) throws {
        do {
            _ = try read(text)
        } catch let error as EntryError {
            throw CommandError.entry(context.string(label), error)
        }
    }
}
