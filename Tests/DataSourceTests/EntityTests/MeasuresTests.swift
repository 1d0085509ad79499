import DataSource
import Testing

@Suite(.timeLimit(.minutes(10)))
struct MeasuresTests {
    // A forgotten measure would be dropped by an import without a word.
    @Test(arguments: Measure.builtIn)
    func complete_eachBuiltIn_isTaken(_ measure: Measure) {
        let value = Measures([measure: measure.example])
        #expect(!value.isEmpty)

        var completed = Measures()
        completed.complete(from: value)
        #expect(completed == value)

        completed.remove(those: value)
        #expect(completed.isEmpty)

        #expect(value.differ(from: Measures([measure: measure.example + 1])))
        #expect(!value.differ(from: value))
    }
}
