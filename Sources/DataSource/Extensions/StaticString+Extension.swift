// Members of the records, and of those in `--json`. Computed, so that other modules inline them.
extension StaticString {
    @inlinable package static var birthDate: StaticString { "birthDate" }
    @inlinable package static var bodyFat: StaticString { "bodyFat" }
    @inlinable package static var by: StaticString { "by" }
    static var changedAt: StaticString { "changedAt" }
    @inlinable package static var day: StaticString { "day" }
    @inlinable package static var decimals: StaticString { "decimals" }
    static var deleted: StaticString { "deleted" }
    static var enteredAt: StaticString { "enteredAt" }
    static var formerMeasures: StaticString { "formerMeasures" }
    @inlinable package static var goal: StaticString { "goal" }
    @inlinable package static var goalReachedOn: StaticString { "goalReachedOn" }
    @inlinable package static var goalStart: StaticString { "goalStart" }
    static var goalToldOn: StaticString { "goalToldOn" }
    @inlinable package static var goalWeight: StaticString { "goalWeight" }
    @inlinable package static var head: StaticString { "head" }
    @inlinable package static var height: StaticString { "height" }
    @inlinable package static var heightSince: StaticString { "heightSince" }
    static var heightUnit: StaticString { "heightUnit" }
    @inlinable package static var high: StaticString { "high" }
    @inlinable package static var id: StaticString { "id" }
    @inlinable package static var low: StaticString { "low" }
    @inlinable package static var measures: StaticString { "measures" }
    static var movesTo: StaticString { "movesTo" }
    @inlinable package static var name: StaticString { "name" }
    @inlinable package static var note: StaticString { "note" }
    static var own: StaticString { "own" }
    @inlinable package static var sex: StaticString { "sex" }
    @inlinable package static var time: StaticString { "time" }
    @inlinable package static var trend: StaticString { "trend" }
    @inlinable package static var unit: StaticString { "unit" }
    static var value: StaticString { "value" }
    @inlinable package static var waist: StaticString { "waist" }
    @inlinable package static var weight: StaticString { "weight" }
    static var weightUnit: StaticString { "weightUnit" }
}
