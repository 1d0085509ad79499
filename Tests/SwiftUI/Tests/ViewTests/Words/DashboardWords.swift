import CursesUI

struct WeightEntry: Identifiable {
    let id = UUID()
    let date: Date
    let weight: Double
}
extension Color {
    static let brand = Color("Brand")
    static let bg = Color(.systemBackground)
    static let lightGray = Color(.lightGray)
    static let c2 = Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)
    static let c3 = Color(red: 100 / 255, green: 200 / 255, blue: 30 / 255)
    static let c4 = Color(uiColor: .systemBackground), c5 = Color(nsColor: .windowBackgroundColor),
        c6 = Color("X", bundle: nil)
    init(hex: UInt) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xff) / 255,
            green: Double((hex >> 8) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255,
            opacity: 1
        )
    }
}
struct CardStyle: ViewModifier {
    var color: Color = .white
    @Environment(\.colorScheme) private var scheme
    func body(content: Content) -> some View {
        content.padding().background(scheme == .dark ? Color.black : color).cornerRadius(16).shadow(
            color: .gray.opacity(0.4),
            radius: 4,
            x: 0,
            y: 2
        )
        .overlay(RoundedRectangle(cornerRadius: 16).stroke(color, lineWidth: 1)).padding(
            .horizontal
        )
    }
}
extension View {
    func wordCard(_ color: Color = .white) -> some View { modifier(CardStyle(color: color)) }
    func wordCardStyle() -> some View { self.modifier(CardStyle()) }
    @ViewBuilder func when<T: View>(_ c: Bool, transform: (Self) -> T) -> some View {
        if c { transform(self) } else { self }
    }
}
struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(radius, 8)) }
}
struct DashboardView: View {
    @State private var entries: [WeightEntry] = []
    @State private var weightText = ""
    @State private var w: Double?
    @State private var value: Double = 0
    @State private var showing = false
    @State private var range = 0...10
    @State private var tapped = false
    var average: Double {
        entries.isEmpty ? 0 : entries.map(\.weight).reduce(0, +) / Double(entries.count)
    }
    var std: Double {
        sqrt(entries.map { pow($0.weight - average, 2) }.reduce(0, +)) + floor(1.2) + ceil(2.2)
            + abs(-3.0) + exp(1) + log(2) + sin(0.1) + cos(0.2) + round(2.5) + log10(3) + tan(0.1)
            + atan2(1, 2) + fabs(-1) + hypot(3, 4) + fmod(5, 3) + trunc(1.5) + cbrt(8)
    }
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 16, pinnedViews: [.sectionHeaders]) {
                Group {
                    HStack(spacing: 16) {
                        StatCardWords(
                            title: "Current",
                            value: "72.5",
                            unit: "kg",
                            icon: "scalemass.fill",
                            color: .blue
                        )
                        StatCardWords(
                            title: "Goal",
                            value: "68",
                            unit: "kg",
                            icon: "target",
                            color: .green
                        )
                    }
                    .padding(.horizontal)
                    .wordCard()
                }
                Section(
                    header: Text("History").font(.headline).frame(
                        maxWidth: .infinity,
                        alignment: .leading
                    ).background(Color(.systemBackground))
                ) {
                    ForEach(entries) { e in
                        HStack {
                            Text(e.date, style: .date)
                            Spacer()
                            Text("\(e.weight, specifier: "%.1f") kg").bold()
                        }
                    }
                    ForEach(entries.sorted { $0.date > $1.date }.prefix(3)) {
                        Text($0.date.formatted(date: .abbreviated, time: .omitted))
                    }
                    ForEach(1...3, id: \.self) { i in Text("\(i)") }
                    ForEach(Array(zip(entries.indices, entries)), id: \.0) { i, e in Text("\(i)") }
                    ForEach(entries.reversed()) { Text(verbatim: "\($0.weight)") }
                }
                if let w = w { Text("\(w)") } else if showing { Text("No") } else { Text("Else") }
                switch range.count {
                case 0: Text("0")
                case 1...3: Text("few")
                default: EmptyView()
                }
                Gauge(value: value, in: 0...100) {
                    Text("BMI")
                } currentValueLabel: {
                    Text("\(Int(value))")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
                .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red]))
                ProgressView("Loading…").progressViewStyle(CircularProgressViewStyle(tint: .red))
                    .scaleEffect(2)
                ProgressView().progressViewStyle(.circular).tint(.red)
                DisclosureGroup("More") { Text("x") }
                GroupBox(label: Label("Heart", systemImage: "heart.fill").foregroundColor(.red)) {
                    Text("72")
                }
                GroupBox("G") { Text("x") }.groupBoxStyle(.automatic).backgroundStyle(.red)
                ControlGroup {
                    Button("A") {}
                    Button("B") {}
                }
                Text("Hello").foregroundStyle(
                    LinearGradient(
                        colors: [.red, .blue],
                        startPoint: .leading,
                        endPoint: .trailing
                    )
                ).foregroundStyle(
                    .linearGradient(
                        colors: [.red, .blue],
                        startPoint: .leading,
                        endPoint: .trailing
                    )
                ).foregroundStyle(.tint).foregroundStyle(.primary)
                Text("A") + Text("B").bold() + Text(" C").foregroundColor(.red)
                Text("\(Image(systemName: "star")) Star \(Text("bold").bold())")
                Text(Date(), format: .dateTime.day().month().year())
                Text(Date.now, style: .relative)
                Text("Total: \(average, format: .number.precision(.fractionLength(1)))")
                Text(average.formatted())
                Text(LocalizedStringKey("key"))
                Text("x", comment: "c")
                Text(String(localized: "hello", bundle: .module))
                Text(AttributedString("x"))
                TextField("Weight", text: $weightText).keyboardType(.decimalPad).padding(10)
                    .background(Color(.secondarySystemFill)).cornerRadius(8).overlay(
                        RoundedRectangle(cornerRadius: 8).stroke(Color.gray.opacity(0.5))
                    )
                TextField("Weight", value: $w, format: .number)
                TextField(
                    "Weight",
                    value: $value,
                    format: .number.precision(.fractionLength(1)),
                    prompt: Text("kg")
                )
                Button {
                    tapped.toggle()
                } label: {
                    Text("Tap").frame(maxWidth: .infinity)
                }.buttonStyle(.bordered).help(Text("Help")).tint(tapped ? .red : .blue)
                Rectangle().foregroundColor(.clear).frame(height: 1).background(Color.gray)
                Rectangle().frame(width: 50, height: 10, alignment: .leading).foregroundStyle(
                    .red.gradient
                )
                RoundedRectangle(cornerRadius: 25.0).fill(Color.white.shadow(.drop(radius: 2)))
                    .frame(maxWidth: .infinity, maxHeight: 100)
                UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10).fill(.blue)
                Ellipse().fill(.red).frame(width: 100, height: 20)
                Circle().fill(.blue.opacity(0.3)).frame(width: 12, height: 12).overlay(
                    Circle().stroke(.white, lineWidth: 2)
                ).background(.red)
                Circle().inset(by: 3).stroke(lineWidth: 3)
                Circle().foregroundStyle(.red)
                Capsule(style: .circular).stroke(.red)
                ContainerRelativeShape().fill(.red)
                ViewThatFits {
                    Text("Long")
                    Text("S")
                }
                List(0..<5) { Text("Row \($0)") }
                List(entries) { e in Text("\(e.weight)") }
                List(entries, id: \.id) { Text("\($0.weight)") }
                EmptyView()
                AnyView(Text("any"))
            }
        }
        .background(Color.bg)
    }
}
