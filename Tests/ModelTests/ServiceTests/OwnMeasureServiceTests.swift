import DataSource
import Essentials
import Testing

@testable import Model

/// How measures of one's own are read from their lines, and what is asked about a change.
@Suite(.timeLimit(.minutes(10)))
struct OwnMeasureServiceTests {
    private let sut = EntryService(.testDependencies())
    private let arms = OwnMeasure(id: "a", name: "Arms", unit: "cm", bounds: 15...60, decimals: 2)
    private let hips = OwnMeasure(id: "b", name: "Hips", unit: "cm", bounds: 50...150)

    private var ann: Person {
        var ann = Person(id: UUID(1), name: "Ann", height: 178)
        ann.ownMeasures = [arms, hips]
        return ann
    }

    private func read(_ lines: String...) throws(EntryError) -> [OwnMeasure] {
        try sut.ownMeasures(lines, of: ann)
    }

    @Test
    func text_isReadAsTheSame() throws {
        #expect(sut.text(arms) == "Arms, cm, 15-60, 2")
        #expect(try read(sut.text(arms), sut.text(hips), "") == [arms, hips])
    }

    @Test
    func parts_areThoseOfTheLine_andReadAsTheSame() throws {
        let parts = OwnMeasureParts(sut.text(arms))
        #expect(
            [parts.name, parts.unit, parts.from, parts.to, parts.decimals]
                == ["Arms", "cm", "15", "60", "2"]
        )
        #expect(try read(parts.line(replacing: "Arms")) == [arms])
        #expect(OwnMeasureParts("Steps, 0-9000, 0").to == "9000")
        #expect(OwnMeasureParts("").line(replacing: "Arms").isEmpty)
    }

    @Test
    func parts_enter_areReadWhileTheyAreTyped() throws {
        var parts = OwnMeasureParts("")
        func type(_ text: String, _ part: WritableKeyPath<OwnMeasureParts, String>) {
            parts.enter(text, into: part)
            parts = OwnMeasureParts(parts.line(replacing: "Arms"))
        }
        type("Left ", \.name)
        #expect(parts.name == "Left ")
        type("Left, =arm", \.name)
        type("15,5a", \.from)
        type("1", \.unit)
        type("60", \.to)
        type("0", \.decimals)
        #expect(
            [parts.name, parts.unit, parts.from, parts.to, parts.decimals]
                == ["Left arm", "1", "15.5", "60", "0"]
        )
        type("", \.unit)
        let measure = try read(parts.line(replacing: "Arms"))[0]
        #expect(measure.id == arms.id && measure.name == "Left arm" && measure.unit.isEmpty)
        #expect(measure.bounds == 15.5...60 && measure.decimals == 0)
        type("", \.name)
        #expect(throws: EntryError.ownMeasure(.noName)) {
            try read(parts.line(replacing: "Arms"))
        }
    }

    @Test
    func ownMeasures_inAnotherOrder_areMoved() throws {
        #expect(try read("Hips, cm", "arms") == [hips, arms])
    }

    @Test
    func ownMeasures_oneLineForAnother_isNoRename() throws {
        let read = try read("Calf, cm", "Hips")
        #expect(read.map(\.name) == ["Calf", "Hips"] && read[0].id != "a" && read[1] == hips)
    }

    @Test
    func ownMeasures_renamed_keepEverythingElse() throws {
        var biceps = arms
        biceps.name = "Biceps"
        #expect(try read("Arms=Biceps", "Hips") == [biceps, hips])
    }

    @Test
    func ownMeasures_severalNew_haveDifferentIdentifiers() throws {
        let read = try read("A", "B", "C")
        #expect(Set(read.map(\.id)).union(["a", "b"]).count == 5)
    }

    @Test
    func ownMeasures_aFormerOneAgain_hasItsIdentifierAndTheRest() throws {
        var ann = ann
        let girth = OwnMeasure(id: "c", name: "Arms", unit: "in")
        (ann.ownMeasures, ann.formerMeasures) = ([hips], [girth, arms])
        #expect(try sut.ownMeasures(["hips", "ARMS, CM"], of: ann)[1].id == "a")
        #expect(try sut.ownMeasures(["Arms, cm"], of: ann) == [arms])
        let wider = try sut.ownMeasures(["Arms, in, 5-30"], of: ann)
        #expect(wider.map(\.id) == ["c"] && wider[0].bounds == 5...30)
        let others = try sut.ownMeasures(["Arms", "Arm, cm", "Calf, cm"], of: ann)
        #expect(Set(others.map(\.id)).union(["a", "b", "c"]).count == 6)
    }

    /// Two machines, or one whose definition was lost, agree on the values.
    @Test
    func ownMeasures_new_haveTheIdentifierOfNameAndUnit() throws {
        let read = try read("Calf, cm, 20-60, 1", "Calf 2, cm")
        #expect(read.map(\.id) == ["9c0942f7", "6c0bf4d9"])
        #expect(try sut.ownMeasures(["CALF, CM"], of: .empty).map(\.id) == ["9c0942f7"])
        #expect(try sut.ownMeasures(["Calf, in"], of: .empty).map(\.id) != ["9c0942f7"])
    }

    @Test
    func ownMeasures_withAnIdentifier_takeOverItsValues() throws {
        let read = try sut.ownMeasures(["2dad820c=Arms, cm, 15-60, 2"], of: .empty)
        #expect(read.map(\.id) == ["2dad820c"] && read[0].name == "Arms")
        #expect(throws: EntryError.ownMeasure(.unknown("2dad"))) {
            try sut.ownMeasures(["2dad=Arms, cm"], of: .empty)
        }
    }

    @Test(arguments: [
        (["Hips", "HIPS"], OwnMeasureFault.taken("HIPS")), (["Arms=Hips", "Hips"], .taken("Hips")),
        (["Arms=Biceps", "Arms"], .taken("Arms")), (["Neck=Arms"], .unknown("Neck")),
    ])
    func ownMeasures_twoOfOneName_areRefused(lines: [String], fault: OwnMeasureFault) {
        #expect(throws: EntryError.ownMeasure(fault)) {
            try sut.ownMeasures(lines, of: ann)
        }
    }

    @Test(arguments: [
        ("32.567", 32.57), ("32,5 cm", 32.5), ("３２", 32), ("32.5CM", 32.5), ("", nil),
    ])
    func value_ofAnOwnMeasure_isRounded(text: String, value: Double?) throws {
        #expect(try sut.value(of: .own(arms), text) == value)
    }

    @Test(arguments: [
        ("60.01", EntryError.Fault.bounds), ("14.99", .bounds), ("32 kg", .number), ("x", .number),
    ])
    func value_ofAnOwnMeasure_isRefused(text: String, fault: EntryError.Fault) {
        let error: EntryError =
            fault == .bounds ? .outOfBounds(.own(arms)) : .notAMeasure(.own(arms))
        #expect(throws: error) { try sut.value(of: .own(arms), text) }
    }

    /// A single mark before three digits may be between thousands.
    @Test(arguments: [
        ("10,000", "10000", "10"), ("10.000", "10000", "10"), ("1,234", "1234", "1.234"),
    ])
    func value_perhapsInThousands_isRefused(text: String, one: String, other: String) throws {
        let kcal = OwnMeasure(id: "c", name: "Kcal", bounds: 0.01...100_000, decimals: 2)
        #expect(throws: EntryError.doubtful(one, other)) {
            try sut.value(of: .own(kcal), text)
        }
        #expect(try sut.value(of: .own(kcal), one) == Double(one))
        #expect(try sut.value(of: .own(kcal), "0.500") == 0.5)
        #expect(try sut.value(of: .own(kcal), "1234.500") == 1234.5)
        #expect(try sut.value(of: .own(arms), "32.500") == 32.5)
    }

    @Test
    func value_ofAMeasureWithoutDecimals_isWhole() throws {
        let steps = OwnMeasure(id: "c", name: "Steps", bounds: 1...99_999, decimals: 0)
        #expect(try sut.value(of: .own(steps), "12345") == 12_345)
        #expect(try sut.value(of: .own(steps), "12.0") == 12)
        #expect(throws: EntryError.ownMeasure(.whole)) {
            try sut.value(of: .own(steps), "12.5")
        }
        #expect(throws: EntryError.perhaps("12345")) {
            try sut.value(of: .own(steps), "12,345")
        }
        #expect(throws: EntryError.outOfBounds(.own(steps))) {
            try sut.value(of: .own(steps), "100,000")
        }
        #expect(steps.accepted(12.345) == nil && steps.accepted(100_000) == nil)
    }

    @Test(arguments: [
        ("0-50000, 0", 1...50_000.0), ("0-5, 1", 0.1...5), ("15-60", 15...60),
        ("0.5-1.5, 0", 1...1), ("0.5-0.7, 0", nil), ("5.2-5.4, 0", nil),
    ])
    func values_haveTheDecimalsOfTheMeasure(text: String, values: ClosedRange<Double>?) {
        let read = try? read("Steps, \(text)")
        #expect((read != nil) == (values != nil) && read?.first?.values == values)
    }

    @Test
    func warnings_aboutMeasures_countTheValues() {
        let service = WarningService(.testDependencies())
        var weighIn = WeighIn.on(Day(number: 20_777), 72.4, height: 178)
        weighIn.measures.own["a"] = 32
        var new = ann
        new.ownMeasures = [hips]
        func warnings(_ count: Int, _ problems: [StorageError] = []) -> [EntryWarning] {
            service.warnings(aboutMeasuresOf: new, replacing: ann) {
                Loaded(values: Array(repeating: weighIn, count: count), problems: problems)
            }
        }
        let removed = warnings(2)
        #expect(removed == [.removedMeasure("Arms", values: 2)])
        new.ownMeasures = [arms, hips]
        new.ownMeasures[0].unit = "in"
        new.ownMeasures[1].unit = "in"
        #expect(warnings(1) == [.otherUnit(arms, values: 1)])
        let unreadable = StorageError(file: "2025.json", reason: .malformed(line: 1))
        #expect(
            warnings(1, [unreadable])
                == [.otherUnit(arms, values: 1), .otherUnit(hips, values: 0), .unreadYears]
        )
        #expect(
            service.warnings(aboutMeasuresOf: new, replacing: ann) { nil }
                == [.otherUnit(arms, values: 0), .otherUnit(hips, values: 0), .unreadYears]
        )
        new = ann
        #expect(warnings(1, [unreadable]).isEmpty)
    }

    @Test
    func warnings_aboutAMove_nameTheUnseenMeasures() {
        let service = WarningService(.testDependencies())
        var ben = Person(id: UUID(2), name: "Ben", height: 180)
        ben.ownMeasures = [OwnMeasure(id: "z", name: "HIPS", unit: "cm")]
        var weighIn = WeighIn.on(Day(number: 20_777), 72.4, height: 178)
        weighIn.measures.own["b"] = 98
        #expect(service.warnings(aboutMeasuresOf: weighIn, from: ann, to: ben).isEmpty)
        weighIn.measures.own["a"] = 32
        let warnings = service.warnings(aboutMeasuresOf: weighIn, from: ann, to: ben)
        #expect(warnings == [.unseenMeasures([arms], of: "Ben")])
    }

    @Test
    func conflicts_ofUsedMeasures_areOtherUnitsAndRemovals() {
        let service = WarningService(.testDependencies())
        var inches = arms
        inches.unit = "in"
        #expect(service.conflicts(of: [arms], with: nil).isEmpty)
        #expect(service.conflicts(of: [arms], with: [hips, arms]).isEmpty)
        #expect(
            service.conflicts(of: [arms], with: [hips])
                == [.changedElsewhere(.ownMeasures([hips]))]
        )
        #expect(
            service.conflicts(of: [hips, arms], with: [hips, inches])
                == [.changedElsewhere(.ownMeasures([hips, inches]))]
        )
    }

    @Test
    func changedMeasures_underAnEntry_areThoseOfNewValues() throws {
        let files = AllocatedLock([String: String]())
        let service = WarningService(.testDependencies(dataFolderClient: .memory(files)))
        var weighIn = WeighIn.on(Day(number: 20_777), 72.4, height: 178)
        weighIn.measures.own["a"] = 32
        var new = ann
        new.ownMeasures = [hips]
        try PersonRepository(.memory(files), .testValue).save(new)
        #expect(
            service.changedMeasures(under: weighIn, replacing: nil, of: ann)
                == [.changedElsewhere(.ownMeasures([hips]))]
        )
        #expect(service.changedMeasures(under: weighIn, replacing: weighIn, of: ann).isEmpty)
        try PersonRepository(.memory(files), .testValue).save(ann)
        #expect(service.changedMeasures(under: weighIn, replacing: nil, of: ann).isEmpty)
    }

    @Test(arguments: [
        (33.0...60.0, 1), (15...31.9, 1), (15...32, nil), (32...60, nil), (1...99, nil),
    ])
    func warnings_aboutNarrowerBounds_countTheValuesOutside(
        bounds: ClosedRange<Double>,
        count: Int?
    ) {
        var weighIn = WeighIn.on(Day(number: 20_777), 72.4, height: 178)
        weighIn.measures.own["a"] = 32
        var (new, again) = (ann, ann)
        new.ownMeasures[0].bounds = bounds
        again.ownMeasures = [hips]
        again.formerMeasures = [arms]
        for old in [ann, again] {
            let warnings = WarningService(.testDependencies())
                .warnings(aboutMeasuresOf: new, replacing: old) {
                    Loaded(values: [weighIn], problems: [])
                }
            #expect(
                warnings == (count.map { [.narrowerBounds(new.ownMeasures[0], values: $0)] } ?? [])
            )
        }
    }
}

extension EntryError {
    enum Fault { case bounds, number }
}
