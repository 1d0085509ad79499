import CursesUI

struct ResultView: View {
    @Environment(\.dismiss) private var dismiss
    let bmi: Double
    @Binding var path: NavigationPath
    @State private var progress: CGFloat = 0
    @State private var rotation: Angle = .zero
    var category: String {
        switch bmi {
        case ..<18.5: return "Underweight"
        case 18.5..<25: return "Normal"
        case 25..<30: return "Overweight"
        default: return "Obese"
        }
    }
    var color: Color {
        bmi < 18.5 ? .blue : bmi < 25 ? Color.green : Color(red: 1, green: 0.5, blue: 0)
    }

    var body: some View {
        GeometryReader { geometry in
            ScrollView(.vertical, showsIndicators: false) {
                VStack(alignment: .leading, spacing: 16) {
                    ZStack {
                        Circle()
                            .stroke(
                                Color.gray.opacity(0.3),
                                style: StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round)
                            )
                        Circle()
                            .trim(from: 0, to: progress)
                            .stroke(
                                AngularGradient(
                                    gradient: .init(colors: [.red, .yellow, .green]),
                                    center: .center
                                ),
                                style: StrokeStyle(lineWidth: 20, lineCap: .round)
                            )
                            .rotationEffect(.degrees(-90))
                            .rotationEffect(Angle(degrees: 10))
                            .animation(.easeOut(duration: 1.0), value: progress)
                        VStack {
                            Text(String(format: "%.1f", bmi)).font(.system(size: 60, weight: .bold))
                            Text(category).foregroundStyle(color.gradient).fontDesign(.rounded)
                                .font(.title3.weight(.semibold))
                        }
                    }
                    .frame(width: geometry.size.width * 0.8, height: 250)
                    .onAppear {
                        withAnimation(.linear(duration: 2)) { progress = min(bmi / 40, 1) }
                    }
                    Divider().padding(.vertical).background(Color.primary)
                    Text("Advice").font(Font.title.bold()).underline(true, color: .red).kerning(2)
                        .tracking(1)
                    Text(
                        "Your BMI of **\(bmi.formatted(.number.precision(.fractionLength(1))))** is \(category)."
                    )
                    .multilineTextAlignment(.leading)
                    .lineLimit(nil)
                    .fixedSize(horizontal: false, vertical: true)
                    .lineSpacing(5)
                    .minimumScaleFactor(0.5)
                    .foregroundStyle(.secondary)
                    Text("Small").font(.caption2).italic().strikethrough(true, color: .gray)
                        .baselineOffset(3).textSelection(.enabled)
                    HStack(spacing: 0) {
                        ForEach(0..<5) { i in
                            Rectangle().fill(i == 1 ? Color.green : .red).frame(height: 8)
                        }
                    }
                    .clipShape(.rect(cornerRadius: 8))
                    .mask(RoundedRectangle(cornerRadius: 4))
                    Label {
                        Text("Info").bold()
                    } icon: {
                        Image(systemName: "info.circle").symbolRenderingMode(.hierarchical)
                            .foregroundStyle(.blue, .gray)
                    }
                    ShareLink(item: "My BMI is \(bmi)")
                    Button("Close", role: .cancel) { dismiss() }
                        .buttonStyle(.borderedProminent).controlSize(.large).buttonBorderShape(
                            .capsule
                        ).tint(.green)
                        .frame(maxWidth: .infinity, alignment: .center)
                        .sensoryFeedback(.success, trigger: progress)
                        .position(x: 100, y: 10)
                        .offset(y: 1).offset(x: 3, y: 4).offset(CGSize(width: 3, height: 4))
                        .zIndex(2)
                }
                .padding(.all, 20)
                .background(
                    .thinMaterial,
                    in: RoundedRectangle(cornerRadius: 20, style: .continuous)
                )
                .background(.regularMaterial, in: .rect(cornerRadius: 20))
                .background(color.opacity(0.1).ignoresSafeArea())
                .background {
                    LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
                        .ignoresSafeArea(.container, edges: .bottom)
                }
                .overlay(alignment: .topTrailing) {
                    Image(systemName: "xmark.circle.fill").font(.largeTitle).padding()
                }
                .overlay(Circle().strokeBorder(.red, lineWidth: 4))
                .overlay {
                    if bmi > 30 {
                        Text("!").rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
                    }
                }
            }
            .scrollIndicators(.hidden)
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .safeAreaInset(edge: .bottom) {
                Text("Bottom").frame(maxWidth: .infinity).background(.bar)
            }
            .safeAreaPadding(.horizontal)
            .defaultScrollAnchor(.bottom)
        }
        .navigationTitle(Text("Result"))
        .navigationBarTitleDisplayMode(.large)
        .navigationBarBackButtonHidden()
        .toolbar {
            ToolbarItem(placement: .navigationBarLeading) {
                Button(action: { presentBack() }, label: { Image(systemName: "chevron.backward") })
            }
            ToolbarItemGroup(placement: .bottomBar) {
                Spacer()
                Button("A") {}
                Button("B") {}
            }
        }
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(Color.blue, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbar(.hidden, for: .tabBar)
        .statusBar(hidden: true)
        .statusBarHidden()
    }
    func presentBack() {
        path.removeLast()
        path = NavigationPath()
        path.append("x")
    }
}
