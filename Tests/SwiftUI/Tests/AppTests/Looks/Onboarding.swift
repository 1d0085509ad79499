import CursesUI

struct SizeKey: PreferenceKey {
    static let defaultValue = CGSize.zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

extension View {
    func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
        background(GeometryReader { g in Color.clear.preference(key: SizeKey.self, value: g.size) })
            .onPreferenceChange(SizeKey.self, perform: onChange)
    }
}

struct Onboarding: View {
    struct Page: Identifiable, Hashable {
        let id: Int
        let title: LocalizedStringResource
        let symbol: String
    }
    private let pages: [Page] = [
        .init(id: 0, title: "Welcome", symbol: "hand.wave"),
        .init(id: 1, title: "Track", symbol: "chart.xyaxis.line"),
    ]
    @State private var index = 0
    @State private var size: CGSize = .zero
    @State private var offset: CGFloat = 0
    @State private var position: Int? = 0
    @State private var scroll = ScrollPosition(edge: .top)
    @GestureState private var drag: CGSize = .zero
    @AppStorage("hasOnboarded") var hasOnboarded = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        VStack {
            TabView(selection: $index) {
                ForEach(pages) { page in
                    VStack(spacing: 12) {
                        Image(systemName: page.symbol).font(.system(size: 60)).symbolEffect(
                            .bounce,
                            value: index
                        ).foregroundStyle(.tint)
                        Text(page.title).font(.largeTitle.bold()).multilineTextAlignment(.center)
                    }.tag(page.id).padding()
                }
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)).indexViewStyle(
                .page(backgroundDisplayMode: .always)
            ).animation(reduceMotion ? nil : .easeInOut, value: index)
            ScrollView(.horizontal) {
                LazyHStack(spacing: 8) {
                    ForEach(pages) { p in
                        Text(p.title).containerRelativeFrame(.horizontal, count: 3, spacing: 8).id(
                            p.id
                        )
                    }
                }.scrollTargetLayout()
            }
            .scrollPosition(id: $position).scrollTargetBehavior(.viewAligned).safeAreaPadding(
                .horizontal,
                2
            ).scrollPosition($scroll)
            HStack(spacing: 8) {
                ForEach(pages.indices, id: \.self) { i in
                    Capsule().fill(i == index ? Color.accentColor : Color.secondary.opacity(0.3))
                        .frame(width: i == index ? 20 : 8, height: 8)
                }
            }.readSize { size = $0 }
            Button {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.8, blendDuration: 0)) {
                    if index < pages.count - 1 { index += 1 } else { hasOnboarded = true }
                }
            } label: {
                Text(index < pages.count - 1 ? "Next" : "Get Started").bold().frame(
                    maxWidth: .infinity,
                    minHeight: 44
                )
            }
            .buttonStyle(.borderedProminent).controlSize(.large).padding(.horizontal).tint(.indigo)
            .hoverEffect()
            Button("Skip") { hasOnboarded = true }.font(.footnote).opacity(isEnabled ? 1 : 0)
        }
        .offset(drag).gesture(DragGesture())
        .statusBarHidden().persistentSystemOverlays(.hidden).dynamicTypeSize(
            ...DynamicTypeSize.accessibility1
        )
    }
}
