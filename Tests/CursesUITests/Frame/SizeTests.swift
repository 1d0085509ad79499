import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SizeTests {
    @Test
    func screen_tooSmall_saysWhatItNeeds() {
        let sut = Pilot(Text("x"), size: Size(width: 30, height: 5))
        #expect(sut.screen.hasPrefix("too small: 30×5, needs 20×6"))
        let narrow = Pilot(Text("x"), size: Size(width: 10, height: 5))
        #expect(narrow.screen == "too small:\n10×5,\nneeds 20×6\n\n")
    }

    @Test
    func screen_atEverySize_isDrawn() async {
        let sut = Pilot(EverythingView(), size: Size(width: 80, height: 24))
        for width in [0, 1, 2, 3, 5, 10, 19, 20, 21, 40, 200] {
            for height in [0, 1, 2, 3, 5, 6, 7, 24, 60] {
                await sut.resize(to: Size(width: width, height: height))
                #expect(sut.cells.size == Size(width: width, height: height))
                if let cursor = sut.cursor { #expect(sut.cells.bounds.contains(cursor)) }
            }
        }
        await sut.press("Tab", "Down", "Enter", "Esc")
        await sut.resize(to: Size(width: 1, height: 1))
        await sut.press("Tab", "Down", "Enter", "x", "Esc")
        await sut.click(x: 0, y: 0)
        await sut.paste("text")
    }

    @Test
    func alert_onASmallScreen_fits() async {
        let sut = Pilot(
            Text("x").alert("A title", isPresented: .constant(true)) {
                Button("One") {}
                Button("Two") {}
            } message: {
                Text("A message that is rather long for such a screen.")
            },
            size: Size(width: 20, height: 6)
        )
        #expect(sut.screen.contains("A title"))
    }
}

private struct EverythingView: View {
    @State private var text = "漢字 text"
    @State private var number = 5.0
    @State private var isPresented = true

    var body: some View {
        NavigationStack {
            VStack {
                Form {
                    Section("Section 漢字") {
                        LabeledContent("Label") { TextField("Name", text: $text) }
                        TextField("Number", value: $number, format: .number).validation("wrong")
                        HStack {
                            Button("One") {}
                            Spacer()
                            Button("Two") {}
                        }
                    }
                    Divider()
                    Text("Some text that will be wrapped somewhere 漢字かな").padding(3)
                }
                List(0..<50, id: \.self) { Text("row \($0)") }
                    .frame(minHeight: .rows(3))
                    .border(.tertiary)
            }
            .navigationTitle("Everything 漢字")
            .alert("Alert", isPresented: $isPresented) {
                Button("OK") {}
            } message: {
                Text("A message")
            }
        }
    }
}
