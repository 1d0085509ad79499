import DataSource
import Essentials
import Testing

@testable import Model

extension PeopleTests {
    @Test
    func meanings_ofWhatIsTyped_areWeightsAndDays() async {
        let sut = People(appDependencies())
        #expect(sut.palette.meanings(of: "72.4", language: .english).isEmpty)
        await sut.send(.personButtonTapped(ada))
        #expect(sut.palette.meanings(of: "72.4", language: .english) == [.weight(72.4)])
        let today = sut.today
        #expect(sut.palette.meanings(of: "today", language: .english) == [.day(today)])
        // A day that has not come yet this year is that of the last one.
        if let coming = today.advanced(byMonths: 1), coming.year == today.year,
            let before = coming.advanced(byMonths: -12)
        {
            let text = String(coming.description.dropFirst(5))
            let expected: [PaletteMeaning] = before < .epoch ? [] : [.day(before)]
            #expect(sut.palette.meanings(of: text, language: .english) == expected)
        }
        let month = today.lastOfMonth.advanced(byMonths: -12)?.lastOfMonth ?? .epoch
        for text in [
            "\(month.year)-\(month.month)", "\(month.month)/\(month.year)",
            "\(month.year)年\(month.month)月",
        ] {
            #expect(
                sut.palette.meanings(of: text, language: .english) == [.month(month)],
                "\(text)"
            )
        }
        #expect(sut.palette.meanings(of: "\(today.year + 1)-01", language: .english).isEmpty)
        #expect(sut.palette.meanings(of: "\(today.year)", language: .english) == [.year(today)])
        for text in ["\(today.year + 1)", "1969", "20255"] {
            #expect(sut.palette.meanings(of: text, language: .english).isEmpty, "\(text)")
        }
        #expect(
            sut.palette.meanings(of: "1月", language: .japanese)
                == sut.palette.meanings(of: "jan", language: .english)
        )
        #expect(sut.palette.meanings(of: "1月", language: .japanese).count == 1)
        for (text, weight) in [("11st 6", 72.5747792), ("12st 6", 78.92507358)] {
            guard
                case .weight(let found)? = sut.palette.meanings(of: text, language: .english).first
            else {
                Issue.record("\(text)")
                continue
            }
            #expect(abs(found - weight) < 0.001)
            #expect(sut.palette.meanings(of: text, language: .english).count == 1, "\(text)")
        }
        #expect(sut.palette.meanings(of: "pound", language: .english) == [.weightUnit(.pounds)])
    }

    @Test
    func send_weightChosen_isTypedAndNotSaved() async throws {
        try saveAda()
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.weightChosen("72.4"))
        #expect(sut.path.isEmpty)
        await sut.send(.personButtonTapped(ada))
        await sut.send(.destinationChosen(.history))
        await sut.send(.weightChosen("72.4"))
        #expect(sut.path.count == 1)
        #expect(sut.navigator.path.dashboard?.weighInEditor?.draft.weight == "72.4")
        #expect(!files.withLock { $0.keys.contains { $0.hasPrefix("history/") } })
    }

    @Test
    func send_dayChosen_isMarkedInTheHistory_onceItIsRead() async throws {
        try saveAda()
        let repository = WeighInRepository(.memory(files), .testValue)
        let today = Dashboard(appDependencies()).today
        for (number, days) in [(20, -900), (21, -400), (22, -1)] {
            try repository.save(
                WeighIn(
                    id: UUID(UInt8(number)),
                    day: today.advanced(by: days),
                    time: .midnight,
                    weight: 70,
                    height: 175
                ),
                of: ada.id
            )
        }
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada))
        await sut.navigator.send(.dayChosen(today.advanced(by: -410), of: nil))
        guard case .history(let history) = sut.path.last else {
            Issue.record("\(sut.path)")
            return
        }
        await history.send(.task(weekdays: [:]))
        await waitUntil { history.table.selection == UUID(21) }
        await history.send(.loading(.onDisappear))
    }

    @Test
    func send_destinationChosen_leadsThereFromEveryScreenThatOffersIt() async throws {
        try saveAda()
        let appDependencies = appDependencies()
        var arrivals = 0
        for start in [nil, .history, .trends, .settings] as [Destination?] {
            for destination in Destination.allCases {
                let sut = People(appDependencies)
                await sut.send(.personButtonTapped(ada))
                if let start { await sut.send(.destinationChosen(start)) }
                guard sut.palette.destinations.contains(destination) else { continue }
                await sut.send(.destinationChosen(destination))
                let form = sut.navigator.path.dashboard
                switch destination {
                case .people: #expect(sut.path.isEmpty)
                case .editPerson, .goal: #expect(form?.personEditor != nil)
                case .weighIn: #expect(form?.weighInEditor != nil)
                case .report: #expect(sut.path.last?.row.destination == .export)
                default: #expect(sut.path.last?.row.destination == destination)
                }
                arrivals += 1
            }
        }
        #expect(arrivals > 15)
        let sut = People(appDependencies)
        #expect(sut.palette.destinations == [.newPerson, .import, .settings, .backups, .checkup])
        await sut.send(.destinationChosen(.newPerson))
        #expect(sut.palette.destinations.isEmpty)
    }

    @Test
    func destinations_ofHistoryAndTrends_lackNothingOfTheDashboard() async {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada))
        for screen in [Destination.history, .trends] {
            await sut.send(.destinationChosen(screen))
            let expected = Set(Destination.allCases).subtracting([screen, .export])
            #expect(Set(sut.palette.destinations) == expected)
        }
    }

    @Test
    func palette_onTheList_offersWhatIsOfThePersonMarked() async throws {
        try saveAda()
        let bob = Person(id: UUID(9), name: "Bob", height: 180)
        let sut = People(appDependencies(), people: [bob, ada].map { PersonSummary(person: $0) })
        #expect(sut.selected?.person == bob)
        #expect(sut.palette.meanings(of: "72.4", language: .english).isEmpty)
        #expect(!sut.palette.destinations.contains(.history))
        await sut.send(.onChangeMark(ada.id))
        #expect(sut.selected?.person == ada)
        #expect(sut.palette.meanings(of: "72.4", language: .english) == [.weight(72.4)])
        #expect(
            Set(sut.palette.destinations)
                == Set(Destination.allCases).subtracting([.people])
        )
        await sut.send(.dayChosen(sut.today))
        #expect(sut.path.count == 2)
        await sut.send(.onChangePath([]))
        await sut.send(.weightChosen("72.4"))
        let editor = try #require(sut.navigator.path.dashboard?.weighInEditor)
        #expect(editor.person.id == ada.id)
        #expect(editor.draft.weight == "72.4")
        await editor.send(.form(.discardButtonTapped))
        #expect(sut.path.isEmpty)
    }

    @Test
    func reminder_namesWhoAndWhere_whereCronWouldNotKnow() async {
        let alone = People(appDependencies())
        #expect(
            alone.palette.reminder
                == "0 8 * * * bmi-tui status --due && notify-send bmi-tui"
        )
        let ann = Person(id: UUID(7), name: "Ann O'Hara 50%", height: 170)
        let sut = People(
            appDependencies(),
            people: [PersonSummary(person: ann), PersonSummary(person: ada)]
        )
        await sut.send(.personButtonTapped(ann))
        #expect(
            sut.palette.reminder.contains(
                #"status --due -p 'Ann O'\''Hara 50\%' && notify"#
            ),
            "\(sut.palette.reminder)"
        )
        let elsewhere = AppDependencies.testDependencies(
            processInfoClient: testDependency(of: ProcessInfoClient.self) {
                $0.environment = { $0 == .dataFolderVariable ? "/my data" : nil }
            },
            dataFolderClient: testDependency(of: DataFolderClient.self) {
                $0.location = { "/my data/\($0).json" }
            }
        )
        #expect(
            People(elsewhere).palette.reminder
                .contains("status --due --data-dir '/my data' && notify")
        )
    }
}
