import DataSource
import Essentials
import Testing

@testable import CommandLineInterface

/// Measures of a person's own in the shell: defined, entered, shown, exported and imported.
@Suite(.timeLimit(.minutes(10)))
struct OwnMeasureCommandTests {
    private let shell = Shell(people: ["Ann"])

    @discardableResult
    private func define(_ texts: String..., saying yes: Bool = false) -> Shell.Outcome {
        shell.run(
            ["people", "change", "Ann"] + texts.flatMap { ["--own", $0] } + (yes ? ["-y"] : [])
        )
    }

    // The definitions as JSON, without the identifiers.
    private var measures: String {
        let json = shell("people", "--json").output
        guard let start = json.firstRange(of: "\"measures\":"),
            let end = json.firstRange(of: "]}]}")
        else { return "" }
        return String(json[start.upperBound..<end.lowerBound])
            .replacing(/"id":"[^"]*",/, with: "")
    }

    private var own: String { shell.files.withLock { $0["people"] ?? "" } }

    @Test
    func add_ownValues_areSaidListedAndShown() throws {
        #expect(define("Arms, cm, 15-60, 1", "段").status == .done)
        let added = shell("add", "72.4", "--own", "arms=32.57", "--own", "段=7")
        #expect(added.status == .done, "\(added)")
        let isSaid = added.lines.contains { $0.hasPrefix("Arms") && $0.hasSuffix("32.6 cm") }
        #expect(isSaid, "\(added)")
        let list = shell("list")
        #expect(list.lines[0].contains("Arms cm   段"), "\(list)")
        #expect(list.lines[1].contains("32.6"), "\(list)")
        let json = shell("list", "--json").output
        #expect(json.contains(#""measures":{"Arms":32.6,"段":7}"#), "\(json)")
        #expect(shell("show").output.contains("32.6 cm"))
        let latest = #""latest":{"measures":{"Arms":{"value":32.6,"day":"#
        #expect(shell("show", "--json").output.contains(latest))
    }

    /// Another machine's people.json has replaced this one's.
    @Test
    func list_definitionIsGone_isNamed_andDefiningItAgainTakesTheValuesOver() {
        let before = shell.files.withLock { $0["people"] }
        define("Arms, cm, 15-60, 1")
        shell("add", "72.4", "--own", "Arms=32.5")
        shell.files.withLock { $0["people"] = before }
        for command in ["list", "show"] {
            let outcome = shell(command)
            #expect(outcome.status == .failed, "\(outcome)")
            #expect(outcome.error.contains("a measure that is not defined: "), "\(outcome)")
        }
        #expect(define("arms, cm").status == .done)
        #expect(shell("list").output.contains("32.5"))
        #expect(shell("list").error.isEmpty)
    }

    /// Measures of one name have one identifier.
    @Test
    func list_definitionIsGone_anotherPersonHasIt_isNamed() {
        shell("people", "add", "Ben", "--height", "178")
        shell("people", "change", "Ben", "--own", "Arms, cm")
        let before = own
        define("Arms, cm")
        shell("add", "72.4", "-p", "Ann", "--own", "Arms=32.5")
        shell.files.withLock { $0["people"] = before }
        let error = shell("list", "-p", "Ann").error
        #expect(error.contains("a measure that is not defined: "), "\(error)")
    }

    @Test
    func list_definitionIsGone_threeAreDefined_oneHasToBeRemovedFirst() {
        let before = own
        define("Arms, cm")
        shell("add", "72.4", "--own", "Arms=32.5")
        shell.files.withLock { $0["people"] = before }
        define("A, cm", "B, cm", "C, cm")
        let error = shell("list").error
        #expect(error.contains("remove one first"), "\(error)")
    }

    @Test(arguments: [
        ("Arms, in", "Arms, cm", "Arms (in)"),
        ("Arms, cm", "Arms, cm, 1-30", "a measure that cannot be used"),
    ])
    func import_ofJSON_goesByUnitAndBounds(_ there: String, _ here: String, _ fact: String) {
        define(there)
        shell("add", "72.4", "-d", "2024-03-05", "--own", "Arms=40")
        let json = Data(shell("export", "--format", "json").output.utf8)
        let other = Shell(people: ["Ann"])
        other.outside.withLock { $0["/a.json"] = json }
        other("people", "change", "Ann", "--own", here)
        let trial = other("import", "/a.json", "-p", "Ann", "--dry-run")
        #expect(trial.output.contains(fact), "\(trial)")
        #expect(other("import", "/a.json", "-p", "Ann", "-y").output.contains("1 weigh-in"))
        #expect(!other("list", "--json").output.contains(":40"))
    }

    /// Identifiers of earlier versions are random.
    @Test
    func define_withTheIdentifier_takesTheValuesOver() {
        define("Arms, cm, 15-60, 1")
        shell("add", "72.4", "--own", "Arms=32.5")
        let id =
            own.split(separator: "\"id\":\"").map { $0.prefix(8) }
            .first { own.contains("\"id\":\"\($0)\"") } ?? ""
        shell.files.withLock { files in
            for (key, text) in files {
                files[key] = text.replacing(id, with: "2dad820c")
                    .replacing(/"sum":"[^"]*",/, with: "")
            }
            files["people"] = files["people"]?
                .replacing(/"measures":\[[^\]]*\],/, with: "")
        }
        #expect(shell("list").error.contains("people change NAME --own '2dad820c=NAME, UNIT'"))
        #expect(define("2dad820c=Girth, cm, 15-60, 1").status == .done)
        #expect(shell("list").output.contains("32.5"))
        #expect(shell("list").error.isEmpty)
    }

    @Test(arguments: [
        ("Arms, cm, 15-60, 1", #"{"name":"Arms","unit":"cm","low":15,"high":60,"decimals":1}"#),
        ("Arms,2,20〜40,kg", #"{"name":"Arms","unit":"kg","low":20,"high":40,"decimals":2}"#),
        ("腕、cm", #"{"name":"腕","unit":"cm","low":0.1,"high":1000,"decimals":1}"#),
        ("Steps, 0-9999, 0", #"{"name":"Steps","low":0.01,"high":9999,"decimals":0}"#),
    ])
    func define_measure_isKept(text: String, kept: String) {
        #expect(define(text).status == .done)
        #expect(measures == "[" + kept, "\(measures)")
    }

    @Test(arguments: [
        (["Arms,"], "Nothing to change."), (["=Arms"], "a name first"), ([" , cm"], "a name first"),
        (["Waist"], "Waist is taken"), (["ＷＡＩＳＴ"], "is taken"), (["腹囲"], "腹囲 is taken"),
        (["Body-Fat"], "is taken"), (["体脂肪率"], "is taken"), (["Weight"], "is taken"),
        (["Waist (in)"], ", ; = \" ( ) [ ]"),
        (["Arms, cm", "ARMS, kg"], "--own names ARMS twice."),
        (["Hip, cm", "Hip , 5-6"], "twice"), (["A\u{202E}b"], "in a name"),
        (["A\u{1B}[31m"], "in a name"), (["A very long name"], "a long name: at most 12"),
        (["腕の一番太いところ"], "a long name"), (["Hip, millimetres"], "a long unit"),
        (["Hip, 5-5"], "5-5 is not a range"), (["Hip, -5-5"], "-5-5 is not a range"),
        (["Hip, cm, 15-60, 1, 2, x"], "2 is one too many"), (["Hip, +x"], "is no unit"),
        (["Hip, cm, in"], "in is one too many"),
        (["Hip, 1-2, 1-3"], "1-3 is one too many"), (["Hip, .-5"], ".-5 is not a range"),
        (["Hip, 9-5"], "9-5 is not a range"),
        (["Hip, 5.2-5.4, 0"], "5.2-5.4 is not a range"), (["Hip, 7"], "0, 1 or 2 decimals, not 7"),
        (["Hip, 1-99999999"], "1-99999999 is not a range"), (["Hip, 3cm"], "3cm is no unit"),
        (["Hip=Hips"], "--own 'Hip=Hips': no measure is named Hip"),
        (["Hip="], "There is no measure Hip."),
        (["Hip", "Calf", "Leg"], "Leg would be a fourth measure beside Arms, Hip, Calf."),
        (["Hip", "Calf", "Amrs=Biceps"], "No measure is named Amrs. Defined: Arms, Hip, Calf"),
    ])
    func define_nonsense_isRefused(texts: [String], sentence: String) {
        define("Arms, cm, 15-60, 1")
        let before = own
        let outcome = shell.run(
            ["people", "change", "Ann"] + texts.flatMap { ["--own", $0] }
        )
        #expect(outcome.status != .done && outcome.error.contains(sentence), "\(outcome)")
        #expect(own == before)
    }

    @Test
    func define_partsOfAMeasure_keepTheRest() {
        define("Arms, cm, 15-60, 2")
        define("Arms, 20-50")
        #expect(measures.contains(#""unit":"cm","low":20,"high":50,"decimals":2}"#), "\(measures)")
        define("arms=Biceps")
        #expect(
            measures.contains(#""name":"Biceps","unit":"cm","low":20,"high":50,"decimals":2}"#)
        )
        define("Biceps, -")
        #expect(measures.contains(#""name":"Biceps","low":20"#), "\(measures)")
    }

    @Test
    func define_aRename_keepsTheValues() {
        define("Arms, cm", "Hips, cm")
        shell("add", "72.4", "--own", "Arms=32.5", "--own", "Hips=98")
        define("Arms=Biceps")
        let json = shell("list", "--json").output
        #expect(json.contains(#""measures":{"Biceps":32.5,"Hips":98}"#), "\(json)")
    }

    @Test
    func define_removal_asksHidesAndIsUndone() {
        define("Arms, cm")
        shell("add", "72.4", "--own", "Arms=32.5")
        shell("add", "72.5", "-t", "0:00", "--own", "Arms=32")
        let asked = define("Arms=", "Hips, cm")
        #expect(asked.status != .done)
        #expect(
            asked.error.contains("Arms is removed: its 2 values stay in the file, but are not"),
            "\(asked)"
        )
        #expect(define("Arms=", "Hips, cm", saying: true).status == .done)
        #expect(measures.contains("Hips") && !measures.contains("Arms"))
        // The new measure does not get the values of the old one, which stay through changes.
        #expect(!shell("list", "--json").output.contains("\"measures\":{"))
        shell("edit", "last", "--own", "Hips=98")
        #expect(shell("list", "--json").output.contains(#""measures":{"Hips":98}"#))
        shell("undo", "-y")
        #expect(shell("undo", "-y").status == .done)
        #expect(shell("list", "--json").output.contains(#""measures":{"Arms":32.5}"#))
    }

    @Test
    func define_aRemovedMeasureAgain_hasItsValues() {
        define("Arms, cm, 15-60, 2")
        shell("add", "72.4", "--own", "Arms=32.5")
        define("Arms=", saying: true)
        define("Arms, kg")
        #expect(!shell("list", "--json").output.contains("\"measures\":{"))
        define("Arms=")
        #expect(define("arms, cm").status == .done)
        #expect(shell("list", "--json").output.contains(#""measures":{"arms":32.5}"#))
        #expect(measures.contains(#""unit":"cm","low":15,"high":60,"decimals":2}"#), "\(measures)")
        // An import defines it again too.
        define("Arms=", saying: true)
        let head = "date,time,weight_kg,height_cm,note,Arms (cm)\n"
        let csv = head + "2024-03-06,12:00,70,170,,34\n"
        shell.outside.withLock { $0["/m.csv"] = Data(csv.utf8) }
        #expect(shell("import", "/m.csv", "--yes").status == .done)
        let list = shell("list", "--json").output
        #expect(list.contains(#"{"arms":34}"#) && list.contains(#"{"arms":32.5}"#), "\(list)")
    }

    @Test
    func define_narrowerBounds_asks() {
        define("Arms, cm")
        shell("add", "72.4", "--own", "Arms=32.5")
        let asked = define("Arms, 40-60")
        #expect(asked.error.contains("1 value of Arms (cm) is outside 40–60; it"), "\(asked)")
        #expect(define("Arms, 40-60", saying: true).status == .done)
        #expect(define("Arms, 15-60").status == .done)
    }

    @Test
    func define_anotherUnit_asks() {
        define("Arms, cm")
        shell("add", "72.4", "--own", "Arms=32.5")
        let asked = define("Arms, in")
        #expect(asked.error.contains("The only value of Arms (cm) is not converted"), "\(asked)")
        #expect(define("Arms, in", saying: true).status == .done)
    }

    @Test(arguments: [
        (["Arms"], "--own needs a name and a value"),
        (["Arms=5"], "Arms (cm): between 15 and 60 cm"),
        (["Arms=much"], "Arms (cm): not a number: try 37.5"),
        (["Arms=30", "ARMS=31"], "--own has two values for Arms."),
        (["Hips=90"], "No measure is named Hips. Defined: Arms"),
    ])
    func add_aWrongValue_isRefused(texts: [String], sentence: String) {
        define("Arms, cm, 15-60")
        let outcome = shell.run(["add", "72.4"] + texts.flatMap { ["--own", $0] })
        #expect(outcome.status != .done && outcome.error.contains(sentence), "\(outcome)")
        #expect(shell("list").output.isEmpty)
    }

    @Test
    func add_withoutMeasures_saysHowToDefineOne() {
        let outcome = shell("add", "72.4", "--own", "Arms=30")
        let command = "bmi-tui people change Ann --own 'Arms, cm, 10-100, 1'"
        #expect(outcome.error.contains("Arms is no measure yet: \(command)"), "\(outcome)")
    }

    @Test
    func stats_chart_ofAnOwnMeasure_haveItsDecimals() {
        define("Arms, cm, 15-60, 2", "Steps, 0-99999, 0")
        for day in 0..<6 {
            let values = ["--own", "Arms=3\(day).25", "--own", "Steps=\(day)5"]
            _ = shell.run(["add", "80", "-d", "-\(day)d"] + values)
        }
        let stats = shell("stats", "--measure", "arms")
        #expect(stats.output.contains("30.25") && stats.output.contains("35.25"), "\(stats)")
        let steps = shell("stats", "--measure", "Steps")
        #expect(!steps.lines.dropFirst().joined().contains("."), "\(steps)")
        #expect(shell("chart", "--measure", "Arms", "--ascii").output.contains("cm"))
        let points = shell("chart", "--measure", "Arms", "--json").output
        #expect(points.contains("\"measure\":\"Arms\"") && points.contains("\"value\":30.25"))
        let unknown = shell("chart", "--measure", "calf")
        #expect(unknown.status == .wrongUsage && unknown.error.contains("Arms"), "\(unknown)")
    }

    @Test
    func export_import_keepNameUnitAndValues() {
        define("Arms, cm, 15-60, 1", "Steps, 0-99999, 0")
        shell("add", "72.4", "--own", "Arms=32.5", "--own", "Steps=9000")
        let csv = shell("export").output
        #expect(csv.contains(",note,Arms (cm),Steps\n"), "\(csv)")
        let json = shell("export", "--format", "json").output
        for (name, file) in [("/a.csv", csv), ("/a.json", json)] {
            let other = Shell(people: ["Ben"])
            other.outside.withLock { $0[name] = Data(file.utf8) }
            let person = name.hasSuffix("csv") ? [] : ["-p", "Ben"]
            let outcome = other.run(["import", name, "--yes"] + person)
            #expect(outcome.status == .done, "\(outcome)")
            let list = other("list", "--json").output
            #expect(list.contains(#""measures":{"Arms":32.5,"Steps":9000}"#), "\(name) \(list)")
            #expect(list.contains(#""name":"Arms","unit":"cm""#), "\(list)")
        }
        for format in ["withings", "libra", "openscale"] {
            let error = shell("export", "--format", format).error
            #expect(error.contains("no column for Arms") && error.contains("Steps"), "\(error)")
        }
    }

    @Test(arguments: [
        ("32.5", "everything is already here"),
        ("34", "Nothing new; weigh-ins with other measures, kept as saved: 1"),
        (
            "34\nx,12:00,70,170,,34",
            "Nothing new; refused: 1, with other measures, kept as saved: 1"
        ),
    ])
    func import_ofAnotherValue_saysThatTheSavedOneIsKept(value: String, sentence: String) {
        define("Arms, cm")
        shell("add", "72.4", "-d", "2024-03-06", "-t", "12:00", "--own", "Arms=32.5")
        let head = "date,time,weight_kg,height_cm,note,Arms (cm)\n"
        let csv = "\(head)2024-03-06,12:00,72.4,170,,\(value)\n"
        shell.outside.withLock { $0["/m.csv"] = Data(csv.utf8) }
        let before = shell("list", "--json").output
        let outcome = shell("import", "/m.csv", "--yes")
        #expect(outcome.output.contains(sentence), "\(outcome)")
        #expect(shell("list", "--json").output == before)
    }

    @Test(arguments: [[], ["--yes"]])
    func import_aMeasureIsChangedMeanwhile_isRefused(options: [String]) {
        define("Arms, cm")
        let csv = "Date,Weight (kg),Arms (cm)\n2024-03-06,72.4,32\n"
        shell.outside.withLock { $0["/m.csv"] = Data(csv.utf8) }
        shell.isTerminal = true
        shell.answers.withLock { $0 = ["y"] }
        let change = { [shell] in
            (shell.onQuestion, shell.onSaving) = ({}, {})
            shell("people", "change", "Ann", "--own", "Arms, in", "-y")
        }
        if options.isEmpty { shell.onQuestion = change } else { shell.onSaving = change }
        let outcome = shell.run(["import", "/m.csv"] + options)
        #expect(outcome.error.contains("The data has changed meanwhile."), "\(outcome)")
        #expect(shell("list").output.isEmpty)
    }

    @Test
    func import_ofScales_keepsMusclesWaterAndBones() {
        let text = """
            Date,Weight (kg),Muscle mass (kg),Water (%),Bone,Visceral fat
            2024-03-05,70,50.5,55,3.1,8
            2024-03-06,71,5000,56,3.2,8

            """
        shell.outside.withLock { $0["/m.csv"] = Data(text.utf8) }
        let facts = shell("import", "--dry-run", "/m.csv").output
        #expect(facts.contains("Muscle (kg) in 1, Water (%) in 2, Bone in 2"), "\(facts)")
        #expect(facts.contains("Left out      Visceral fat"), "\(facts)")
        #expect(facts.contains("line 3: a measure that cannot be used"), "\(facts)")
        #expect(shell("import", "/m.csv", "--yes").status == .done)
        let list = shell("list", "--json").output
        #expect(list.contains(#""measures":{"Muscle":50.5,"Water":55,"Bone":3.1}"#), "\(list)")
        #expect(shell("undo", "-y").status == .done)
        #expect(measures.isEmpty)
        #expect(shell("redo", "-y").status == .done)
        #expect(shell("list", "--json").output == list)
    }

    // Its head says no unit, so it has that of the measure.
    @Test(arguments: [
        ("Arms", "Arms (cm) in 1", #""measures":{"Arms":32}"#), ("Arms (in)", "Arms (in)", ""),
        ("Muscle mass", "Muscle mass", ""),
    ])
    func import_aColumnWithoutUnit_goesToTheMeasureOfItsName(
        head: String,
        fact: String,
        kept: String
    ) {
        define("Arms, cm, 15-60", "Muscle, %", "Hips, cm")
        let csv = "Date,Weight (kg),\(head)\n2024-03-05,70,32\n2024-03-06,70,\n"
        shell.outside.withLock { $0["/c.csv"] = Data(csv.utf8) }
        let facts = shell("import", "--dry-run", "/c.csv")
        #expect(facts.output.contains(fact), "\(facts)")
        #expect(facts.output.contains("Left out") == kept.isEmpty, "\(facts)")
        #expect(shell("import", "/c.csv", "--yes").status == .done)
        let list = shell("list", "--json").output
        #expect(list.contains("\"measures\":{") != kept.isEmpty && list.contains(kept), "\(list)")
    }

    // JSON as `list --json` writes it, and a Fitbit archive; null and 0 are no value.
    @Test(arguments: [
        (#""waist":"wide","bodyFat":null"#, "line 3: an impossible waist"),
        (#""waist":12,"bodyFat":0.0,"measures":{"Arms":""}"#, "line 3: an impossible waist"),
        (#""bodyFat":-3"#, "line 3: an impossible body fat"),
        (#""measures":{"Arms":"thick"}"#, "line 3: a measure that cannot be used"),
        (#""measures":{"Arms":99}"#, "line 3: a measure that cannot be used"),
        ("", "line 3: an impossible body fat"),
    ])
    func import_ofJSON_namesTheLineOfABadMeasure(members: String, sentence: String) {
        define("Arms, cm, 15-60")
        let records = """
            {"weighIns":[
            {"id":"00000000-0000-0000-0000-000000000021","day":"2024-03-05","time":"12:00","weight":70,"waist":80},
            {"id":"00000000-0000-0000-0000-000000000022","day":"2024-03-06","time":"12:00","weight":70,\(members)}]}
            """
        let fitbit = """
            [{"logId":1,"weight":150,"date":"03/05/24","time":"23:59:59","fat":0},
            {"logId":2,"weight":150.2,"date":"03/06/24","time":"23:59:59","fat":20},
            {"logId":3,"weight":150.1,"date":"03/07/24","time":"23:59:59","fat":"much"}]
            """
        shell.outside.withLock { $0["/m.json"] = Data((members.isEmpty ? fitbit : records).utf8) }
        let facts = shell("import", "--dry-run", "/m.json", "-p", "Ann")
        #expect(facts.output.contains(sentence), "\(facts)")
        #expect(facts.output.contains("Left out      1 value of a measure"), "\(facts)")
    }

    @Test
    func import_intoAMeasureThatIsHere_goesByItsNameUnitAndBounds() {
        define("Calf, cm, 20-50, 1", "Muscle, %")
        let text = """
            Date,Weight (kg),calf (cm),Muscle (kg)
            2024-03-05,70,35.55,50
            2024-03-06,70,99,50

            """
        shell.outside.withLock { $0["/c.csv"] = Data(text.utf8) }
        let facts = shell("import", "--dry-run", "/c.csv").output
        #expect(facts.contains("Calf (cm) in 1"), "\(facts)")
        #expect(facts.contains("Muscle (kg)"), "\(facts)")
        shell("import", "/c.csv", "--yes")
        #expect(shell("list", "--json").output.contains(#""measures":{"Calf":35.6}"#))
    }
}
