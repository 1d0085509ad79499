import DataSource
import Essentials
import Testing

@testable import Model

extension Import {
    func choose<Value>(
        _ choice: WritableKeyPath<ImportChoices, Value?>,
        _ value: Value?
    ) async {
        var choices = choices
        choices[keyPath: choice] = value
        await send(.choicePickerSelected(choices))
    }
}

extension ImportTests {
    @Test
    func send_choicePickerSelected_whatTheFileDoesNotSay_isAskedAndHolds() async throws {
        try addAnn()
        let sut = await read("/f/plain.csv")
        #expect(sut.questions == [.unit, .dayOrder])
        #expect(!sut.isReadyToImport)
        #expect(sut.isImportOffered)
        await sut.send(.importButtonTapped)
        #expect(!sut.isSaving)
        #expect(sut.unanswered == .unit)
        await sut.choose(\.unit, .pounds)
        #expect(sut.unanswered == nil)
        await sut.send(.importButtonTapped)
        #expect(sut.unanswered == .dayOrder)
        #expect(sut.preview?.unit == DetectedUnit(.pounds, .person))
        await sut.choose(\.dayOrder, .dayFirst)
        #expect(sut.questions == [.unit, .dayOrder])
        #expect(sut.newWeighIns.map(\.day.month) == [4, 6])
        await sut.choose(\.dayOrder, .monthFirst)
        #expect(sut.newWeighIns.map(\.day.month) == [3, 5])
        #expect(sut.isReadyToImport)
        await sut.choose(\.dayOrder, nil)
        #expect(!sut.isReadyToImport)
    }

    @Test
    func send_choicePickerSelected_severalAppsWroteTheDays_isAskedAndKept() async throws {
        try addAnn()
        let text = "Date,Weight (kg),Source\n2024-03-05 07:00,81,A\n2024-03-05 07:00,80,B\n"
        outside.withLock { $0["/f/apps.csv"] = text }
        let sut = await read("/f/apps.csv")
        #expect(sut.questions == [.app] && !sut.isReadyToImport)
        await sut.send(.importButtonTapped)
        #expect(sut.unanswered == .app && !sut.isSaving)
        await sut.choose(\.app, "B")
        #expect(sut.unanswered == nil && sut.newWeighIns.map(\.weight) == [80])
        await sut.send(.importButtonTapped)
        outside.withLock { $0["/f/apps.csv"] = text.replacing("2024-03", with: "2024-04") }
        let next = await read("/f/apps.csv")
        #expect(next.choices.app == "B" && next.questions == [.app] && next.isReadyToImport)
        await next.choose(\.app, "")
        #expect(next.newWeighIns.count == 2)
    }

    @Test
    func send_columnsButtonTapped_tableIsReadOtherwise() async throws {
        try addAnn()
        outside.withLock { $0["/f/plain.csv"] = "Day,Weight\n2024-03-05,155\n" }
        let sut = await read("/f/plain.csv")
        #expect(sut.areColumnsOffered)
        await sut.send(.columnsButtonTapped)
        #expect(sut.preview == nil)
        let chooser = try #require(sut.source.columnChooser)
        #expect(chooser.roles == ["date", "weight"])
        await chooser.send(.rolePickerSelected(1, "weight (lb)"))
        await chooser.send(.readButtonTapped)
        #expect(sut.preview?.unit?.unit == .pounds)
        #expect(sut.columns == ["date", "weight (lb)"])
    }

    @Test
    func send_choicePickerSelected_unitContradictsTheWeighIns_isAskedAgain() async throws {
        try addAnn()
        let first = await read("/f/kg.csv")
        await first.send(.importButtonTapped)
        outside.withLock { $0["/f/lb.csv"] = "Date,Weight (kg)\n2024-03-07,155\n" }
        let sut = await read("/f/lb.csv")
        #expect(sut.unitDoubt?.likely == .pounds)
        #expect(sut.questions == [.unit] && sut.isImportOffered && !sut.isReadyToImport)
        await sut.send(.importButtonTapped)
        #expect(sut.unanswered == .unit && !sut.isSaving)
        await sut.choose(\.unit, .pounds)
        #expect(sut.unitDoubt == nil && sut.isReadyToImport)
        #expect(sut.newWeighIns.map { Int($0.weight) } == [70])
        await sut.choose(\.unit, .kilograms)
        // A choice that was made before the doubt has to be made again.
        #expect(sut.unitDoubt?.unit == .kilograms && sut.choices.unit == nil)
        await sut.choose(\.unit, .kilograms)
        #expect(sut.unitDoubt == nil && sut.newWeighIns.map(\.weight) == [155])
        await sut.send(.importButtonTapped)
        #expect(sut.isSaving && sut.attempt == .idle)
    }

    @Test
    func send_readButtonTapped_allIsHereInKilograms_theUnitIsNotAsked() async throws {
        try addAnn()
        let first = await read("/f/kg.csv")
        await first.send(.importButtonTapped)
        let sut = await read("/f/unitless.csv")
        #expect(sut.preview?.duplicates == 2)
        #expect(sut.questions == [])
        #expect(!sut.isImportOffered)
        // Of pounds there would be something new.
        let other = await read("/f/perhaps-pounds.csv")
        #expect(other.preview?.duplicates == 1)
        #expect(other.questions == [.unit])
        #expect(other.isImportOffered)
        await other.choose(\.unit, .pounds)
        #expect(other.preview?.new == 2)
        #expect(other.isReadyToImport)
    }

    @Test
    func send_targetPickerSelected_whoHasAllOfIt_theUnitIsNotAskedAnyMore() async throws {
        try addAnn()
        let first = await read("/f/kg.csv")
        await first.send(.importButtonTapped)
        try PersonService(dependencies).save(Person(id: UUID(2), name: "Ben", height: 180))
        let sut = await read("/f/unitless.csv")
        #expect(sut.questions == [.unit])
        let person = try #require(try PersonService(dependencies).load(ann.id))
        await sut.send(.targetPickerSelected(.person(person)))
        #expect(sut.questions == [])
        #expect(!sut.isImportOffered)
    }

    @Test
    func send_targetPickerSelected_severalPeople_nobodyIsGuessed() async throws {
        try addAnn()
        let ben = Person(id: UUID(2), name: "Ben", height: 180)
        try PersonService(dependencies).save(ben)
        let sut = await read("/f/kg.csv")
        #expect(sut.needsTarget)
        #expect(!sut.isReadyToImport)
        await sut.send(.importButtonTapped)
        #expect(sut.unanswered == .target)
        let person = try #require(try PersonService(dependencies).load(ben.id))
        await sut.send(.targetPickerSelected(.person(person)))
        #expect(!sut.needsTarget)
        #expect(sut.isReadyToImport)
        #expect(sut.preview?.parts.map(\.person.name) == ["Ben"])
    }

    @Test
    func send_importButtonTapped_newPerson_needsANameAndAHeight() async throws {
        let sut = await read("/f/kg.csv")
        #expect(sut.target == .newPerson)
        #expect(sut.questions == [.height])
        await sut.send(.importButtonTapped)
        #expect(sut.nameError == .missing)
        #expect(sut.heightError != nil)
        sut.name = " Ada "
        await sut.send(.onChangeName)
        #expect(sut.nameError == nil)
        sut.height = "1,75m"
        await sut.send(.onChangeHeight)
        #expect(sut.heightError == nil)
        await sut.send(.importButtonTapped)
        let people = try PersonService(dependencies).loadNames().values.map(\.person)
        #expect(people.map(\.name) == ["Ada"])
        #expect(people.map(\.height) == [175])
        #expect(try WeighInService(dependencies).load(of: people[0]).values.count == 2)
    }

    @Test
    func send_partButtonTapped_partIsShown_andAnother() async {
        let sut = TestStore { Import(dependencies, preview: ImportPreview(), action: $0) }
        await sut.send(.partButtonTapped(.new)) { $0.presentedPart = .new }
        await sut.send(.partButtonTapped(.refused)) { $0.presentedPart = .refused }
        await sut.send(.onDismissPart) { $0.presentedPart = nil }
    }

    @Test(arguments: [(0, 2, Import.Part.here), (2, 0, .refused), (0, 0, .new)])
    func firstPart_nothingIsNew_isTheFirstWithEntries(
        _ refused: Int,
        _ known: Int,
        _ part: Import.Part
    ) {
        var preview = ImportPreview()
        preview.duplicates = known
        preview.refusedCount = refused
        #expect(Import(dependencies, preview: preview).firstPart == part)
    }

    @Test
    func send_backButtonTapped_anotherFileIsRead() async throws {
        try addAnn()
        let sut = await read("/f/kg.csv")
        await sut.send(.backButtonTapped)
        #expect(sut.source.percent == nil)
        #expect(sut.preview == nil)
        sut.source.entry.text = "/f/empty.csv"
        await sut.source.send(.readButtonTapped)
        #expect(sut.preview?.found == 0)
        #expect(!sut.isReadyToImport)
        await sut.send(.importButtonTapped)
        #expect(!sut.isSaving)
    }

    @Test
    func send_previewResponse_failure_isSaid() async {
        let error = StorageError(file: "people", reason: .busy(seconds: 10))
        let sut = Import(dependencies, preview: ImportPreview())
        await sut.send(.previewResponse(.failure(ImportFailure.storage(error))))
        #expect(sut.attempt.failure == error)
        #expect(sut.preview != nil)
        let first = Import(dependencies)
        first.source.percent = 100
        await first.send(.previewResponse(.failure(ImportFailure.storage(error))))
        #expect(first.source.percent == nil)
        #expect(first.source.entry.fault == .importing(.storage(error)))
        #expect(first.attempt == .idle)
    }
}
