import CursesTesting
import CursesUI
import Testing

/// Lengths that were written for a telephone.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LengthTests {
    @Test
    func gaps_inPoints_areAsManyCells() {
        let view = VStack(alignment: .leading, spacing: 20) {
            HStack(spacing: 16) {
                Text("a")
                Text("b")
            }
            Text("c")
        }
        .padding(16)
        let pilot = Pilot(view, size: Size(width: 40, height: 7))
        #expect(
            pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(4)
                .elementsEqual(["", "  a  b", "", "  c"])
        )
    }

    @Test
    func smallGaps_areAColumnAndNoRow() {
        let view = VStack(alignment: .leading, spacing: 2) {
            HStack(spacing: 3) {
                Text("a")
                Text("b").padding(.vertical, 2)
            }
            Text("c")
        }
        .padding(2)
        let pilot = Pilot(view, size: Size(width: 40, height: 6))
        #expect(pilot.screen.hasPrefix(" a b\n c\n"))
    }

    @Test
    func grid_withGrowingCells_takesTheWholeWidth() {
        let view = Grid(horizontalSpacing: 8) {
            GridRow {
                ForEach(0..<3, id: \.self) { Text("\($0)").frame(maxWidth: .infinity) }
            }
        }
        let pilot = Pilot(view, size: Size(width: 32, height: 6))
        #expect(pilot.screen.hasPrefix("    0          1          2"))
    }

    @Test
    func scrollView_takesTheHeightThatIsLeft() {
        let view = VStack {
            ScrollView { Text("message") }
            Text("field")
        }
        let pilot = Pilot(view, size: Size(width: 20, height: 8))
        let lines = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.firstIndex { $0.contains("message") } == 0)
        #expect(lines.firstIndex { $0.contains("field") } == 6)
    }

    @Test
    func extents_areInPoints() {
        let view = VStack(alignment: .leading) {
            Text("right").frame(width: 320, height: 40, alignment: .bottomTrailing)
            Text("below")
        }
        let pilot = Pilot(view, size: Size(width: 60, height: 8))
        let lines = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1] == String(repeating: " ", count: 35) + "right")
        #expect(lines[2] == "below")
    }

    nonisolated static let sizes = [
        Size(width: 80, height: 24), Size(width: 120, height: 50), Size(width: 230, height: 60),
    ]

    @Test(arguments: sizes)
    func frame_isOfTheSameCells_onEachTerminal(_ size: Size) {
        let view = HStack(alignment: .top, spacing: 0) {
            Text("A").frame(width: 100, height: 50, alignment: .topLeading)
            Text("B").frame(width: 30, height: 30, alignment: .topLeading)
            Text("C")
        }
        let pilot = Pilot(view, size: size)
        #expect(pilot.screen.hasPrefix("A           B  C"))
    }

    @Test(arguments: sizes)
    func geometry_isInTheUnitOfFrames(_ size: Size) {
        let view = GeometryReader { proxy in
            Rectangle().fill(.red)
                .frame(width: proxy.size.width * 0.9, height: proxy.size.height * 0.5)
        }
        let pilot = Pilot(view, size: size)
        let isRed = { (x: Int, y: Int) in pilot.cells[x, y].style.background == .red }
        #expect((0..<size.width).count { isRed($0, 0) } == size.width * 9 / 10)
        let rows = (0..<size.height).count { isRed(0, $0) }
        #expect(abs(Double(rows) - Double(size.height - 1) / 2) <= 1)
    }

    @Test(arguments: sizes)
    func thirds_fitBesideEachOther(_ size: Size) {
        let view = GeometryReader { proxy in
            HStack(spacing: 0) {
                ForEach(["one", "two", "three"], id: \.self) { word in
                    Text(word).frame(width: proxy.size.width / 3, alignment: .trailing)
                }
            }
        }
        #expect(Pilot(view, size: size).screen.contains("three"))
    }

    @Test(arguments: sizes)
    func circle_ofTheWidthOfTheRoom_isARing(_ size: Size) {
        let view = GeometryReader { proxy in
            Circle().stroke(.red).padding(60).frame(height: proxy.size.width)
        }
        let dots = Pilot(view, size: size).screen.unicodeScalars.count {
            (0x2801...0x28FF).contains($0.value)
        }
        #expect(dots > 10)
    }

    @Test
    func squares_inAGridInARow_areDrawn() async {
        let columns = Array(repeating: GridItem(.fixed(20)), count: 7)
        let view = List(0..<2) { _ in
            HStack {
                LazyVGrid(columns: columns) {
                    ForEach(0..<14) { _ in
                        Rectangle().frame(width: 15, height: 15).foregroundStyle(.green)
                    }
                }
                Button("+") {}
            }
        }
        let pilot = Pilot(view, size: Size(width: 60, height: 12))
        await pilot.settle()
        let green = pilot.cells.cells.count { $0.style.background == .green }
        #expect(green == 28)
        #expect(pilot.screen.contains("+"))
    }
}
