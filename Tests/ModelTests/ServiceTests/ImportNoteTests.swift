import DataSource
import Testing

@testable import Model

/// Notes that were edited in another program come back to the weigh-ins that they belong to.
@Suite(.timeLimit(.minutes(10)))
struct ImportNoteTests {
    private let there = ImportServiceTests()
    private let choices = ImportChoices(target: .newPerson(name: "Ann", height: 171))

    @Test
    func preview_ownTable_editedNotesOfOneMinute_belongToTheWeighInsInTheirOrder() throws {
        let text = """
            date,time,weight_kg,height_cm,bmi,trend_kg,note
            2024-03-05,07:00,70,171,23.94,70,bathroom
            2024-03-05,07:00,70,171,23.94,70,kitchen

            """
        #expect(try there.sut.save(try there.preview(text, choices)) == .done)
        let edited = text.replacing("room", with: "room scale").replacing("hen", with: "hen scale")
        let differing = try there.preview(edited).differing
        #expect(differing.map(\.old?.note) == ["bathroom", "kitchen"])
        #expect(differing.map(\.new?.note) == ["bathroom scale", "kitchen scale"])
    }
}
