import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Controls as tutorials dress them.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LookTests {
    @Test
    func button_ofSeveralRows_isOneFrame_andPressed() async {
        var presses = 0
        let view = Button {
            presses += 1
        } label: {
            Text("Wide").frame(maxWidth: .infinity).padding()
        }
        let pilot = Pilot(view, size: Size(width: 20, height: 6))
        #expect(
            pilot.content == """
                ┏                  ┓
                ┃       Wide       ┃
                ┗                  ┛
                """
        )
        #expect(pilot.cursor?.y == 1)
        await pilot.press("Enter")
        await pilot.click(x: 3, y: 2)
        #expect(presses == 2)
    }

    @Test
    func button_ofSeveralRows_showsByItsFrameAloneThatItHasTheFocus() async {
        let view = VStack {
            TwoRowButton(name: "One")
            TwoRowButton(name: "Two")
        }
        let pilot = Pilot(view, size: Size(width: 20, height: 7)) {
            $0.theme = $0.theme.withoutColors
        }
        await pilot.press("Tab")
        #expect(
            pilot.content == """
                ╭ One  ╮
                ╰ more ╯
                ┏ Two  ┓
                ┗ more ┛
                """
        )
    }

    @Test
    func button_whoseLabelIsTooWide_keepsItsFrame() {
        let view = Button {
        } label: {
            VStack { ForEach(0..<2) { _ in Text("abcdefghijklmnopqrstuvwxyz").fixedSize() } }
        }
        let pilot = Pilot(view, size: Size(width: 20, height: 7))
        #expect(pilot.content == "┏ fghijklmnopqrstu ┓\n┗ fghijklmnopqrstu ┛")
    }

    @Test
    func icon_ofALabel_showsItsState() async {
        let pilot = Pilot(StarButton(), size: Size(width: 20, height: 6))
        #expect(pilot.content == "[ ☆ ]")
        await pilot.press("Enter")
        #expect(pilot.content == "[ ★ ]")
    }

    @Test
    func image_alone_isACharacter() {
        let view = HStack {
            Image(systemName: "heart.fill")
            Image(systemName: "trash")
            Image(systemName: "no.such.symbol")
            Image("photo")
            Label("Title", systemImage: "no.such.symbol").labelStyle(.iconOnly)
        }
        #expect(Pilot(view, size: Size(width: 20, height: 6)).content == "♥ ⌫ ◆ ◆")
    }

    @Test
    func buttons_thatAreLabelled_standBesideEachOther() {
        let view = LabeledContent("Counter") {
            Button("Add") {}
            Button("Reset") {}
        }
        let pilot = Pilot(view, size: Size(width: 40, height: 6))
        #expect(pilot.content == "Counter  [ Add ] [ Reset ]")
    }

    @Test
    func form_atItsOwnSize_hasItsBorderAndWholeLabels() {
        let view = Form {
            Section {
                LabeledContent("Launch at login, always") { Toggle("", isOn: .constant(true)) }
            }
        }
        .fixedSize()
        let pilot = Pilot(view, size: Size(width: 80, height: 10))
        #expect(
            pilot.content == """
                ╭──────────────────────────────╮
                │ Launch at login, always  [✓] │
                ╰──────────────────────────────╯
                """
        )
    }

    @Test
    func alert_ofAValue_asksAndAnswers() async {
        let pilot = Pilot(AlertScreen(), size: Size(width: 50, height: 12))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("Delete?"))
        #expect(pilot.screen.contains("[ Delete ] [ Cancel ]"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("gone"))
    }

    @Test
    func link_thatAValueOpens_leadsThereAndBack() async {
        let pilot = Pilot(ActiveLink(), size: Size(width: 50, height: 12))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("There"))
        await pilot.press("Esc")
        #expect(pilot.screen.contains("[ Go ]"))
    }

    @Test
    func field_inItsOlderForm_tellsOfEditingAndEnter() async {
        var events: [String] = []
        let view = TextField(
            "Name",
            text: .constant(""),
            onEditingChanged: { events.append("\($0)") },
            onCommit: { events.append("commit") }
        )
        let pilot = Pilot(view, size: Size(width: 50, height: 6))
        await pilot.press("Enter")
        #expect(events == ["true", "commit"])
    }

    @Test
    func gradient_isItsFirstColour() {
        let gradient = LinearGradient(
            colors: [.clear, .red, .blue],
            startPoint: .top,
            endPoint: .bottom
        )
        #expect(gradient.style(in: .standard) == Color.red.style(in: .standard))
        #expect(Color(.systemGray6) == .standard)
        #expect(Color(.systemRed) == .red)
        #expect(Color(hue: 0, saturation: 1, brightness: 1) == .red)
        #expect(Color("any") == .standard)
    }
}

private struct StarButton: View {
    @State private var isOn = false

    var body: some View {
        Button {
            isOn.toggle()
        } label: {
            Label("Star", systemImage: isOn ? "star.fill" : "star").labelStyle(.iconOnly)
        }
    }
}

private struct AlertScreen: View {
    @State private var asks = false
    @State private var text = "there"

    var body: some View {
        VStack {
            Text(text)
            Button("Ask") { asks = true }
        }
        .alert(isPresented: $asks) {
            Alert(
                title: Text("Delete?"),
                primaryButton: .destructive(Text("Delete")) { text = "gone" },
                secondaryButton: .cancel()
            )
        }
    }
}

private struct TwoRowButton: View {
    let name: String

    var body: some View {
        Button {
        } label: {
            VStack(alignment: .leading) {
                Text(name)
                Text("more")
            }
        }
    }
}

private struct ActiveLink: View {
    @State private var isActive = false

    var body: some View {
        NavigationView {
            NavigationLink("Go", destination: Text("There"), isActive: $isActive)
        }
    }
}
