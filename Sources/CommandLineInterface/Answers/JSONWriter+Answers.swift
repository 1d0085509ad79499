import CursesCore
import DataSource
import Essentials
import Model
import SharedInterface

extension JSONWriter {
    static func answer(_ members: (inout JSONWriter) -> Void) -> Answer {
        var json = JSONWriter()
        json.object { json in
            json.number("version", version)
            members(&json)
        }
        return Answer(bytes: json.bytes + "\n".utf8)
    }

    mutating func setting(_ row: Preferences.Row, _ settings: Settings) {
        text("name", row.name)
        text("value", (row.chosen(in: settings) ?? row.choices[0]).word)
        array("values", row.choices) { $0.text(nil, $1.word) }
    }

    // Omitted for weights, the default.
    mutating func measure(_ measure: TrendMeasure) {
        if measure != .weight { text("measure", measure.option) }
    }

    mutating func range(_ name: StaticString, _ bounds: ClosedRange<Double>?) {
        guard let bounds else { return }
        object(name) { json in
            json.number("low", bounds.lowerBound)
            json.number("high", bounds.upperBound)
        }
    }

    mutating func standing(_ overview: Overview, _ person: Person, _ trend: TrendKind) {
        self.person("person", person)
        if let entry = overview.entries.first {
            text("day", entry.weighIn.day.description)
            number("weight", entry.weighIn.weight)
            number("change", entry.change)
            number("bmi", entry.bmi)
            assessment(overview.assessment, overview.scheme)
            number("trend", entry.trend.hundredths)
            if entry.isSlip { boolean("leftOut", true) }
        }
        if let newest = overview.points.last {
            object("level") { json in
                json.number("weight", newest.trend.hundredths)
                json.number("plusMinus", newest.margin?.hundredths)
            }
            text("trendKind", trend.rawValue)
        }
        rate(overview)
        text("since", overview.rate?.bendDay?.description)
        if let energy = overview.energy {
            object("energy") { json in
                json.number("low", energy.lowerBound)
                json.number("high", energy.upperBound)
            }
        }
        goal(overview, person)
        range("healthy", overview.healthyWeights ?? overview.growth?.healthyWeights)
        text("adultFrom", overview.growth?.adultFrom.description)
        guard !overview.measures.isEmpty else { return }
        object("latest") { json in
            for reading in overview.measures where reading.measure.own == nil {
                json.object(reading.measure.key) { $0.reading(reading) }
            }
            let own = overview.measures.filter { $0.measure.own != nil }
            guard !own.isEmpty else { return }
            json.object("measures") { json in
                for reading in own {
                    json.member(reading.measure.option) { $0.object { $0.reading(reading) } }
                }
            }
        }
    }

    private mutating func reading(_ reading: MeasureReading) {
        number("value", reading.value)
        text("day", reading.day.description)
        number("ratio", reading.waist?.ratio)
        text("class", reading.waist?.category?.rawValue)
    }

    private mutating func rate(_ overview: Overview) {
        guard let rate = overview.rate else {
            number("missingDays", overview.missingDays?.count)
            return
        }
        object("rate") { json in
            json.number("perWeek", rate.weeklySlope.hundredths)
            json.number("plusMinus", rate.weeklyMargin.hundredths)
            json.number("days", rate.window.days)
            json.text("from", rate.firstDay.description)
            json.text("to", rate.lastDay.description)
            json.boolean("clear", rate.isClear)
            json.boolean("steady", rate.isSteady)
            guard let long = rate.longChange else { return }
            json.object("longChange") { json in
                json.number("weight", long.kilograms.hundredths)
                json.text("from", long.firstDay.description)
                json.text("to", long.lastDay.description)
            }
        }
    }

    mutating func goal(_ overview: Overview, _ person: Person) {
        object("goal") { json in
            guard let goal = overview.goal?.goal ?? person.goal else {
                return json.text("state", GoalState.none.rawValue)
            }
            let outlook = overview.goal
            json.text("state", (outlook?.state ?? .unclear).rawValue)
            json.number("weight", goal.weight)
            json.number("low", goal.range?.lowerBound)
            json.number("high", goal.range?.upperBound)
            json.text("by", goal.by?.description)
            switch outlook?.course {
            case .expected(let days):
                json.text("from", days.lowerBound.description)
                json.text("to", days.upperBound.description)
            case .notBefore(let day): json.text("from", day.description)
            case .untested: json.boolean("underAWeek", true)
            case .unknown, .reached, .passed, .away, nil: break
            }
            if outlook?.isFirstWeighIn == true { json.boolean("firstWeighIn", true) }
            json.number("done", outlook?.progress?.done.hundredths)
            json.number("of", outlook?.progress?.of.hundredths)
            json.text("setOn", goal.setOn?.description)
            json.text("reachedOn", goal.reachedOn?.description)
        }
    }
}

extension JSONWriter {
    mutating func preview(
        _ preview: ImportPreview,
        hasSeveralFiles: Bool,
        _ string: (LocalizedStringKey) -> String
    ) {
        text("format", preview.formats.map(\.rawValue).joined(separator: ","))
        text("unit", preview.unit?.unit.symbol)
        array("apps", preview.apps) { $0.text(nil, $1) }
        text("app", preview.app.map { $0.isEmpty ? "all" : $0 })
        text("likelyUnit", preview.unitDoubt?.likely.symbol)
        text("dateOrder", preview.dayOrder?.order.rawValue)
        number("found", preview.found)
        number("new", preview.new)
        number("duplicates", preview.duplicates)
        number("repeated", preview.repeatedCount)
        number("completed", preview.completed)
        object("measures") { json in
            for measure in Measure.builtIn {
                json.number(measure.key, Double(preview.count(of: measure)))
            }
            // People may have measures of one name.
            let counts = Dictionary(
                Set(preview.ownMeasures).map { ($0.name, preview.count(of: .own($0))) },
                uniquingKeysWith: +
            )
            for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
                json.member(name) { $0.number(nil, count) }
            }
        }
        number("contradictedDays", preview.contradictedDays)
        number("beforeBirth", preview.beforeBirth)
        number("differing", preview.differing.count)
        number("replaced", preview.replaced)
        number("differingMeasures", preview.differingMeasures)
        text("from", preview.days?.lowerBound.description)
        text("to", preview.days?.upperBound.description)
        array("people", preview.parts) { json, part in
            json.object { json in
                json.text("name", part.person.name)
                json.number("new", part.weighIns.count)
            }
        }
        number("refusedCount", preview.refusedCount)
        remarks("refused", preview.refusals, hasSeveralFiles, string)
        number("replacedHeightCount", preview.replacedHeightCount)
        remarks("replacedHeights", preview.replacedHeights, hasSeveralFiles, string)
        number("droppedMeasureCount", preview.droppedMeasureCount)
        remarks("droppedMeasures", preview.droppedMeasures, hasSeveralFiles, string)
        number("withoutWeight", preview.emptyCount)
        number("cleaned", preview.cleanedCount)
        array("heights", preview.heights) { $0.number(nil, $1) }
        boolean("incomplete", preview.isCut)
        array("ignoredColumns", preview.ignoredColumns) { $0.text(nil, $1) }
        array("notRead", preview.omitted) { $0.text(nil, string($1.partLabel)) }
    }

    private mutating func remarks(
        _ name: StaticString,
        _ remarks: [ImportRefusal],
        _ hasSeveralFiles: Bool,
        _ string: (LocalizedStringKey) -> String
    ) {
        array(name, remarks) { json, remark in
            json.object { json in
                if hasSeveralFiles { json.text("file", remark.file) }
                json.number("line", remark.line)
                json.text("reason", remark.reason.rawValue)
                json.text("message", string(remark.reason.label))
            }
        }
    }
}
