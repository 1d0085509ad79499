import CursesUI

enum ShapesPage: PreviewProvider {
    static var previews: some View {
        HStack(spacing: 2) {
            VStack {
                Triangle().fill(.green)
                Text("filled")
            }
            VStack {
                Triangle().stroke(.yellow, style: StrokeStyle(lineWidth: 2))
                Text("drawn")
            }
            VStack {
                Ring(part: 0.7).foregroundStyle(.tint)
                Text("70 %")
            }
            VStack {
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 160))
                    path.addQuadCurve(
                        to: CGPoint(x: 110, y: 160),
                        control: CGPoint(x: 55, y: -160)
                    )
                }
                .stroke(.red)
                Text("path")
            }
        }
        .padding()
    }

    private struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.size.width / 2, y: 0))
                path.addLine(to: CGPoint(x: rect.size.width, y: rect.size.height))
                path.addLine(to: CGPoint(x: 0, y: rect.size.height))
                path.closeSubpath()
            }
        }
    }

    private struct Ring: View {
        let part: Double

        var body: some View {
            ZStack {
                Circle().stroke(lineWidth: 12).opacity(0.2)
                Circle().trim(from: 0, to: part)
                    .stroke(.green, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text("\(Int(part * 100)) %")
            }
        }
    }
}
