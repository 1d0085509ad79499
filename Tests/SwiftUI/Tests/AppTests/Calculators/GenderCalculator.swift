import CursesUI

enum Gender: String, CaseIterable {
    case male = "Male"
    case female = "Female"
}

struct BMIHome: View {
    @State private var height: Double = 170
    @State private var weight = 65
    @State private var age: Int = 25
    @State private var gender: Gender = .male
    @State private var showResult = false
    @State private var showingAlert = false
    var bmi: Double { Double(weight) / pow(height / 100, 2) }
    var body: some View {
        NavigationView {
            ZStack {
                LinearGradient(
                    gradient: Gradient(colors: [Color("Top"), Color("Bottom")]),
                    startPoint: .topLeading,
                    endPoint: .bottomTrailing
                ).edgesIgnoringSafeArea(.all)
                VStack(spacing: 20) {
                    HStack(spacing: 16) {
                        GenderCard(gender: .male, selected: $gender)
                        GenderCard(gender: .female, selected: $gender)
                    }
                    VStack {
                        Text("HEIGHT").font(.headline).foregroundColor(.gray)
                        HStack(alignment: .lastTextBaseline) {
                            Text("\(Int(height))").font(.system(size: 50, weight: .heavy))
                            Text("cm")
                        }
                        Slider(value: $height, in: 100...220, step: 1.0).accentColor(.pink)
                    }
                    .padding().frame(maxWidth: .infinity).background(
                        RoundedRectangle(cornerRadius: 15).fill(Color.white.opacity(0.1))
                    )
                    HStack {
                        CounterCard(title: "Weight", value: $weight)
                        CounterCard(title: "Age", value: $age)
                    }
                    Spacer()
                    NavigationLink(destination: BMIResult(bmi: bmi), isActive: $showResult) {
                        EmptyView()
                    }
                    Button(action: {
                        guard weight > 0 else {
                            showingAlert = true
                            return
                        }
                        self.showResult = true
                    }) {
                        Text("CALCULATE").fontWeight(.bold).frame(maxWidth: .infinity).padding()
                            .background(Color.pink).foregroundColor(.white).cornerRadius(12)
                    }
                    .alert(isPresented: $showingAlert) {
                        Alert(
                            title: Text("Error"),
                            message: Text("Please enter a weight."),
                            dismissButton: .default(Text("OK"))
                        )
                    }
                }
                .padding(.horizontal)
            }
            .navigationBarTitle("BMI Calculator", displayMode: .inline)
            .navigationBarItems(
                leading: Button(action: {}) { Image(systemName: "line.horizontal.3") },
                trailing: Image(systemName: "gear")
            )
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct GenderCard: View {
    let gender: Gender
    @Binding var selected: Gender
    var body: some View {
        VStack {
            Image(systemName: gender == .male ? "person.fill" : "person").resizable().frame(
                width: 80,
                height: 80
            )
            Text(gender.rawValue)
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: 150)
        .background(selected == gender ? Color.blue : Color(red: 0.1, green: 0.1, blue: 0.2))
        .onTapGesture { withAnimation(.spring()) { selected = gender } }
    }
}

struct CounterCard: View {
    var title: LocalizedStringKey
    @Binding var value: Int
    var body: some View {
        VStack {
            Text(title)
            Text(value, format: .number).font(.largeTitle).bold()
            HStack {
                Button {
                    value -= 1
                } label: {
                    Image(systemName: "minus.circle.fill")
                }
                Button {
                    value += 1
                } label: {
                    Image(systemName: "plus.circle.fill")
                }
            }.font(.title)
        }
    }
}

struct BMIResult: View {
    let bmi: Double
    @Environment(\.presentationMode) var presentationMode: Binding<PresentationMode>
    private var category: (name: String, color: Color) {
        switch bmi {
        case ..<18.5: return ("Underweight", .blue)
        case 18.5..<25: return ("Normal", .green)
        case 25..<30: return ("Overweight", .orange)
        default: return ("Obese", .red)
        }
    }
    var body: some View {
        VStack {
            Text(String(format: "%.1f", bmi)).font(
                .system(size: 70, weight: .bold, design: .rounded)
            )
            Text(category.name).foregroundColor(category.color)
            ZStack {
                Circle().stroke(Color.gray.opacity(0.3), lineWidth: 20)
                Circle().trim(from: 0.0, to: CGFloat(min(bmi / 40, 1.0))).stroke(
                    category.color,
                    style: StrokeStyle(lineWidth: 20, lineCap: .round)
                ).rotationEffect(Angle(degrees: 270)).animation(.linear, value: bmi)
            }.frame(width: 150, height: 150)
            Button("Recalculate") { presentationMode.wrappedValue.dismiss() }
        }
        .navigationBarBackButtonHidden(true)
    }
}

struct BMIHome_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BMIHome()
            BMIHome().environment(\.colorScheme, .dark).previewDevice(
                PreviewDevice(rawValue: "iPhone SE")
            )
        }
    }
}
