import DataSource
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ColumnChooserTests {
    private let sample = TableSample([["when", "Weight (lb)"], ["2025-12-24", "179.2"]])

    @Test
    func send_rolePickerSelected_readButtonTapped_columnsAreNamed() async throws {
        let sut = TestStore { [sample] in
            ColumnChooser(.testDependencies(), sample: sample, action: $0)
        }
        await sut.send(.readButtonTapped) { $0.fault = .incomplete }
        await sut.send(.rolePickerSelected(0, "date")) {
            $0.roles = ["date", "weight (lb)"]
            $0.fault = nil
        }
        let columns = try ImportedColumns("date,weight (lb)")
        await sut.send(.readButtonTapped)
        sut.receive { if case .columnsResponse(columns) = $0 { true } else { false } }
        await sut.send(.cancelButtonTapped)
    }

    @Test
    func init_heads_areUnderstood_linesAreBesideThem() {
        let sut = ColumnChooser(.testDependencies(), sample: sample)
        #expect(sut.roles == ["-", "weight (lb)"])
        #expect(sut.title(of: 0) == "when" && sut.lines(of: 1) == "179.2")
        let other = ColumnChooser(
            .testDependencies(),
            sample: TableSample([["2025-12-24", "81.4"], ["2025-12-25"]])
        )
        #expect(other.roles == ["-", "-"])
        #expect(other.title(of: 1) == "2" && other.lines(of: 0) == "2025-12-24 · 2025-12-25")
    }
}
