import CursesUI

struct ThemeColors {
    static let background = Color(.systemBackground), accent = Color.accentColor
    static let gradient = LinearGradient(
        colors: [.purple, .blue],
        startPoint: .leading,
        endPoint: .trailing
    )
}

enum Fonts {
    static func title(_ size: CGFloat = 24) -> Font {
        .system(size: size, weight: .bold, design: .rounded)
    }
    static let body = Font.custom("Avenir", size: 16)
}

struct PrimaryButton: View {
    let title: String
    var icon: String? = nil
    var isLoading: Bool = false
    let action: () -> Void
    var body: some View {
        Button(action: action) {
            ZStack {
                HStack {
                    if let icon = icon { Image(systemName: icon) }
                    Text(title)
                }.opacity(isLoading ? 0 : 1)
                if isLoading {
                    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
                }
            }.font(Fonts.title(16)).padding(.vertical, 14).frame(maxWidth: .infinity).background(
                ThemeColors.gradient
            ).cornerRadius(14)
        }.disabled(isLoading)
    }
}

struct RingView: View {
    var progress: Double
    var lineWidth: CGFloat = 16
    var gradient: [Color] = [.green, .yellow]
    @State private var shown = 0.0
    var body: some View {
        ZStack {
            Circle().stroke(lineWidth: lineWidth).opacity(0.2).foregroundColor(
                gradient.first ?? .green
            )
            Circle().trim(from: 0, to: min(shown, 1)).stroke(
                AngularGradient(
                    gradient: Gradient(colors: gradient),
                    center: .center,
                    startAngle: .degrees(-90),
                    endAngle: .degrees(270)
                ),
                style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
            ).rotationEffect(.degrees(-90))
            VStack {
                Text(progress, format: .percent.precision(.fractionLength(0))).font(.title2.bold())
                Text("done").font(.caption)
            }
        }.aspectRatio(1, contentMode: .fit).onAppear {
            withAnimation(.easeOut(duration: 1).delay(0.2)) { shown = progress }
        }.accessibilityElement(children: .ignore).accessibilityLabel(Text("Progress"))
            .accessibilityValue(Text("\(Int(progress * 100)) percent"))
    }
}

struct AsyncContent<Value, Content: View, Placeholder: View>: View {
    enum Phase {
        case loading
        case success(Value)
        case failure(any Error)
    }
    let phase: Phase
    @ViewBuilder let content: (Value) -> Content
    @ViewBuilder var placeholder: () -> Placeholder
    var body: some View {
        switch phase {
        case .loading: placeholder()
        case .success(let v): content(v)
        case .failure(let e): Text(e.localizedDescription).foregroundStyle(.red)
        }
    }
}

struct Kitchen: View {
    @State private var on = true
    @State private var v = 0.4
    @State private var text = ""
    @State private var expanded = false
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                PrimaryButton(title: "Go", icon: "arrow.right") { on.toggle() }
                RingView(progress: v).frame(width: 100, height: 100)
                Toggle("Check", isOn: $on).toggleStyle(CheckboxStyle())
                GroupBox("Box") { Text("Inside") }.groupBoxStyle(CardGroupBox())
                Gauge(value: v) {
                    Text("Speed")
                } currentValueLabel: {
                    Text("\(v)")
                }.gaugeStyle(SpeedGauge())
                LabeledContent("Label", value: "Value").labeledContentStyle(VerticalLabeled())
                DisclosureGroup("Fold", isExpanded: $expanded) { Text("X") }.disclosureGroupStyle(
                    FoldStyle()
                )
                TextField("T", text: $text)
                Text("Badge").badge2(3).shimmer()
                AsyncContent(phase: .success(3)) {
                    Text("\($0)")
                } placeholder: {
                    ProgressView()
                }
                HStack {
                    Label("A", systemImage: "a.circle").labelStyle(.iconOnly)
                    Label("B", systemImage: "b.circle").labelStyle(.titleOnly)
                }.symbolVariant(.fill).imageScale(.large)
                AnyView(Text("E"))
                Text("A") + Text(" bold").bold() + Text(" c").foregroundColor(.red)
                Text("**md** _i_ `code`")
                Text(verbatim: "x").textSelection(.enabled)
                Text(Date.now, style: .relative)
                Text("\(3, specifier: "%02d") \(Date.now, format: .dateTime.year())")
            }.padding()
        }
    }
}
