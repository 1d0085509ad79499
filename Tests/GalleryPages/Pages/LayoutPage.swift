import CursesUI

enum LayoutPage: PreviewProvider {
    static var previews: some View {
        VStack {
            HStack {
                Text("left")
                Spacer()
                Text("right")
            }
            HStack(spacing: 0) {
                Text("a third").frame(maxWidth: .infinity).border(.secondary)
                Text("a third").frame(maxWidth: .infinity).border(.tint)
                Text("a third").frame(maxWidth: .infinity).border(.danger)
            }
            ZStack {
                Text("····················").foregroundStyle(.secondary)
                Text(" in front ").bold()
            }
            Divider()
            Text("at the bottom right")
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
    }
}
