/// The documented shape of `--json`, as another program would decode it.
nonisolated enum JSONShapes {
    struct Person: Decodable {
        var id: String
        var name: String
        var height: Double
        var heightSince: String?
        var birthDate: String?
        var sex: String?
        var goalWeight: Double?
    }

    struct WeighIn: Decodable {
        var id: String
        var day: String
        var time: String
        var weight: Double
        var height: Double
        var bmi: Double
        var `class`: String?
        var scheme: String?
        var change: Double?
        var trend: Double
        var waist: Double?
        var bodyFat: Double?
        var note: String?
    }

    struct List: Decodable {
        var version: Int
        var person: Person
        var weighIns: [WeighIn]
    }

    struct One: Decodable {
        var version: Int
        var weighIn: WeighIn
    }

    struct Rate: Decodable {
        var perWeek: Double
        var plusMinus: Double
        var days: Int
        var from: String
        var to: String
        var longChange: LongChange?
    }

    struct LongChange: Decodable {
        var weight: Double
        var from: String
        var to: String
    }

    struct Range: Decodable {
        var low: Double
        var high: Double
    }

    struct Goal: Decodable {
        var state: String
        var weight: Double?
        var low: Double?
        var high: Double?
        var by: String?
        var from: String?
        var to: String?
        var done: Double?
        var of: Double?
        var setOn: String?
        var reachedOn: String?
    }

    struct Status: Decodable {
        var version: Int
        var person: Person
        var day: String
        var weight: Double
        var change: Double?
        var bmi: Double
        var `class`: String?
        var scheme: String?
        var trend: Double
        var rate: Rate?
        var missingDays: Int?
        var energy: Range?
        var goal: Goal
        var healthy: Range?
    }

    struct Period: Decodable {
        var from: String
        var to: String
        var mean: Double
        var low: Double
        var high: Double
        var change: Double
        var readings: Int
    }

    struct Statistics: Decodable {
        var version: Int
        var periods: [Period]
    }

    struct People: Decodable {
        var version: Int
        var people: [Person]
    }

    struct Calculation: Decodable {
        var version: Int
        var bmi: Double
        var `class`: String
        var scheme: String
        var healthy: Range
    }

    struct Checkup: Decodable {
        struct Check: Decodable {
            var name: String
            var state: String
            var text: String
            var fix: String?
        }

        var version: Int
        var checks: [Check]
    }

    struct Failure: Decodable {
        struct Error: Decodable {
            var code: String
            var message: String
        }

        var error: Error
    }
}
