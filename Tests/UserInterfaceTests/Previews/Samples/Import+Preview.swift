import DataSource
import Model

extension Import {
    static func withings(_ appDependencies: AppDependencies) -> Import {
        var preview = ImportPreview()
        preview.formats = [.withings]
        preview.unit = DetectedUnit(.kilograms, .header)
        preview.found = 3650
        preview.days = Day.preview.advanced(by: -3660)...Day.preview
        preview.parts = [ImportPart(person: .ann, isNew: false, weighIns: WeighIn.ofAnn)]
        preview.ignoredColumns = ["Fat mass (kg)"]
        return Import(
            appDependencies,
            people: [.ann, .taro],
            preview: preview,
            target: .person(PersonSummary.ann.person)
        )
        .with { $0.source.entry.text = "~/weight.csv" }
    }

    static func unknownUnit(_ appDependencies: AppDependencies) -> Import {
        var preview = ImportPreview()
        preview.formats = [.happyScale]
        preview.found = 45
        preview.days = Day.preview.advanced(by: -90)...Day.preview
        preview.parts = [ImportPart(person: .empty, isNew: true, weighIns: WeighIn.ofAnn)]
        preview.questions = [.unit, .height]
        return Import(
            appDependencies,
            preview: preview,
            target: .newPerson,
            questions: [.unit, .height]
        )
        .with { $0.source.entry.text = "~/happyscale.csv" }
    }

    static func doubtful(_ appDependencies: AppDependencies, part: Part? = nil) -> Import {
        let store = withings(appDependencies)
        store.preview?.found = 50
        store.preview?.duplicates = 2
        store.preview?.known = Array(WeighIn.ofAnn.suffix(2))
        store.preview?.refusedCount = 4
        store.preview?.refusals = [12, 40, 41, 77].map {
            ImportRefusal(file: "weight.csv", line: $0, reason: .notADate)
        }
        store.presentedPart = part
        return store
    }

    static func distant(_ appDependencies: AppDependencies) -> Import {
        let store = withings(appDependencies)
        store.preview?.distances = [
            ImportDistance(person: PersonSummary.ann.person, imported: 83.1, known: 72.4)
        ]
        return store
    }

    static func ofSeveralApps(_ appDependencies: AppDependencies) -> Import {
        let store = withings(appDependencies)
        store.preview?.formats = [.healthConnect]
        store.preview?.apps = ["Fitbit", "Scale", "Watch"]
        store.preview?.repeatedCount = 12
        store.preview?.questions = [.app]
        store.preview?.omitted = [.encrypted(file: "all.zip/old.csv")]
        store.questions = [.app]
        store.unanswered = .app
        return store
    }

    static func doubtfulUnit(_ appDependencies: AppDependencies) -> Import {
        let store = withings(appDependencies)
        let person = PersonSummary.ann.person
        let distance = ImportDistance(person: person, imported: 159.6, known: 72.4)
        store.preview?.unitDoubt = UnitDoubt(distance, unit: .kilograms, likely: .pounds)
        store.preview?.questions = [.unitDoubt]
        store.questions = [.unit]
        return store
    }
}

extension ColumnChooser {
    static func table(_ appDependencies: AppDependencies) -> ColumnChooser {
        ColumnChooser(
            appDependencies,
            sample: TableSample([
                ["Measured on", "Steps", "Mass", "Weight (lb)"],
                ["2026-11-18 07:30", "9214", "", "159.8"],
                ["2026-11-19 07:30", "8120", "", "159.6"],
            ]),
            fault: .incomplete
        )
    }
}
