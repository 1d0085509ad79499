import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct FieldMoverTests {
    private let then = WeighIn(
        id: UUID(1),
        day: .epoch,
        time: .midnight,
        weight: 70,
        height: 175,
        note: ""
    )

    @Test
    func original_typedFields_areOfThen_theOthersOfNow() {
        var now = then
        now.weight = 71
        now.note = "after lunch"
        let draft = FormDraft(form: .weighIn(then, of: UUID(2)), fields: ["weight": "69"])
        let original = draft.original(then, now: now)
        #expect(original.weight == 70)
        #expect(original.note == "after lunch")
    }

    @Test
    func original_typedFieldHadNoValue_hasNoneAgain() {
        let then = Person(id: UUID(2), name: "Ada", height: 175)
        var now = then
        now.birthDate = .epoch
        now.goalWeight = 64
        let draft = FormDraft(form: .person(then), fields: ["birthDate": "1980-01-01"])
        let original = draft.original(then, now: now)
        #expect(original.birthDate == nil)
        #expect(original.goalWeight == 64)
    }

    @Test
    func original_goalOrMeasureTyped_isOfThen() {
        var then = Person(id: UUID(2), name: "Ada", height: 175, goalWeight: 64)
        let arms = OwnMeasure(id: "a", name: "Arms")
        then.ownMeasures = [arms]
        var now = then
        now.goal = Goal(66...66, by: Day(number: 20_777))
        now.ownMeasures = []
        now.formerMeasures = [arms]
        func original(_ field: String) -> Person {
            FormDraft(form: .person(then), fields: [field: "x"]).original(then, now: now)
        }
        #expect(original("goalBy").goal == then.goal && original("goalBy").ownMeasures.isEmpty)
        #expect(original("goalWeight").goal == then.goal)
        #expect(original("ownMeasure2").ownMeasures == [arms])
        #expect(original("ownMeasure2").formerMeasures.isEmpty)
        #expect(original("name") == now)
    }

    @Test
    func original_ownValueTyped_isOfThen() {
        var (then, now) = (then, then)
        then.measures.own["a"] = 32
        now.measures.own["a"] = 33
        let name = Measure.own(OwnMeasure(id: "a", name: "Arms")).numberName
        let draft = FormDraft(form: .weighIn(then, of: UUID(2)), fields: [name: "34"])
        #expect(draft.original(then, now: now).measures.own["a"] == 32)
    }

    @Test
    func original_nothingTyped_isAsNow() {
        var now = then
        now.changedAt = Date(timeIntervalSince1970: 1)
        let draft = FormDraft(form: .weighIn(then, of: UUID(2)), fields: [:])
        #expect(draft.original(then, now: now) == now)
    }
}
