import CursesUI

@Observable
final class PomodoroModel {
    private let work = 25 * 60
    private(set) var remaining = 25 * 60
    private(set) var rounds = 0
    var isRunning = false

    var fraction: Double { Double(remaining) / Double(work) }

    var clock: String {
        let seconds = remaining % 60
        return "\(remaining / 60):\(seconds < 10 ? "0" : "")\(seconds)"
    }

    func pass(_ seconds: Int) {
        remaining -= seconds
        print("remaining: \(remaining)")
        guard remaining <= 0 else { return }
        rounds += 1
        remaining = work
        isRunning = false
        print("round \(rounds) is over")
    }
}

struct PomodoroApp: App {
    var body: some Scene {
        WindowGroup {
            PomodoroView()
        }
    }
}

struct PomodoroView: View {
    @State private var model = PomodoroModel()

    var body: some View {
        GeometryReader { proxy in
            VStack(spacing: 20) {
                Text("Pomodoro").font(.largeTitle).bold()
                PomodoroRing(model: model)
                    .frame(width: proxy.size.width * 0.6, height: proxy.size.height * 0.5)
                HStack(spacing: 24) {
                    Button(model.isRunning ? "Pause" : "Start") {
                        model.isRunning.toggle()
                        print("running: \(model.isRunning)")
                    }
                    .buttonStyle(.borderedProminent)
                    Button("Five minutes less") { model.pass(300) }
                }
                HStack(spacing: 8) {
                    ForEach(0..<4, id: \.self) { round in
                        Circle()
                            .fill(round < model.rounds ? Color.red : Color.gray)
                            .frame(width: 12, height: 12)
                    }
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .task(id: model.isRunning) {
            while model.isRunning {
                try? await Task.sleep(for: .seconds(1))
                guard !Task.isCancelled else { return }
                model.pass(1)
            }
        }
    }
}

private struct PomodoroRing: View {
    let model: PomodoroModel

    var body: some View {
        ZStack {
            Circle()
                .stroke(Color.gray.opacity(0.3), lineWidth: 20)
            Circle()
                .trim(from: 0, to: model.fraction)
                .stroke(Color.red, style: StrokeStyle(lineWidth: 20, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(.linear, value: model.fraction)
            Text(model.clock)
                .font(.system(size: 48, weight: .bold, design: .rounded))
        }
        .padding(8)
    }
}
