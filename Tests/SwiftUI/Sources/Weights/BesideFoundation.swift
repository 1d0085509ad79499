import CursesUI
import Foundation

struct BesideFoundation: View {
    @State private var size = CGSize(width: 3, height: 4)
    var point: CGPoint = .zero
    var frame = CGRect(x: 0, y: 0, width: 1, height: 2)
    var offsets: IndexSet = [1]
    let radius: CGFloat
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    var body: some View {
        GeometryReader { geometry in
            Text("\(Date(), formatter: formatter) \(half(geometry.size).width)")
                .frame(width: radius + size.width, height: frame.height)
                .offset(x: point.x)
        }
        .padding(radius)
        .environment(\.locale, .init(identifier: "en_US"))
        Text(Bundle.main.bundlePath)
        Text("\(pow(Double(radius), 2) + round(2.5))")
    }

    private func half(_ size: CGSize) -> CGSize {
        CGSize(width: size.width / 2, height: size.height / 2)
    }
}

extension CGFloat {
    static let margin: CGFloat = 16
}

#Preview {
    BesideFoundation(radius: .margin)
}
