import CursesTesting
import CursesUI
import Testing

/// What views for telephones do by habit.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TelephoneHabitTests {
    @Test(arguments: [(4.0, 1, 1), (12, 1, 1), (30, 3, 2), (50, 6, 3), (100, 12, 5)])
    func square_isMeantInPoints(side: Double, columns: Int, rows: Int) {
        let view = Rectangle().fill(.red).frame(width: side, height: side)
        let pilot = Pilot(view, size: Size(width: 40, height: 20))
        let isRed = { (x: Int, y: Int) in pilot.cells[x, y].style.background == .red }
        #expect((0..<40).count { isRed($0, 0) } == columns)
        #expect((0..<19).count { isRed(0, $0) } == rows)
    }

    @Test
    func tapBesideFields_isNoStopOfTheKeys() async {
        let pilot = Pilot(Hiding(), size: Size(width: 40, height: 8))
        await pilot.type("7")
        await pilot.press("Tab")
        await pilot.type("8")
        #expect(pilot.screen.contains("7 and 8"))
    }

    @Test
    func smallText_keepsTheColorThatWasChosen() {
        let view = VStack(alignment: .leading) {
            Text("a").font(.caption).foregroundStyle(.red)
            Text("b").foregroundStyle(.red).font(.caption)
            VStack { Text("c").font(.footnote) }.foregroundStyle(.red)
            VStack { Text("d") }.font(.caption).foregroundStyle(.red)
            Text("e").font(.caption)
        }
        let pilot = Pilot(view, size: Size(width: 20, height: 8))
        let colors = (0..<5).map { pilot.cells[0, $0].style.foreground }
        #expect(colors.prefix(4).allSatisfy { $0 == .red })
        #expect(colors[4] != .red)
    }

    @Test
    func tint_colorsButtons_andFaintFillsAreLeftOut() {
        let view = VStack(alignment: .leading) {
            Text("above")
            Button("a") {}.buttonStyle(.bordered).tint(.red)
            Button("b") {}.buttonStyle(.borderedProminent).tint(.red)
            Button("c") {}
            Text("d").background(.tint.opacity(0.2))
            Text("e").background(.tint.opacity(0.8))
        }
        let pilot = Pilot(view, size: Size(width: 20, height: 8))
        #expect(pilot.cells[2, 1].style.foreground == .red)
        #expect(pilot.cells[2, 2].style.foreground == .red)
        #expect(pilot.cells[2, 3].style.foreground != .red)
        #expect(pilot.cells[0, 4].style.background == .standard)
        #expect(pilot.cells[0, 5].style.background != .standard)
    }

    @Test
    func rowOfHighButtons_thatDoesNotFit_isAColumnOfThem() {
        let words = ["Awful", "Terrible", "Okay", "Wonderful", "Great", "Extraordinary"]
        let view = Form {
            HStack {
                ForEach(words, id: \.self) { word in
                    Button {
                    } label: {
                        VStack {
                            Text("*")
                            Text(word)
                        }
                    }
                    .buttonStyle(.plain)
                }
            }
        }
        let pilot = Pilot(view, size: Size(width: 30, height: 20))
        for word in words { #expect(pilot.screen.contains(word)) }
    }

    @Test
    func confirmation_isFirstInTheBar() {
        let view = NavigationStack {
            Text("Form").toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            }
        }
        let pilot = Pilot(view, size: Size(width: 34, height: 6))
        #expect(pilot.screen.contains("F3 Save"))
    }

    @Test
    func shareLink_copiesItsItem() async {
        let view = ShareLink(item: "72.4 kg") { Label("Send", systemImage: "square.and.arrow.up") }
        let pilot = Pilot(view, size: Size(width: 40, height: 6))
        await pilot.press("Enter")
        #expect(pilot.pasteboardString == "72.4 kg")
    }

    @Test
    func wordsToInflect_areShownWithoutTheirMarks() {
        let pilot = Pilot(Text("in ^[\(3) stop](inflect: true)."), size: Size(width: 40, height: 6))
        #expect(pilot.screen.hasPrefix("in 3 stop.\n"))
    }

    @Test
    func contextMenu_beyondLists_opensByAKey() async {
        let pilot = Pilot(Card(), size: Size(width: 40, height: 10))
        await pilot.press("M-Enter")
        #expect(pilot.screen.contains("Delete"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("gone"))
    }

    @Test
    func pickerInAMenu_showsItsChoices_andClosesWithOne() async {
        let pilot = Pilot(Filter(), size: Size(width: 40, height: 12))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("Late"))
        await pilot.press("Down", "Enter")
        #expect(pilot.screen.contains("shown: Late"))
        #expect(!pilot.screen.contains("On time"))
    }
}

private struct Filter: View {
    @State private var kind = "All"

    var body: some View {
        Menu("Filter") {
            Picker("Kind", selection: $kind) {
                ForEach(["All", "Late", "On time"], id: \.self) { Text($0) }
            }
        }
        Text("shown: \(kind)")
    }
}

private struct Hiding: View {
    @State private var first = ""
    @State private var second = ""

    var body: some View {
        VStack {
            TextField("First", text: $first)
            TextField("Second", text: $second)
            Text("\(first) and \(second)")
        }
        .onTapGesture {}
    }
}

private struct Card: View {
    @State private var isThere = true

    var body: some View {
        if isThere {
            Text("card").onTapGesture {}
                .contextMenu { Button("Delete", role: .destructive) { isThere = false } }
        } else {
            Text("gone")
        }
    }
}
