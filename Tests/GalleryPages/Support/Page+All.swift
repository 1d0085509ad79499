import CursesUI

extension Page {
    /// The pages, as the gallery lists them.
    package static let all = everywhere + withFoundation

    private static let everywhere = [
        Page(TextPage.self),
        Page(ButtonsPage.self, keys: "Tab"),
        Page(LabelsPage.self),
        Page(TextFieldsPage.self, keys: "Tab", "Tab"),
        Page(SelectionPage.self, keys: "C-Left", "S-Home"),
        Page(
            NumberFieldsPage.self,
            keys: "S-Up",
            "S-Up",
            "Tab",
            "C-u",
            "7",
            "2",
            ",",
            "5",
            "Tab",
            "C-u",
            "x",
            "Tab"
        ),
        Page(TogglesPage.self),
        Page(PickersPage.self, keys: "Tab"),
        Page(PickerOpenPage.self, keys: "Enter", "Down"),
        Page(SteppersPage.self),
        Page(
            DatePickersPage.self,
            keys: "Tab",
            "C-u",
            "-",
            "3",
            "d",
            "Tab",
            "C-u",
            "s",
            "o",
            "o",
            "n",
            "Tab"
        ),
        Page(TimePickersPage.self, keys: "Tab", "7", ":", "3", "0"),
        Page(CalendarPage.self, keys: "Enter", "Up"),
        Page(ProgressPage.self),
        Page(GaugesPage.self),
        Page(ColorsPage.self),
        Page(UnavailablePage.self),
        Page(ListPage.self, keys: "Down", "Down"),
        Page(SectionsPage.self, keys: "Down", "Down", "Down", "Down"),
        Page(TablePage.self, keys: "Down", "Down", "o", "o", "O"),
        Page(SearchPage.self, keys: "/", "b", "e"),
        Page(FormPage.self, keys: "Tab", "Tab"),
        Page(ScrollPage.self, keys: "PageDown"),
        Page(GridPage.self),
        Page(LayoutPage.self),
        Page(OwnLayoutPage.self, keys: "Tab"),
        Page(ShapesPage.self),
        Page(AlertPage.self, keys: "Enter"),
        Page(ConfirmationPage.self, keys: "Tab", "Enter"),
        Page(SheetPage.self, keys: "Tab", "Tab", "Enter"),
        Page(HelpPage.self, keys: "?"),
        Page(HelpSearchPage.self, keys: "?", "/", "p", "r"),
        Page(PalettePage.self, keys: "C-p", "n"),
        Page(RowActionsPage.self, keys: "Down", "Space"),
        Page(ToastPage.self, keys: "Down", "d"),
        Page(DashboardPage.self),
        Page(NavigationPage.self),
        Page(NavigatedPage.self, keys: "Down", "Enter", "Enter"),
        Page(LazyGridPage.self, keys: "Down", "Right"),
        Page(EditorPage.self, keys: "Tab", "Down", "Down", "End"),
        Page(ChoicesPage.self, keys: "Space", "Down", "Down"),
        Page(SplitPage.self, keys: "Down", "Enter"),
        Page(TabsPage.self, keys: "2", "Down"),
        Page(PagedTabsPage.self, keys: "Right"),
        Page(ChartPage.self),
        Page(SectorsPage.self),
        Page(CrosshairPage.self, keys: "Left", "Left", "Left"),
        Page(MarksPage.self),
        Page(BarsPage.self),
        Page(GroupedBarsPage.self),
        Page(LevelBarsPage.self),
        Page(ASCIIBarsPage.self) { $0.chartDots = .ascii },
        Page(HalfBlocksPage.self) { $0.chartDots = .halfBlock },
        Page(ASCIIPage.self) { $0.chartDots = .ascii },
        Page(JapanesePage.self) { $0.locale = Locale(identifier: "ja") },
        Page(HostilePage.self),
    ]

    /// Those of views that need more of Foundation than the program that people install has.
    #if WITHOUT_FOUNDATION
        private static let withFoundation: [Page] = []
    #else
        private static let withFoundation = [
            Page(SeveralDaysPage.self, keys: "Tab", "Enter", "Tab"),
            Page(CanvasPage.self),
        ]
    #endif

    /// The page under a name.
    package static func named(_ name: String) -> Page? {
        all.first { $0.id.lowercased() == name.lowercased() }
    }
}
