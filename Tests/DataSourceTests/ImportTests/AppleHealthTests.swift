import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct AppleHealthTests {
    private func read(_ body: String, isWhole: Bool = true) throws -> ImportedFile {
        let text = "<HealthData locale=\"en\">\n\(body)\(isWhole ? "</HealthData>\n" : "")"
        return try OtherFiles.read(Array(text.utf8))
    }

    private func record(
        _ value: String = "70",
        _ date: String = "2024-01-02 07:00:00 +0100"
    ) -> String {
        """
        <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="\(date)" \
        value="\(value)"/>
        """
    }

    @Test
    func read_lostQuote_costsOneRecord() throws {
        let broken = record().replacing("unit=\"kg\"", with: "unit=\"kg")
        let file = try read("\(record("69"))\n\(broken)\n\(record("71"))\n")
        #expect(file.readings.map(\.weight) == [69, 71])
        #expect(file.refusals.map(\.line) == [3])
        #expect(file.refusals.map(\.reason) == [.malformed])
    }

    @Test
    func read_earlyEnd_isSaid() throws {
        let file = try read("\(record("69"))\n\(record("71").dropLast(10))", isWhole: false)
        #expect(file.readings.map(\.weight) == [69])
        #expect(file.refusals.map(\.reason) == [.cut])
        #expect(file.isCut)
    }

    @Test
    func read_values_areCheckedOneByOne() throws {
        let values = ["NaN", "", "1e3", "-70", "70.5", "&#55;0", "7&#x30;"]
        let file = try read(values.map { record($0) }.joined())
        #expect(file.readings.map(\.weight) == [70.5, 70, 70])
        #expect(file.refusedCount == 4)
    }

    @Test
    func read_clock_isThatOfThePlace() throws {
        let file = try read(record("70", "2024-01-02 23:30:00 -0800"))
        #expect(file.readings[0].date == .day(Day(number: 19_724)))
        #expect(file.readings[0].time == TimeOfDay(hour: 23, minute: 30))
    }

    @Test
    func read_heightsAndSources_comeAlong() throws {
        let height = "<Record type='HKQuantityTypeIdentifierHeight' unit='ft' "
        let file = try read("\(height) value='5.75' startDate='2024-01-02 07:00:00 +0100'/>")
        #expect(file.heights.map { ($0.height * 100).rounded() } == [17_526])
    }

    @Test
    func read_tagWithoutEnd_isNoHang() throws {
        let file = try read("<Record a=\"\(String(repeating: "x", count: 1 << 20))", isWhole: false)
        #expect(file.readings.isEmpty)
        #expect(file.refusedCount >= 1)
    }
}
