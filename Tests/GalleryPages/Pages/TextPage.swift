import CursesUI

enum TextPage: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("plain")
                Text("bold").bold()
                Text("italic").italic()
                Text("underlined").underline()
            }
            HStack {
                Text("primary").foregroundStyle(.primary)
                Text("secondary").foregroundStyle(.secondary)
                Text("tint").foregroundStyle(.tint)
                Text("selection").foregroundStyle(.selection)
            }
            HStack {
                Text("success").foregroundStyle(.success)
                Text("warning").foregroundStyle(.warning)
                Text("danger").foregroundStyle(.danger)
            }
            HStack {
                Text("Title").font(.title)
                Text("body").font(.body)
                Text("caption").font(.caption)
            }
            Divider()
            Text("Text that is longer than its line goes on in the next one, between two words.")
            Divider()
            Text("One line only, and what does not fit ends in an ellipsis, however long it is.")
                .lineLimit(1)
            Text("in the middle")
                .frame(maxWidth: .infinity)
                .border(.secondary)
        }
        .padding(.horizontal)
    }
}
