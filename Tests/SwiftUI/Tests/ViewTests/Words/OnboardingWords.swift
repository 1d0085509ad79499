import CursesUI

struct OnboardingView: View {
    @State private var page = 0
    @State private var offset: CGFloat = 0
    @State private var animate = false
    @Namespace private var namespace
    let pages = ["One", "Two", "Three"]
    private let gradient = Gradient(colors: [.purple, .blue])
    private let g2 = LinearGradient(
        gradient: Gradient(stops: [
            .init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1),
        ]),
        startPoint: .init(x: 0, y: 0),
        endPoint: UnitPoint(x: 1, y: 1)
    )
    var body: some View {
        ZStack(alignment: .bottom) {
            RadialGradient(gradient: gradient, center: .center, startRadius: 2, endRadius: 650)
                .ignoresSafeArea()
            Color(hue: 0.5, saturation: 0.5, brightness: 0.9).opacity(0.5)
            Color(white: 0.9)
            Color.white.brightness(0.1).contrast(1.2).saturation(0.5).colorMultiply(.red).blur(
                radius: 3
            ).grayscale(0.9).hueRotation(.degrees(3)).colorInvert()
            VStack {
                Image("onboarding").resizable().scaledToFit().frame(maxHeight: 300)
                    .accessibilityHidden(true).clipped().cornerRadius(20)
                Image("hero", bundle: .main).resizable(resizingMode: .stretch)
                    .renderingMode(.template)
                    .aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill)
                Image(systemName: "heart.fill").font(.system(size: 56.0)).symbolEffect(
                    .bounce,
                    value: animate
                ).symbolVariant(.fill).symbolVariant(.circle.fill)
                Image(systemName: "heart").symbolEffect(.pulse).imageScale(.large).symbolEffect(
                    .variableColor.iterative.reversing
                )
                Text(pages[page]).font(.largeTitle.bold()).id(page).transition(
                    .asymmetric(
                        insertion: .move(edge: .trailing).combined(with: .opacity),
                        removal: .move(edge: .leading)
                    )
                )
                Text("Second").transition(.slide).transition(.opacity).transition(
                    .scale(scale: 0.5)
                ).transition(AnyTransition.opacity.animation(.easeIn(duration: 1))).transition(
                    .move(edge: .bottom)
                ).transition(.blurReplace)
                HStack(spacing: 8) {
                    ForEach(pages.indices, id: \.self) { index in
                        Capsule().fill(index == page ? Color.accentColor : .secondary.opacity(0.5))
                            .frame(width: index == page ? 24 : 8, height: 8)
                            .matchedGeometryEffect(id: index, in: namespace)
                    }
                }
                Button(action: next) {
                    HStack {
                        Text(page == pages.count - 1 ? "Start" : "Next")
                        Image(systemName: "arrow.right")
                    }
                    .padding(.vertical, 12).padding(.horizontal, 24)
                    .foregroundColor(Color.white)
                    .background(Color.accentColor, in: .capsule)
                    .background(Capsule().fill(g2))
                    .background(Capsule().strokeBorder(Color.white, lineWidth: 2).opacity(0.3))
                    .contentShape(.rect)
                    .clipShape(.capsule).clipShape(.circle).clipShape(
                        RoundedRectangle(cornerSize: CGSize(width: 10, height: 10))
                    )
                }
                .buttonStyle(ScaleStyle())
                .keyboardShortcut(.defaultAction)
                .hoverEffect(.lift)
                .hoverEffect()
                Button("Skip") {}.buttonStyle(PlainButtonStyle()).buttonStyle(
                    BorderlessButtonStyle()
                ).buttonStyle(.borderless).buttonStyle(DefaultButtonStyle())
            }
            .onAppear {
                withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true).delay(0.2))
                { animate = true }
            }
            .animation(.interactiveSpring(), value: animate)
            .animation(.spring(.bouncy, blendDuration: 0.2), value: animate)
            .animation(.interpolatingSpring(stiffness: 50, damping: 1), value: animate)
            .animation(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 2), value: animate)
            .rotationEffect(.degrees(animate ? 360 : 0), anchor: .center)
            .scaleEffect(x: 1.2, y: 1.3).scaleEffect(1.4, anchor: .top).scaleEffect(
                CGSize(width: 1, height: 2)
            )
            .shadow(radius: 10).shadow(color: .black, radius: 3, y: 2)
            .onLongPressGesture { page = 0 }.onLongPressGesture(minimumDuration: 0.5) { page = 0 }
            .onTapGesture(count: 2) { page = 1 }
            .gesture(TapGesture().onEnded { page = 2 })
            .simultaneousGesture(TapGesture(count: 2).onEnded { _ in page = 2 })
            .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
            .accessibilityLabel(Text("Page")).accessibilityValue("\(page)").accessibilityHint(
                "Next"
            )
            .accessibilityAddTraits([.isButton, .isHeader])
            .allowsHitTesting(true)
            .redacted(reason: animate ? [] : .placeholder)
            .unredacted()
            .compositingGroup().drawingGroup()
            .blendMode(.multiply)
            .padding(.top, 40)
            .layoutPriority(1)
            .glassEffect().glassEffect(.regular, in: .capsule).geometryGroup()
            .containerRelativeFrame(.horizontal)
            .flipsForRightToLeftLayoutDirection(true)
            .persistentSystemOverlays(.hidden)
        }
        .statusBar(hidden: true)
        .transaction { $0.animation = nil }
    }
    func next() { withAnimation { page = (page + 1) % pages.count } }
}
struct ScaleStyle: ButtonStyle {
    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).animation(
            .easeOut(duration: 0.2),
            value: configuration.isPressed
        )
        .foregroundColor(configuration.isPressed ? Color.red : Color.blue)
    }
}
