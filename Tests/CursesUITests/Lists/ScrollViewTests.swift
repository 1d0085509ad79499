import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Views scroll by keys, by the wheel, to the focus and to an id.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ScrollViewTests {
    @Test
    func scrollTo_aRowThatWasAddedJustNow_showsIt() async {
        let sut = Pilot(Messages(), 30, 8)
        await sut.settle()
        #expect(sut.content.contains("message 14"), "\(sut.content)")
        await sut.press("Tab")
        for number in 15..<20 {
            await sut.press("Enter")
            #expect(sut.content.contains("message \(number)"), "\(sut.content)")
        }
    }

    @Test(arguments: [true, false])
    func scrollTo_anOptionalId_isItsValue(_ isOptional: Bool) async {
        // Hashes are seeded: several ids would not all be found by chance.
        for _ in 0..<8 {
            let sut = Pilot(Rows(isOptional: isOptional), 30, 8)
            await sut.press("Enter")
            #expect(sut.content.contains("row 29"), "\(sut.content)")
        }
    }

    @Test
    func severalViews_areCentred() {
        let sut = Pilot(
            ScrollView {
                Text(verbatim: "wide enough")
                Text(verbatim: "x")
            },
            21,
            6
        )
        #expect(sut.content == "     wide enough\n          x")
    }

    @Test
    func horizontal_followsTheFocus() async {
        let sut = Pilot(Cards { index in Button("button \(index)") {} }, 40, 5)
        #expect(sut.content.contains("[ button 0 ]"))
        await sut.press("Tab", "Tab", "Tab")
        #expect(sut.content.contains("[ button 3 ]"), "\(sut.content)")
        #expect(!sut.content.contains("button 0"))
        await sut.press("Tab")
        #expect(sut.content.contains("[ button 0 ]"), "\(sut.content)")
    }

    @Test
    func horizontal_withoutControls_scrollsByKeysAndWheel() async {
        let sut = Pilot(Cards { index in Text(verbatim: "text \(index)") }, 40, 5)
        #expect(!sut.content.contains("text 3"))
        await sut.press("Right", "Right", "Right", "Right", "Right")
        #expect(sut.content.contains("text 3"), "\(sut.content)")
        await sut.press("Left", "Left", "Left", "Left", "Left")
        #expect(sut.content.contains("text 0"), "\(sut.content)")
        await sut.wheel(.wheelDown, x: 5, y: 1)
        await sut.wheel(.wheelDown, x: 5, y: 1)
        #expect(!sut.content.contains("text 0"), "\(sut.content)")
    }

    @Test
    func bothAxes_scrollToTheFocus() async {
        let view = ScrollView([.horizontal, .vertical]) {
            Button("first") {}
            Text(verbatim: String(repeating: "wide ", count: 20))
            ForEach(0..<20) { Text(verbatim: "row \($0)") }
            HStack {
                Spacer(minLength: 640)
                Button("last") {}
            }
        }
        let sut = Pilot(view, 40, 8)
        await sut.press("Tab")
        #expect(sut.content.contains("[ last ]"), "\(sut.content)")
    }

    @Test
    func cards_ofAPartOfTheScroller_areThatWide() {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(0..<5) { index in
                    Text(verbatim: "card \(index)")
                        .containerRelativeFrame(.horizontal, alignment: .leading) { width, _ in
                            width * 0.75
                        }
                }
            }
        }
        let sut = Pilot(view, 40, 6)
        #expect(sut.content == "card 0" + String(repeating: " ", count: 24) + "card 1")
    }
}

private struct Messages: View {
    @State private var count = 15

    var body: some View {
        VStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack {
                        ForEach(0..<count, id: \.self) { Text(verbatim: "message \($0)").id($0) }
                    }
                }
                .onAppear { proxy.scrollTo(count - 1, anchor: .bottom) }
                .onChange(of: count) { proxy.scrollTo(count - 1, anchor: .bottom) }
            }
            Button("Send") { count += 1 }
        }
    }
}

private struct Rows: View {
    let isOptional: Bool
    private let names = (0..<30).map { "row \($0)" }

    var body: some View {
        ScrollViewReader { proxy in
            Button("Down") {
                if isOptional { proxy.scrollTo(names.last) } else { proxy.scrollTo("row 29") }
            }
            ScrollView {
                ForEach(names, id: \.self) { name in
                    Text(verbatim: name).id(isOptional ? name : Optional(name))
                }
            }
        }
    }
}

private struct Cards<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(0..<4) { index in content(index).frame(width: 160) }
            }
        }
    }
}
