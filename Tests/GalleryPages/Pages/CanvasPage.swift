import CursesUI

enum CanvasPage: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("A **clock** and a *wave*, drawn with `Canvas`")
            HStack(spacing: 2) {
                Canvas { context, size in clock(in: &context, size) }
                    .frame(width: .columns(14), height: .rows(7))
                Canvas { context, size in wave(in: &context, size) }
                    .frame(minWidth: .columns(10), maxHeight: .rows(7))
            }
        }
        .padding()
    }

    private static func clock(in context: inout GraphicsContext, _ size: CGSize) {
        let radius = min(size.width, size.height) / 2
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let face = CGRect(
            x: middle.x - radius,
            y: middle.y - radius,
            width: 2 * radius,
            height: 2 * radius
        )
        context.stroke(Path(ellipseIn: face), with: .foreground)
        context.translateBy(x: middle.x, y: middle.y)
        for (hour, length, color) in [(10.0, 0.5, Color.red), (2.0, 0.8, Color.green)] {
            var hand = context
            hand.rotate(by: .degrees(hour * 30))
            let tip = CGPoint(x: 0, y: -radius * length)
            let line = Path { $0.addLines([CGPoint(x: 0, y: 0), tip]) }
            hand.stroke(line, with: .color(color))
        }
        context.draw(Text("12"), at: CGPoint(x: 0, y: -radius), anchor: .top)
    }

    private static func wave(in context: inout GraphicsContext, _ size: CGSize) {
        var path = Path()
        for x in stride(from: 0, through: size.width, by: 4) {
            let y = size.height / 2 * (1 - 0.8 * sin(x / 40))
            path.addLine(to: CGPoint(x: x, y: y))
        }
        context.stroke(path, with: .color(.blue), lineWidth: 2)
        context.draw(Text("sin").bold(), at: CGPoint(x: 8, y: 0), anchor: .topLeading)
    }
}
