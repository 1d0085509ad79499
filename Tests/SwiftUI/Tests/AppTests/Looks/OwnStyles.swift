import CursesUI

struct CheckboxStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                    .foregroundColor(configuration.isOn ? .accentColor : .secondary)
                configuration.label
            }
        }.buttonStyle(.plain)
    }
}

struct CardGroupBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }.padding().background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
}

struct SpeedGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.currentValueLabel.font(.title)
            configuration.label
            Text("\(configuration.value)")
        }
    }
}

struct VerticalLabeled: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption)
            configuration.content
        }
    }
}

struct FoldStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label
                    Spacer()
                    Image(systemName: configuration.isExpanded ? "chevron.up" : "chevron.down")
                }
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

struct Badge: ViewModifier {
    let count: Int
    func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) {
            if count > 0 {
                Text("\(count)").font(.caption2).padding(4).background(.red, in: .circle)
                    .foregroundStyle(.white).offset(x: 8, y: -8)
            }
        }
    }
}

extension View {
    func badge2(_ c: Int) -> some View { modifier(Badge(count: c)) }
    func shimmer() -> some View { modifier(Shimmer()) }
}

struct Shimmer: ViewModifier {
    @State private var phase: CGFloat = 0
    func body(content: Content) -> some View {
        content.overlay(
            LinearGradient(
                gradient: Gradient(stops: [
                    .init(color: .clear, location: phase),
                    .init(color: .white.opacity(0.4), location: phase + 0.1),
                ]),
                startPoint: .leading,
                endPoint: .trailing
            ).mask(content)
        ).onAppear {
            withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = 1 }
        }
    }
}
