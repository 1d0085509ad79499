struct HealthRecords {
    // Measures have separate records; at the end they are added to weights of the same day.
    private var measured = [(measure: Measure, moment: ParsedMoment, value: Double)]()

    private static let prefix: StaticString = "HKQuantityTypeIdentifier"

    func isWanted(_ record: XMLRecord, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch record.type.count {
        case 32: bytes.isWord(record.type, "HKQuantityTypeIdentifierBodyMass")
        case 30: bytes.isWord(record.type, "HKQuantityTypeIdentifierHeight")
        case 41: bytes.isWord(record.type, "HKQuantityTypeIdentifierBodyFatPercentage")
        case 42: bytes.isWord(record.type, "HKQuantityTypeIdentifierWaistCircumference")
        default: false
        }
    }

    mutating func take(
        _ record: XMLRecord,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ line: Int,
        _ file: inout ImportedFile
    ) {
        switch record.type.count {
        case 32: takeWeight(record, bytes, line, &file)
        case 30: takeHeight(record, bytes, &file)
        case 41: takeMeasure(.bodyFat, record, bytes)
        case 42: takeMeasure(.waist, record, bytes)
        default: break
        }
    }

    private func takeWeight(
        _ record: XMLRecord,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ line: Int,
        _ file: inout ImportedFile
    ) {
        do throws(ImportRefusal.Reason) {
            let moment = try XMLText.with(bytes, record.startDate) {
                text throws(ImportRefusal.Reason) in try ParsedMoment(text).onItsClock
            }
            guard let date = moment.date, let time = moment.time else { throw .notADate }
            var reading = ImportedReading(line: line, date: date, time: time, weight: 0)
            let weight = XMLText.with(bytes, record.value) { ParsedWeight($0) }
            guard case .number(let number, nil) = weight else { throw .notAWeight }
            let text = String(decoding: bytes[record.unit], as: UTF8.self)
            let unit = WeightUnit.named(text)
            guard unit != nil || text == "g" else { throw .notAWeight }
            try reading.fill(.number(unit == nil ? number / 1000 : number, unit ?? .kilograms))
            reading.source = source(record, bytes)
            if file.apps[reading.source] == nil {
                let app = XMLText.with(bytes, record.source) { String(decoding: $0, as: UTF8.self) }
                file.note(app, of: reading.source)
            }
            file.readings.append(reading)
        } catch {
            file.refuse(line, error)
        }
    }

    private func takeHeight(
        _ record: XMLRecord,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ file: inout ImportedFile
    ) {
        let text = UnsafeBufferPointer(rebasing: bytes[record.startDate])
        guard
            case .number(let number, nil) = XMLText.with(bytes, record.value, { ParsedWeight($0) }),
            case .day(let day) = (try? ParsedMoment(text))?.date,
            let factor = factor(record, bytes), file.heights.count < ImportedFile.mostReadings
        else {
            return
        }
        file.heights.append(ImportedHeight(day: day, height: number * factor))
    }

    // Body fat is a fraction of 1.
    private mutating func takeMeasure(
        _ measure: Measure,
        _ record: XMLRecord,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) {
        guard let factor = measure == .bodyFat ? 100 : factor(record, bytes),
            case .number(let number, nil) = XMLText.with(bytes, record.value, { ParsedWeight($0) }),
            let moment = XMLText.with(
                bytes,
                record.startDate,
                { try? ParsedMoment($0).onItsClock }
            )
        else {
            return
        }
        add(measure, moment, (number * factor * 100).rounded() / 100)
    }

    mutating func add(_ measure: Measure, _ moment: ParsedMoment, _ value: Double) {
        guard measured.count < ImportedFile.mostReadings else { return }
        measured.append((measure, moment, value))
    }

    // Adds each measure to the nearest weight of its day; drops it on days without a weight.
    func giveMeasures(to file: inout ImportedFile) {
        guard !measured.isEmpty else { return }
        let days = Dictionary(grouping: file.readings.indices) { file.readings[$0].date }
        for (measure, moment, value) in measured {
            let minutes = moment.time?.minutes ?? 0
            let nearest = moment.date.flatMap { days[$0] }?.min { first, second in
                file.readings[first].distance(to: minutes)
                    < file.readings[second].distance(to: minutes)
            }
            if let nearest {
                file.readings[nearest].measures[measure] = value
            } else if !file.ignoredColumns.contains(measure.description.healthName) {
                file.ignoredColumns.append(measure.description.healthName)
            }
        }
    }

    private func factor(_ record: XMLRecord, _ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        MeasurementUnit(String(decoding: bytes[record.unit], as: UTF8.self))?.centimetres
    }

    // Digest of the name: only its difference counts.
    private func source(_ record: XMLRecord, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        Int(truncatingIfNeeded: bytes[record.source].digest() >> 1)
    }
}

extension ImportedReading {
    func distance(to minutes: Int) -> Int {
        abs((time?.minutes ?? 0) - minutes)
    }
}
