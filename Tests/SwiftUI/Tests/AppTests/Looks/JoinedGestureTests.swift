import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct JoinedGestureTests {
    @Test
    func joinedGestures_answerTheFirstThatCanBeDone() async {
        let pilot = Pilot(Pressed(), size: Size(width: 20, height: 6))
        await pilot.settle()
        await pilot.press("Enter")
        #expect(pilot.screen.contains("pressed"))
    }
}

private struct Pressed: View {
    @State private var text = "rests"

    var body: some View {
        Text(text).gesture(
            MagnificationGesture()
                .simultaneously(with: TapGesture().onEnded { text = "pressed" })
        )
    }
}
