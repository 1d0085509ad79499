import CursesUI

struct BMIContentView: View {
    @State private var height: Double = 170
    @State private var weight: Double = 70
    @State private var age = 25
    @State private var isMale = true
    @State private var showResult = false
    @State private var bmi: CGFloat = 0
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @ScaledMetric(relativeTo: .body) var iconSize: CGFloat = 24

    var body: some View {
        NavigationView {
            ZStack {
                LinearGradient(
                    gradient: Gradient(colors: [Color.blue, Color("LightBlue")]),
                    startPoint: .topLeading,
                    endPoint: .bottomTrailing
                )
                .edgesIgnoringSafeArea(.all)
                VStack(spacing: 20) {
                    HStack {
                        GenderView(name: "Male", image: "person.fill", selected: $isMale)
                        GenderView(name: "Female", image: "person", selected: .constant(false))
                    }
                    VStack {
                        Text("HEIGHT").font(.system(size: 18, weight: .semibold, design: .rounded))
                            .foregroundColor(Color(.systemGray))
                        HStack(alignment: .lastTextBaseline) {
                            Text("\(Int(height))").font(.custom("Avenir", size: 40)).fontWeight(
                                .black
                            )
                            Text("cm")
                        }
                        Slider(value: $height, in: 100...220, step: 1).accentColor(.pink).padding(
                            .horizontal
                        )
                    }
                    .frame(maxWidth: .infinity)
                    .frame(height: 150)
                    .background(Color(.secondarySystemBackground))
                    .cornerRadius(12)
                    .shadow(color: Color.black.opacity(0.2), radius: 5, x: 0, y: 3)
                    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 1))
                    Button(action: {
                        self.calculate()
                        withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
                            self.showResult.toggle()
                        }
                    }) {
                        Text("Calculate")
                            .font(.headline)
                            .foregroundColor(.white)
                            .padding()
                            .frame(minWidth: 0, maxWidth: .infinity)
                            .background(
                                LinearGradient(
                                    colors: [.orange, .red],
                                    startPoint: .leading,
                                    endPoint: .trailing
                                )
                            )
                            .clipShape(Capsule())
                    }
                    .disabled(weight == 0)
                    .padding([.horizontal, .bottom], 20)
                    Spacer()
                }
                .padding(EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20))
            }
            .navigationBarTitle("BMI Calculator", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Reset") { height = 0 },
                trailing: Button(action: {}) { Image(systemName: "gear").imageScale(.large) }
            )
            .alert(isPresented: $showResult) {
                Alert(
                    title: Text("Your BMI"),
                    message: Text("\(bmi, specifier: "%.2f")"),
                    dismissButton: .default(Text("OK"))
                )
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .preferredColorScheme(.dark)
    }

    func calculate() {
        bmi = CGFloat(weight / pow(height / 100, 2))
        bmi = round(bmi * 10) / 10
    }
}

struct GenderView: View {
    var name: String
    var image: String
    @Binding var selected: Bool
    var body: some View {
        VStack(alignment: .center, spacing: 8) {
            Image(systemName: image).resizable().aspectRatio(contentMode: .fit).frame(
                width: 60,
                height: 60
            ).foregroundColor(selected ? .accentColor : Color.gray)
            Text(name).bold().font(.title2)
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 10).fill(Color(.systemGray6)))
        .onTapGesture { self.selected.toggle() }
        .scaleEffect(selected ? 1.1 : 1.0)
        .animation(.easeInOut)
    }
}

struct BMIContentView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BMIContentView()
                .previewDevice("iPhone 12")
            BMIContentView()
                .previewDevice(PreviewDevice(rawValue: "iPhone SE"))
                .previewDisplayName("SE")
                .environment(\.colorScheme, .dark)
                .previewLayout(.sizeThatFits)
                .previewInterfaceOrientation(.landscapeLeft)
        }
    }
}
