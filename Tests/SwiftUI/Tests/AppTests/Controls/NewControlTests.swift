import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct NewControlTests {
    private func pilot(_ view: some View) -> Pilot { Pilot(view, size: Size(width: 50, height: 8)) }

    @Test
    func toggle_ofSeveralValues_switchesAllOfThem() async {
        let pilot = pilot(Several())
        #expect(pilot.screen.contains("false true"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("true true"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("false false"))
    }

    @Test
    func renameButton_doesWhatIsSaidAroundIt() async {
        var names: [String] = []
        let pilot = pilot(RenameButton().renameAction { names.append("new") })
        #expect(pilot.screen.contains("[ Rename ]"))
        await pilot.press("Enter")
        #expect(names == ["new"])
    }

    @Test
    func pasteButton_takesNoFocus() async {
        var pasted: [String] = []
        let pilot = pilot(PasteButton(payloadType: String.self) { pasted += $0 })
        await pilot.press("Enter")
        #expect(pilot.screen.contains("Paste"))
        #expect(pasted.isEmpty)
    }

    @Test
    func field_ofPoints_readsHundredths() async {
        let pilot = pilot(Tip())
        #expect(pilot.screen.contains("15%"))
        await pilot.press("C-u", "2", "0", "%", "Enter")
        #expect(pilot.screen.contains("tip 0.2"))
    }

    @Test
    func stepper_withAFormat_showsItsValue() async {
        let pilot = pilot(Share())
        #expect(pilot.screen.contains("Share 50%"))
        await pilot.press("Right")
        #expect(pilot.screen.contains("Share 60%"))
    }

    @Test
    func progressView_ofAProgress_showsHowFarItIs() {
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        let pilot = Pilot(ProgressView(progress), size: Size(width: 30, height: 6)) {
            $0.progressViewDelay = .zero
        }
        #expect(pilot.screen.contains("25"))
    }

    @Test
    func button_ofARoleAlone_isNamedByIt() {
        #expect(pilot(Button(role: .close) {}).screen.contains("[ Close ]"))
    }

    @Test
    func asyncImage_withoutAnAddress_showsItsPlaceholder() {
        let image = AsyncImage(url: nil) { _ in
            Text("picture")
        } placeholder: {
            Text("none yet")
        }
        #expect(pilot(image).screen.contains("none yet"))
        let there = AsyncImage(url: URL(string: "https://a.b")) { phase in
            if case .success = phase { Text("there") } else { Text("empty") }
        }
        #expect(pilot(there).screen.contains("there"))
    }

    @Test
    func multiDatePicker_showsAButtonForEachDay_thatTakesItAway() async {
        let pilot = Pilot(Days(), size: Size(width: 60, height: 12))
        #expect(pilot.screen.contains("2026-03-04"))
        await pilot.press("Tab", "Tab", "Enter")
        #expect(!pilot.screen.contains("2026-03-04"))
        #expect(pilot.screen.contains("0 days"))
    }

    @Test
    func gradient_isItsFirstColour() {
        let colors: [Color] = [.red, .blue]
        let linear = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
        let angular = AngularGradient(colors: colors, center: .center)
        let radial = RadialGradient(colors: colors, center: .top, startRadius: 0, endRadius: 9)
        let styles: [AnyShapeStyle] = [
            AnyShapeStyle(linear), AnyShapeStyle(angular), AnyShapeStyle(radial),
            AnyShapeStyle(Gradient(colors: colors)), AnyShapeStyle(Color.red.gradient),
        ]
        for style in styles {
            let cells = pilot(Text("x").foregroundStyle(style)).cells
            #expect(cells[0, 0].style.foreground == .red)
        }
    }
}

private struct Several: View {
    @State private var values = [Box(isOn: false), Box(isOn: true)]

    var body: some View {
        Toggle(sources: $values, isOn: \.isOn) { Text("All") }
        Text(verbatim: values.map { "\($0.isOn)" }.joined(separator: " "))
    }

    struct Box: Identifiable {
        let id = UUID()
        var isOn: Bool
    }
}

private struct Tip: View {
    @State private var tip: CGFloat = 0.15

    var body: some View {
        TextField("Tip", value: $tip, format: .percent)
        Text(verbatim: "tip \(tip)")
    }
}

private struct Share: View {
    @State private var share = 0.5

    var body: some View {
        Stepper("Share", value: $share, in: 0...1, step: 0.1, format: .percent)
    }
}

private struct Days: View {
    @State private var days: Set = [DateComponents(year: 2026, month: 3, day: 4)]

    var body: some View {
        MultiDatePicker("Days", selection: $days)
        Text("\(days.count) days")
    }
}
