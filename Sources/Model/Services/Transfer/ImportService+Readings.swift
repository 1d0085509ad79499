import DataSource
import Essentials

extension ImportService {
    // Time of readings without one.
    static let noon = TimeOfDay(hour: 12, minute: 0) ?? .midnight

    func revision() throws(ImportFailure) -> Revision {
        do throws(StorageError) {
            return try weighInRepository.revision()
        } catch {
            throw .storage(error)
        }
    }

    func targets(_ choices: ImportChoices) throws(ImportFailure) -> ImportTargets {
        do throws(StorageError) {
            let people = try personRepository.load()
            if let problem = people.problems.first(where: \.isDamage) { throw problem }
            return ImportTargets(people: people.values, choice: choices.target)
        } catch {
            throw .storage(error)
        }
    }

    func add(
        _ file: ImportedFile,
        _ choices: ImportChoices,
        _ targets: inout ImportTargets,
        _ preview: inout ImportPreview
    ) throws(ImportFailure) {
        let places = try targets.places(of: file, self)
        guard let first = places.first else { return }
        let own = targets.adopt(file, places, self, &preview)
        let part = targets.parts[first]
        let height = part.person.height > 0 ? part.person.height : nil
        let units = try ImportedUnits(file, choice: choices.unit, height: height, unitService)
        let dates = ImportedDates(file, choice: choices.dayOrder)
        preview.unit = preview.unit ?? units.unit
        if let order = dates.order, file.readings.contains(where: \.date.isInNumbers) {
            preview.dayOrder = preview.dayOrder ?? order
        }
        let oldRefusals = preview.refusals.count
        var isAnyNewWithoutUnit = false
        var reader = ReadingConverter(
            service: self,
            dates: dates,
            unit: units.unit?.unit,
            own: own,
            now: dateClient.now()
        )
        var weighIns = reader.weighIns(of: file, places, targets, &preview)
        if file.format == .libra { weighIns.dropMidnightCopies(&preview) }
        preview.add(days: weighIns.map(\.weighIn.day))
        for place in Set(places) { targets.known[place].beginFile() }
        for (reading, weighIn) in weighIns {
            preview.found += 1
            let place = places[min(reading.owner, places.count - 1)]
            if let old = targets.known[place][reading.id], old.differs(fromImported: weighIn) {
                targets.differ(old, weighIn, at: place)
                continue
            }
            let known = targets.known[place]
                .insert(weighIn, from: reading, isOwn: file.format == .csv)
            if let known {
                preview.duplicates += 1
                preview.known.append(weighIn)
                if !weighIn.measures.isEmpty {
                    targets.complete(known, with: weighIn.measures, at: place)
                }
            } else {
                targets.parts[place].weighIns.append(weighIn)
                isAnyNewWithoutUnit = isAnyNewWithoutUnit || reading.unit == nil
            }
        }
        let live = Set(weighIns.compactMap(\.reading.id))
        for (id, owner) in file.deletions where !live.contains(id) {
            let place = places[min(owner, places.count - 1)]
            if let old = targets.known[place][id] { targets.differ(old, nil, at: place) }
        }
        for place in Set(places) { targets.parts[place].weighIns.sort() }
        // The unit does not matter if all readings without one are stored already as kilograms.
        let isUnitOpen =
            isAnyNewWithoutUnit
            || preview.refusals.dropFirst(oldRefusals).contains(where: \.reason.isPerhapsOfUnit)
            || preview.refusedCount > preview.refusals.count
        if isUnitOpen, units.unit == nil, file.readings.contains(where: { $0.unit == nil }) {
            preview.ask(.unit)
        }
        if part.isNew, height == nil, !targets.hasNobody { preview.ask(.height) }
    }
}

extension ImportedDate {
    fileprivate var isInNumbers: Bool {
        if case .parts = self { true } else { false }
    }
}

extension ImportRefusal.Reason {
    // True if another unit, or an answer still missing, might avoid the refusal.
    fileprivate var isPerhapsOfUnit: Bool {
        self == .outOfBounds || self == .implausible || self == .eitherDay
    }
}

extension ImportPreview {
    fileprivate mutating func ask(_ question: Question) {
        if !questions.contains(question) { questions.append(question) }
    }

    fileprivate mutating func add(days: [Day]) {
        guard var first = days.min(), var last = days.max() else { return }
        if let range = self.days {
            first = min(first, range.lowerBound)
            last = max(last, range.upperBound)
        }
        self.days = first...last
    }
}

extension [(reading: ImportedReading, weighIn: WeighIn)] {
    // Old databases hold each weigh-in twice, once at the midnight before it.
    fileprivate mutating func dropMidnightCopies(_ preview: inout ImportPreview) {
        var weights = [Day: Set<Double>]()
        for (_, weighIn) in self where weighIn.time != .midnight {
            weights[weighIn.day, default: []].insert(weighIn.weight)
        }
        let count = count
        removeAll { _, weighIn in
            weighIn.time == .midnight && weights[weighIn.day]?.contains(weighIn.weight) ?? false
        }
        preview.found += count - self.count
        preview.duplicates += count - self.count
    }
}
