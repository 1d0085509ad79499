import CursesUI

struct FlashCard: Identifiable {
    let id = UUID()
    let question: String
    let answer: String
}

final class FlashCardModel: ObservableObject {
    @Published private(set) var rest = [
        FlashCard(question: "dog", answer: "犬"), FlashCard(question: "cat", answer: "猫"),
        FlashCard(question: "bird", answer: "鳥"), FlashCard(question: "fish", answer: "魚"),
    ]
    @Published private(set) var known = 0
    @Published var isTurned = false
    let count = 4

    func next(isKnown: Bool) {
        let card = rest.removeFirst()
        if isKnown { known += 1 } else { rest.append(card) }
        isTurned = false
        print("\(card.question): \(isKnown), \(rest.count) left")
    }
}

struct FlashCardsApp: App {
    var body: some Scene {
        WindowGroup {
            FlashCardsView()
        }
    }
}

struct FlashCardsView: View {
    @StateObject private var model = FlashCardModel()

    var body: some View {
        VStack(spacing: 20) {
            CardProgressView(value: Double(model.known) / Double(model.count))
                .frame(height: 10)
            if let card = model.rest.first {
                CardView(card: card, isTurned: model.isTurned)
                    .onTapGesture {
                        withAnimation(.spring()) { model.isTurned.toggle() }
                    }
                HStack(spacing: 40) {
                    AnswerSymbol(name: "xmark", title: "Again", color: .red) {
                        model.next(isKnown: false)
                    }
                    AnswerSymbol(name: "checkmark", title: "Known", color: .green) {
                        model.next(isKnown: true)
                    }
                }
            } else {
                Text("All \(model.count) cards are known").font(.title)
            }
        }
        .padding(16)
    }
}

/// The bar that tutorials make of a `GeometryReader`.
private struct CardProgressView: View {
    let value: Double

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Rectangle()
                    .frame(width: geometry.size.width, height: geometry.size.height)
                    .foregroundColor(.gray)
                Rectangle()
                    .frame(width: min(value * geometry.size.width, geometry.size.width))
                    .foregroundColor(.green)
            }
        }
    }
}

private struct CardView: View {
    let card: FlashCard
    let isTurned: Bool

    var body: some View {
        VStack {
            Text(isTurned ? card.answer : card.question).font(.largeTitle)
            Text(isTurned ? "answer" : "question").font(.caption)
        }
        .frame(width: 200, height: 60)
        .border(isTurned ? Color.green : Color.blue)
    }
}

private struct AnswerSymbol: View {
    let name: String
    let title: String
    let color: Color
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Label(title, systemImage: name).foregroundStyle(color)
        }
        .frame(width: 90)
    }
}
