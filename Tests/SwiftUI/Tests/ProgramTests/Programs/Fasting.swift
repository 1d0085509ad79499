import CursesUI

struct Fast: Identifiable {
    let id = UUID()
    let start: Date
    let end: Date

    var hours: Double { end.timeIntervalSince(start) / 3600 }
}

final class FastingModel: ObservableObject {
    @Published var start: Date?
    @Published var fasts: [Fast] = []
    let goal: TimeInterval = 16 * 3600

    func toggle() {
        if let start {
            fasts.append(Fast(start: start, end: Date()))
            self.start = nil
        } else {
            start = Date().addingTimeInterval(-5 * 3600)
        }
    }
}

struct FastingApp: App {
    @StateObject private var model = FastingModel()

    var body: some Scene {
        WindowGroup {
            TabView {
                TimerView().tabItem { Label("Timer", systemImage: "timer") }
                FastsView().tabItem { Label("History", systemImage: "clock") }
            }
            .environmentObject(model)
        }
    }
}

struct TimerView: View {
    @EnvironmentObject private var model: FastingModel

    var body: some View {
        VStack(spacing: 12) {
            TimelineView(.periodic(from: .now, by: 60)) { context in
                RingView(progress: progress(at: context.date))
            }
            if let start = model.start {
                Text(start, style: .timer).font(.largeTitle.monospacedDigit())
                HStack {
                    Text("Ends in")
                    Text(start + model.goal, style: .relative)
                }
            } else {
                Text("Not fasting")
            }
            Button(model.start == nil ? "Start" : "End", action: model.toggle)
        }
        .padding()
    }

    private func progress(at date: Date) -> Double {
        model.start.map { min(1, date.timeIntervalSince($0) / model.goal) } ?? 0
    }
}

struct RingView: View {
    let progress: Double

    var body: some View {
        ZStack {
            Circle().stroke(Color.gray.opacity(0.3), lineWidth: 12)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(Color.green, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text("\(Int(progress * 100)) %").bold()
        }
        .frame(width: 120, height: 120)
    }
}

struct FastsView: View {
    @EnvironmentObject private var model: FastingModel

    var body: some View {
        List(model.fasts) { fast in
            HStack {
                Text(fast.end, style: .date)
                Spacer()
                Text("\(fast.hours, specifier: "%.1f") h")
            }
        }
        .overlay {
            if model.fasts.isEmpty {
                ContentUnavailableView("No fasts yet", systemImage: "clock")
            }
        }
    }
}
