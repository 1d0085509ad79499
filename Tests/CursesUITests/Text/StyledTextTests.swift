import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StyledTextTests {
    @Test
    func text_changedByItsOwnModifiers_isStillText() {
        let text: Text = Text(verbatim: "a").bold().foregroundStyle(.red).underline()
        let sut = Pilot(inCorner: text)
        #expect(
            sut.cells[0, 0].style == Style(foreground: .red, attributes: [.bold, .underline])
        )
    }

    @Test
    func text_colouredTwice_keepsTheNearerColour() {
        let text = Text(verbatim: "a").foregroundStyle(.red).foregroundStyle(.blue)
        let sut = Pilot(inCorner: text.foregroundStyle(.green))
        #expect(sut.cells[0, 0].style.foreground == .red)
    }

    @Test
    func joinedTexts_keepTheirLooks_acrossLines() {
        let text =
            Text(verbatim: "72.4 kg ").bold()
            + (Text(verbatim: "is ") + Text(verbatim: "within").foregroundStyle(.green))
            .underline()
            + Text(verbatim: " the\ngoal")
        let sut = Pilot(text, 20, 5)
        #expect(
            sut.content == """
                72.4 kg is within
                the
                goal
                """
        )
        let row = Array(sut.cells.row(0)).map(\.style)
        #expect(row[0] == Style(attributes: .bold))
        #expect(row[8] == Style(attributes: .underline))
        #expect(row[11] == Style(foreground: .green, attributes: .underline))
        #expect(Set(sut.cells.row(1).map(\.style)) == [.plain])
        let narrow = Pilot(text.lineLimit(1).frame(width: .columns(12)), 20, 5)
        #expect(narrow.content.trimmed == "72.4 kg is …")
        #expect(narrow.cells.row(0).last { $0.glyph.text == "…" }?.style.foreground == .green)
    }

    @Test
    func joinedTexts_areOneText() {
        let name: Text = Text("Name") + Text(verbatim: " *").foregroundStyle(.red)
        let sut = Pilot(Button(action: {}, label: { name }), 20, 5)
        #expect(sut.content == "[ Name * ]")
        #expect(Pilot(Text(verbatim: "a") + Text(verbatim: "b"), 20, 5).content == "ab")
    }

    @Test(arguments: [(Font.Weight.bold, true), (.semibold, true), (.medium, false)])
    func fontWeight_fromSemiboldOn_isBold(weight: Font.Weight, isBold: Bool) {
        let views: [AnyView] = [
            AnyView(Text(verbatim: "a").fontWeight(weight)),
            AnyView(Group { Text(verbatim: "a") }.fontWeight(weight)),
            AnyView(Text(verbatim: "a").font(.system(size: 17, weight: weight))),
            AnyView(Text(verbatim: "a").font(.system(.body, design: .rounded).weight(weight))),
        ]
        for view in views {
            let sut = Pilot(inCorner: view)
            #expect(sut.cells[0, 0].style.attributes.contains(.bold) == isBold)
        }
    }

    @Test
    func textCase_ofAForm_changesEveryText() {
        let sut = Pilot(
            inCorner: VStack(alignment: .leading) {
                Text("Straße").textCase(.uppercase)
                Text("Who").textCase(.lowercase)
                Text("Who").textCase(nil)
            }
        )
        #expect(sut.content == "STRASSE\nwho\nWho")
    }

    @Test(arguments: [
        (2.0, "2", "2.0", "2.00"), (22.857, "22.86", "22.9", "22.86"), (-0.004, "0", "0.0", "0.00"),
        (.infinity, "–", "–", "–"),
    ])
    func precision_ofAFractionLength_hasThatManyPlaces(
        value: Double,
        upToTwo: String,
        one: String,
        two: String
    ) {
        let style = NumberStyle<Double>.number
        #expect(style.precision(.fractionLength(0...2)).format(value) == upToTwo)
        #expect(style.precision(.fractionLength(1)).format(value) == one)
        #expect(style.precision(.fractionLength(2)).format(value) == two)
    }

    @Test
    func interpolation_withASpecifier_fillsItsPlaces() {
        let sut: LocalizedStringKey = "BMI \(22.857, specifier: "%.1f") of \(3, specifier: "%lld")"
        #expect(sut.key == "BMI %.1f of %lld")
        #expect(sut.filled(into: sut.key) == "BMI 22.9 of 3")
        #expect(sut.filled(into: "%2$lld: %1$.1f, 50%.") == "3: 22.9, 50%.")
    }
}
