import CursesTesting
import CursesUI
import Testing

/// Words of movement: what would move stands where it begins.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct MotionTests {
    @Test
    func movingViews_showWhereTheyBegin() {
        let pilot = Pilot(Motions(), size: Size(width: 30, height: 6))
        #expect(pilot.screen.hasPrefix("1.0 times\nfirst\ncome\nshaken\n3\n"))
    }
}

private struct Motions: View {
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading) {
            Text("times").keyframeAnimator(initialValue: Values(), trigger: isOn) {
                content,
                value in
                Text("\(value.scale, specifier: "%.1f") times").scaleEffect(value.scale)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.2, duration: 0.2)
                    SpringKeyframe(1, duration: 0.3, spring: .bouncy)
                }
                KeyframeTrack(\.lift) { CubicKeyframe(10, duration: 1) }
            }
            PhaseAnimator(["first", "second"]) { Text($0) }
            Text("come").transition(Faded())
            Text("shaken").modifier(Shake(amount: 3, animatableData: 1))
            Counting(value: 3)
        }
    }
}

private struct Values {
    var scale = 1.0
    var lift = 0.0
}

private struct Faded: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

private struct Shake: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        let shift = Double(amount) * sin(Double(animatableData) * .pi)
        return ProjectionTransform(CGAffineTransform(translationX: shift, y: 0))
    }
}

private struct Counting: View, Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { Text("\(Int(value))") }
}
