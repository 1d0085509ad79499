import CursesUI

struct Question {
    let text: String
    let answers: [String]
    let correct: Int
}

@Observable
final class QuizModel {
    private let questions = [
        Question(text: "Which planet is the largest?", answers: ["Mars", "Jupiter"], correct: 1),
        Question(text: "How many legs has a spider?", answers: ["Six", "Eight"], correct: 1),
        Question(text: "Which gas do plants take?", answers: ["Carbon", "Oxygen"], correct: 0),
    ]
    private(set) var index = 0
    private(set) var score = 0
    private(set) var lastAnswer: Int?

    var question: Question? { questions.indices.contains(index) ? questions[index] : nil }
    var count: Int { questions.count }

    func answer(_ number: Int) {
        guard lastAnswer == nil, let question else { return }
        lastAnswer = number
        if number == question.correct { score += 1 }
    }

    func next() {
        index += 1
        lastAnswer = nil
    }

    func restart() {
        index = 0
        score = 0
        lastAnswer = nil
    }
}

struct QuizApp: App {
    @State private var model = QuizModel()

    var body: some Scene {
        WindowGroup {
            QuizView().environment(model)
        }
    }
}

struct QuizView: View {
    @Environment(QuizModel.self) private var model

    var body: some View {
        if let question = model.question {
            VStack(spacing: 16) {
                ProgressView(value: Double(model.index), total: Double(model.count))
                    .frame(width: 200)
                Text(question.text).font(.title2).multilineTextAlignment(.center)
                ForEach(question.answers.indices, id: \.self) { number in
                    AnswerButton(number: number, text: question.answers[number])
                }
                if model.lastAnswer != nil {
                    Button("Next", action: model.next).buttonStyle(.borderedProminent)
                }
            }
            .padding()
        } else {
            VStack {
                Text("You scored \(model.score) of \(model.count)").font(.largeTitle)
                Button("Again", action: model.restart)
            }
        }
    }
}

struct AnswerButton: View {
    @Environment(QuizModel.self) private var model
    let number: Int
    let text: String

    var body: some View {
        Button {
            model.answer(number)
        } label: {
            VStack {
                Text(text)
                Text(comment).font(.caption)
            }
            .frame(width: 340)
        }
    }

    private var comment: String {
        guard model.lastAnswer != nil, let question = model.question else { return "?" }
        if number == question.correct { return "correct" }
        return number == model.lastAnswer ? "wrong" : "–"
    }
}
