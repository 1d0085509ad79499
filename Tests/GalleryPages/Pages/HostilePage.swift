import CursesUI

enum HostilePage: PreviewProvider {
    static var previews: some View { HostileTexts() }
}

private struct HostileTexts: View {
    @State private var text = "a\u{1B}[2J\u{7}\u{0}\u{9B}31m\u{202E}b\u{200D}"

    var body: some View {
        Form {
            LabeledContent("Field") { TextField("Field", text: $text) }
            ForEach(Self.strings, id: \.self) { string in
                LabeledContent(string, value: string)
            }
            Button(Self.strings.joined()) {}
        }
        .padding(.horizontal)
    }

    private static let strings = [
        "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "line\nline\r\nline\ttab", "\u{202E}evil",
        "a\u{200B}b\u{FEFF}c", "👨‍👩‍👧‍👦👍🏽🇯🇵", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "ｶﾞ漢\u{3099}",
        "العربية עברית", "\u{80}\u{85}\u{9D}x\u{9C}", String(repeating: "長い", count: 40),
    ]
}
