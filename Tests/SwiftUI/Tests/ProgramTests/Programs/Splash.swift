import CursesUI

@MainActor final class SplashModel: ObservableObject {
    @Published var isActive = false

    func start() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { self.isActive = true }
    }
}

struct SplashApp: App {
    var body: some Scene {
        WindowGroup { SplashView(model: SplashModel()) }
    }
}

struct SplashView: View {
    @ObservedObject var model: SplashModel
    @State private var scale = 0.7

    var body: some View {
        if model.isActive {
            MainView()
        } else {
            VStack {
                Image(systemName: "heart.fill").font(.system(size: 80))
                Text("BMI Calculator").font(.title)
            }
            .scaleEffect(scale)
            .onAppear {
                withAnimation(.easeIn(duration: 0.8)) { scale = 1 }
                model.start()
            }
        }
    }
}

struct MainView: View {
    @State private var weight = 70.0
    @State private var height = 175.0

    private var bmi: Double { weight / (height / 100 * height / 100) }

    var body: some View {
        VStack(spacing: 20) {
            Text("BMI \(bmi, specifier: "%.1f")").font(.largeTitle)
            Stepper("Weight \(Int(weight)) kg", value: $weight, in: 30...200)
            Stepper("Height \(Int(height)) cm", value: $height, in: 100...220)
        }
        .padding()
    }
}
