import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TapTests {
    @Test
    func onTapGesture_clickedAndPressed_happens() async {
        let counter = Counter()
        let sut = Pilot(inCorner: Text(verbatim: "tap").onTapGesture { counter.count += 1 })
        await sut.press("Enter", "Space")
        await sut.click(x: 1, y: 0)
        #expect(counter.count == 3)
        #expect(sut.content.contains("tap"))
    }

    @Test
    func onTapGesture_inARowOfAList_isWhatEnterDoes() async {
        let counter = Counter()
        let sut = Pilot(
            List(["a", "b"], id: \.self) { name in
                Text(name).onTapGesture { counter.log.append(name) }
            },
            20,
            5
        )
        await sut.press("Down", "Enter")
        #expect(counter.log == ["b"])
    }

    @Test
    func buttonStyle_ofTheApp_drawsTheLabel() async {
        let counter = Counter()
        let sut = Pilot(
            inCorner: VStack(alignment: .leading) {
                Button("Save") { counter.count += 1 }.buttonStyle(Arrows())
                Button("Delete", role: .destructive) {}.buttonStyle(Arrows())
            }
        )
        #expect(sut.content == "» Save «\n! Delete !")
        await sut.press("Enter")
        #expect(counter.count == 1)
    }
}

private struct Arrows: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: configuration.role == .destructive ? "!" : "»")
            configuration.label.bold(configuration.isPressed)
            Text(verbatim: configuration.role == .destructive ? "!" : "«")
        }
    }
}
