import CursesUI

struct Expense: Identifiable {
    let id = UUID()
    let name: String
    let amount: Double
    let category: ExpenseCategory
}

enum ExpenseCategory: String, CaseIterable, Identifiable {
    case food, home, travel

    var id: Self { self }
    var name: String { rawValue.capitalized }

    var color: Color {
        switch self {
        case .food: .orange
        case .home: .blue
        case .travel: .green
        }
    }
}

@Observable
final class BudgetModel {
    var expenses = [
        Expense(name: "Groceries", amount: 240, category: .food),
        Expense(name: "Rent", amount: 700, category: .home),
        Expense(name: "Train", amount: 90, category: .travel),
    ]
    let limit = 1_500.0

    var spent: Double { expenses.reduce(0) { $0 + $1.amount } }

    func spent(on category: ExpenseCategory) -> Double {
        expenses.filter { $0.category == category }.reduce(0) { $0 + $1.amount }
    }

    func add(_ expense: Expense) {
        expenses.append(expense)
        print("spent \(spent) of \(limit)")
    }
}

struct BudgetApp: App {
    @State private var model = BudgetModel()

    var body: some Scene {
        WindowGroup {
            TabView {
                BudgetOverview().tabItem { Label("Overview", systemImage: "chart.bar") }
                ExpenseList().tabItem { Label("Expenses", systemImage: "list.bullet") }
            }
            .environment(model)
        }
    }
}

struct BudgetOverview: View {
    @Environment(BudgetModel.self) private var model

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                GeometryReader { geometry in
                    HStack(spacing: 0) {
                        BudgetFigure(title: "Spent", value: model.spent)
                            .frame(width: geometry.size.width / 3)
                        BudgetFigure(title: "Left", value: model.limit - model.spent)
                            .frame(width: geometry.size.width / 3)
                        BudgetFigure(title: "Limit", value: model.limit)
                            .frame(width: geometry.size.width / 3)
                    }
                }
                .frame(height: 40)
                ProgressView(value: model.spent, total: model.limit)
                Chart(ExpenseCategory.allCases) { category in
                    BarMark(
                        x: .value("Category", category.name),
                        y: .value("Spent", model.spent(on: category))
                    )
                    .foregroundStyle(category.color)
                }
                .frame(height: 200)
                Text("Most is spent on \(largest.name).").font(.footnote)
            }
            .padding()
        }
    }

    private var largest: ExpenseCategory {
        ExpenseCategory.allCases.max { model.spent(on: $0) < model.spent(on: $1) } ?? .food
    }
}

private struct BudgetFigure: View {
    let title: String
    let value: Double

    var body: some View {
        VStack {
            Text(title).font(.caption).foregroundStyle(.secondary)
            Text("\(value, specifier: "%.0f") €").font(.headline)
        }
    }
}

struct ExpenseList: View {
    @Environment(BudgetModel.self) private var model
    @State private var isAdding = false

    var body: some View {
        List {
            ForEach(model.expenses) { expense in
                HStack {
                    Circle().fill(expense.category.color).frame(width: 10, height: 10)
                    Text(expense.name)
                    Spacer()
                    Text("\(expense.amount, specifier: "%.2f") €")
                }
            }
            .onDelete { model.expenses.remove(atOffsets: $0) }
        }
        .toolbar { Button("Add") { isAdding = true } }
        .sheet(isPresented: $isAdding) { ExpenseEditor() }
    }
}

struct ExpenseEditor: View {
    @Environment(BudgetModel.self) private var model
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var amount = 0.0
    @State private var category = ExpenseCategory.food

    var body: some View {
        Form {
            TextField("Name", text: $name)
            TextField("Amount", value: $amount, format: .number)
            Picker("Category", selection: $category) {
                ForEach(ExpenseCategory.allCases) { Text($0.name).tag($0) }
            }
            Button("Save") {
                model.add(Expense(name: name, amount: amount, category: category))
                dismiss()
            }
        }
    }
}
