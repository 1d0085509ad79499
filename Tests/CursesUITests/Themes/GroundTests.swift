import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Text on grounds that a program has chosen.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct GroundTests {
    private nonisolated static let sets: [ColorSet] = [.light, .dark, .colorBlind]

    @Test(arguments: sets)
    func text_onAnyGround_isRead(_ set: ColorSet) {
        let grounds: [Color] = [.white, .black, .blue, .cyan, .orange, .gray, .yellow, .red]
        let view = VStack(alignment: .leading) {
            ForEach(grounds, id: \.self) { ground in
                HStack(spacing: 0) {
                    Text(verbatim: "a").background(ground)
                    Text(verbatim: "b").foregroundStyle(.secondary).background(ground)
                    Text(verbatim: "c").foregroundColor(.white).background(Color(.lightGray))
                    Text(verbatim: "d").foregroundColor(.black).background(ground)
                    ZStack {
                        ground
                        Text(verbatim: "e").foregroundStyle(.secondary)
                    }
                    .frame(width: 8, height: 20)
                    Text(verbatim: "f").background(Rectangle().fill(ground))
                }
            }
        }
        let sut = Pilot(view, on: set)
        for y in 0..<8 {
            for x in 0..<6 {
                let style = sut.cells[x, y].style
                let ground = style.background.mixture
                let text = style.foreground.mixture ?? (set == .light ? .black : .white)
                let contrast = ground.map { text.contrast(with: $0) } ?? 0
                #expect(contrast >= 4.5, "\(grounds[y]) \(x)")
            }
        }
    }

    @Test(arguments: sets)
    func white_asAGround_isWhite(_ set: ColorSet) {
        let view = HStack(spacing: 0) {
            Text(verbatim: "a").background(Color.white)
            Text(verbatim: "b").background(Rectangle().fill(.white))
            Color.white.frame(width: 8, height: 20)
        }
        let sut = Pilot(view, on: set)
        for x in 0..<3 { #expect(sut.cells[x, 0].style.background.mixture == .white) }
    }
}

extension Pilot {
    /// Starts a view with the colours of a set on a terminal of 256.
    fileprivate convenience init(_ view: some View, on set: ColorSet) {
        self.init(view, size: Size(width: 40, height: 9)) {
            $0.theme = Theme(set, on: TerminalColors())
        }
    }
}
