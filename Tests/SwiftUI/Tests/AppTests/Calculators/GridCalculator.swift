import CursesUI

struct GridCalculator: View {
    @State private var height = 170
    @State private var weight = 65
    @State private var chosen: Category?

    private let columns = [GridItem(.adaptive(minimum: 120), spacing: 8)]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Picker("Height", selection: $height) {
                        ForEach(140..<211, id: \.self) { Text("\($0) cm").tag($0) }
                    }
                    Picker("Weight", selection: $weight) {
                        ForEach(40...150, id: \.self) { Text("\($0) kg").tag($0) }
                    }
                }
                .pickerStyle(.wheel)
                Text("BMI \(bmi, specifier: "%.1f") \(Category(bmi).rawValue)")
                LazyVGrid(columns: columns, spacing: 8) {
                    ForEach(Category.allCases) { category in
                        Button(category.rawValue) { chosen = category }
                            .foregroundStyle(category.color)
                    }
                }
                if let chosen {
                    Text("\(chosen.rawValue) begins at \(chosen.start, specifier: "%.1f")")
                }
            }
        }
    }

    private var bmi: Double { Double(weight) / Double(height * height) * 10_000 }
}

private enum Category: String, CaseIterable, Identifiable {
    case under = "Underweight"
    case normal = "Normal"
    case over = "Overweight"
    case obese = "Obese"

    init(_ bmi: Double) {
        self = Category.allCases.last { bmi >= $0.start } ?? .under
    }

    var id: String { rawValue }

    var start: Double {
        switch self {
        case .under: 0
        case .normal: 18.5
        case .over: 25
        case .obese: 30
        }
    }

    var color: Color {
        switch self {
        case .under: .blue
        case .normal: .green
        case .over: .orange
        case .obese: .red
        }
    }
}
