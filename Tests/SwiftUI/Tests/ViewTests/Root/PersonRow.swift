import CursesUI

struct PersonRow: View {
    var person: Person

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "person.crop.circle.fill")
                .resizable()
                .scaledToFit()
                .frame(width: 24, height: 24)
                .foregroundStyle(.tint)
                .symbolRenderingMode(.hierarchical)
            VStack(alignment: .leading) {
                Text(person.name).bold()
                Text("\(person.weight.formatted()) kg")
                    .font(.caption)
                    .foregroundColor(.secondary)
            }
            Spacer()
            if person.isFavorite {
                Image(systemName: "star.fill").foregroundColor(.yellow)
            }
        }
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("\(person.name)"))
        .accessibilityHint("Opens the person")
        .accessibilityAddTraits(.isButton)
        .accessibilityIdentifier("person-row")
    }
}
