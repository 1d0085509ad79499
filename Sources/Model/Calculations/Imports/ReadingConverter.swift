import DataSource
import Essentials

// Converts readings to weigh-ins, or returns why one is refused.
struct ReadingConverter {
    let service: ImportService
    let dates: ImportedDates
    let unit: WeightUnit?
    // The person's measure for each one of the file; `nil` if it is left out.
    let own: AdoptedMeasures
    let now: Date
    private let localNow: LocalTime
    private var identifiers = ImportedIdentifiers()

    init(
        service: ImportService,
        dates: ImportedDates,
        unit: WeightUnit?,
        own: AdoptedMeasures,
        now: Date
    ) {
        self.service = service
        self.dates = dates
        self.unit = unit
        self.own = own
        self.now = now
        localNow = service.localTimeClient.localTime(now)
    }

    // In chronological order; readings of the same minute keep the order of the file.
    mutating func weighIns(
        of file: ImportedFile,
        _ places: [Int],
        _ targets: ImportTargets,
        _ preview: inout ImportPreview
    ) -> [(reading: ImportedReading, weighIn: WeighIn)] {
        let heights = places.map { place in
            DayHeights(
                targets.weighIns[place],
                of: targets.parts[place].person,
                measured: file.heights
            )
        }
        var weighIns = [(reading: ImportedReading, weighIn: WeighIn)]()
        weighIns.reserveCapacity(file.readings.count)
        for reading in file.readings {
            do throws(ImportRefusal.Reason) {
                let owner = min(reading.owner, heights.count - 1)
                let person = targets.parts[places[owner]].person.id
                var weighIn = try weighIn(reading, heights[owner], person, file.format)
                let (measures, faults) = measures(of: reading, weighIn.weight, weighIn.height)
                weighIn.measures = measures
                weighIns.append((reading, weighIn))
                for fault in faults { preview.drop(fault, file.name, reading.line) }
                if reading.height != nil, reading.possibleHeight == nil {
                    preview.replaceHeight(file.name, reading.line)
                }
            } catch {
                preview.refuse(file.name, reading.line, error, reading.text(refusedAs: error))
            }
        }
        weighIns.dropRepeated(in: file.name, &preview)
        for place in Set(places) {
            let own = weighIns.indices.filter { index in
                let (reading, last) = (weighIns[index].reading, places.count - 1)
                return reading.date.isInstant && places[min(reading.owner, last)] == place
            }
            alignClock(of: own, in: &weighIns, with: place, targets, file.format, &preview)
        }
        if isNewestFirst(weighIns, file.format) { weighIns.reverse() }
        weighIns.sort { $0.weighIn.moment < $1.weighIn.moment }
        keepOrder(&weighIns)
        return weighIns
    }

    // Gives readings that were stored under another time zone the time that they have here.
    private mutating func alignClock(
        of indices: [Int],
        in weighIns: inout [(reading: ImportedReading, weighIn: WeighIn)],
        with place: Int,
        _ targets: ImportTargets,
        _ format: ImportFormat,
        _ preview: inout ImportPreview
    ) {
        let stored = targets.weighIns[place].map(ClockShift.Reading.init)
        let readings = indices.map { ClockShift.Reading(weighIns[$0].weighIn) }
        let person = targets.parts[place].id
        let shift = ClockShift(of: readings, from: stored) { reading in
            let (moment, weight) = (reading.moment, reading.weight)
            let text = ImportedIdentifiers.text(of: person, moment, weight: weight, format)
            return targets.known[place][UUID(naming: text)] != nil
        }
        guard let shift else { return }
        preview.clockShift = shift.minutes
        for (index, (reading, minutes)) in zip(indices, zip(readings, shift.all))
        where minutes != 0 {
            let moment = reading.moved(by: minutes).moment
            var weighIn = weighIns[index].weighIn
            (weighIn.day, weighIn.time) = (moment.day, moment.time)
            weighIn.id = identifiers.next(of: person, moment, weight: weighIn.weight, format)
            weighIns[index].weighIn = weighIn
        }
    }

    // If all are of one minute, only the format decides.
    private func isNewestFirst(
        _ weighIns: [(reading: ImportedReading, weighIn: WeighIn)],
        _ format: ImportFormat
    ) -> Bool {
        guard let first = weighIns.first?.weighIn.moment, let last = weighIns.last?.weighIn.moment
        else { return false }
        return first == last ? format == .json : first > last
    }

    private mutating func weighIn(
        _ reading: ImportedReading,
        _ heights: DayHeights,
        _ person: Person.ID,
        _ format: ImportFormat
    ) throws(ImportRefusal.Reason) -> WeighIn {
        let moment = try moment(reading)
        guard reading.note.utf8.count <= EntryService.largestNote else { throw .tooLong }
        let unit = reading.unit ?? unit ?? .kilograms
        guard !reading.isCompound || unit.isCompound else { throw .notAWeight }
        let weight = service.unitService.kilograms(reading.weight, unit)
        guard EntryService.weights.contains(weight) else { throw .outOfBounds }
        let height = reading.possibleHeight ?? heights.height(on: moment.day)
        if height > 0, (try? service.entryService.validate(weight: weight, height: height)) == nil {
            throw .implausible
        }
        return WeighIn(
            id: reading.id ?? identifiers.next(of: person, moment, weight: weight, format),
            day: moment.day,
            time: moment.time,
            weight: weight,
            height: height,
            note: reading.note,
            changedAt: now,
            enteredAt: reading.enteredAt
        )
    }

    private func moment(_ reading: ImportedReading) throws(ImportRefusal.Reason) -> LocalTime {
        var moment: LocalTime
        if case .instant(let seconds) = reading.date {
            let date = Date(timeIntervalSince1970: Double(seconds))
            moment = service.localTimeClient.localTime(date)
        } else {
            moment = LocalTime(
                day: try dates.day(reading.date),
                time: reading.time ?? ImportService.noon
            )
            if reading.time == nil, moment.day == localNow.day {
                moment.time = min(moment.time, localNow.time)
            }
        }
        guard moment.day >= .epoch else { throw .tooEarly }
        let isLater = (try? service.entryService.validate(moment, now: localNow)) == nil
        guard moment.day <= localNow.day, !isLater else { throw .inTheFuture }
        return moment
    }

    // `enteredAt` orders weigh-ins of the same minute.
    private func keepOrder(_ weighIns: inout [(reading: ImportedReading, weighIn: WeighIn)]) {
        var count = 0
        for index in weighIns.indices.dropFirst() {
            let isSame = weighIns[index].weighIn.moment == weighIns[index - 1].weighIn.moment
            count = isSame ? count + 1 : 0
            guard count > 0, weighIns[index].reading.enteredAt == nil else { continue }
            weighIns[index].weighIn.enteredAt = now.addingTimeInterval(Double(count) / 1000)
        }
    }
}

extension [(reading: ImportedReading, weighIn: WeighIn)] {
    // Keeps the last one of the file if different weigh-ins have one identifier.
    fileprivate mutating func dropRepeated(in file: String, _ preview: inout ImportPreview) {
        var last = [WeighIn.ID: Int]()
        for (index, element) in enumerated() {
            if let id = element.reading.id { last[id] = index }
        }
        guard last.count < count(where: { $0.reading.id != nil }) else { return }
        let all = self
        self = all.enumerated().compactMap { index, element in
            guard let place = element.reading.id.flatMap({ last[$0] }), place != index,
                all[place].reading.owner == element.reading.owner,
                element.weighIn.differs(
                    fromImported: all[place].weighIn,
                    height: all[place].reading.possibleHeight
                )
            else { return element }
            preview.refuse(file, element.reading.line, .repeated)
            return nil
        }
    }
}

extension ImportedReading {
    // `nil` for an impossible height, which the person's then replaces.
    var possibleHeight: Double? {
        height.flatMap { EntryService.heights.contains($0) ? $0 : nil }
    }
}

extension ImportPreview {
    fileprivate mutating func replaceHeight(_ file: String, _ line: Int) {
        replacedHeightCount += 1
        guard replacedHeights.count < ImportedFile.mostRefusals else { return }
        replacedHeights.append(ImportRefusal(file: file, line: line, reason: .notAHeight))
    }

    fileprivate mutating func drop(
        _ fault: (reason: ImportRefusal.Reason, text: String),
        _ file: String,
        _ line: Int
    ) {
        droppedMeasureCount += 1
        guard droppedMeasures.count < ImportedFile.mostRefusals else { return }
        droppedMeasures.append(
            ImportRefusal(file: file, line: line, reason: fault.reason, text: fault.text)
        )
    }

    mutating func refuse(
        _ file: String,
        _ line: Int,
        _ reason: ImportRefusal.Reason,
        _ text: @autoclosure () -> String = ""
    ) {
        refusedCount += 1
        guard refusals.count < ImportedFile.mostRefusals else { return }
        refusals.append(ImportRefusal(file: file, line: line, reason: reason, text: text()))
    }
}

extension ReadingConverter {
    // Converts a fat mass to a percentage of the weight, and leaves out impossible measures.
    func measures(
        of reading: ImportedReading,
        _ weight: Double,
        _ height: Double
    ) -> (Measures, faults: [(reason: ImportRefusal.Reason, text: String)]) {
        var measures = reading.measures
        var faults = own.lost(in: reading).map { fault($0.measure, $0.text) }
        if let fat = reading.fatMass {
            let unit = fat.unit ?? reading.unit ?? unit ?? .kilograms
            let mass = service.unitService.kilograms(fat.number, unit)
            if mass < weight {
                measures[.bodyFat] = (mass / weight * 100).hundredths
            } else {
                faults.append((.fatMass, service.entryService.text(fat.number)))
            }
        }
        for measure in Measure.builtIn {
            guard let value = measures[measure], !measure.bounds.contains(value) else { continue }
            measures[measure] = nil
            faults.append(fault(measure, service.entryService.text(value)))
        }
        if !measures.own.isEmpty {
            let dropped = own.convert(&measures.own, of: reading.owner)
            faults += dropped.map { fault(.own($0), service.entryService.text($1)) }
        }
        if let waist = measures[.waist], !WaistService.isUsual(waist, height: height) {
            measures[.waist] = nil
            faults.append(fault(.waist, service.entryService.text(waist)))
        }
        return (measures, faults)
    }

    // Other reasons name the measure.
    private func fault(
        _ measure: Measure,
        _ text: String
    ) -> (reason: ImportRefusal.Reason, text: String) {
        (measure.refusal, measure.refusal == .ownMeasure ? "\(measure.option): \(text)" : text)
    }
}

// Heights by binary search: measured in the file, else as `HeightService` returns them.
struct DayHeights {
    private let person: Person
    private let days: [Day]
    private let heights: [Double]
    private let measured: [ImportedHeight]

    init(_ weighIns: [WeighIn], of person: Person, measured: [ImportedHeight]) {
        self.person = person
        days = weighIns.map(\.day)
        heights = weighIns.map(\.height)
        self.measured =
            measured
            .filter { EntryService.heights.contains($0.height) }
            .sorted { $0.day < $1.day }
    }

    func height(on day: Day) -> Double {
        if let first = measured.first {
            let count = Self.count(measured.count) { measured[$0].day <= day }
            return count > 0 ? measured[count - 1].height : first.height
        }
        guard let last = days.last, day <= last || !person.hasPresentHeight(on: day) else {
            return person.height
        }
        let count = Self.count(days.count) { days[$0] <= day }
        return person.height(
            on: day,
            after: count > 0 ? (days[count - 1], heights[count - 1]) : nil,
            before: heights.first
        )
    }

    // Binary search: number of leading elements that satisfy `isBefore`.
    private static func count(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
