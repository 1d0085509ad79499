import CursesUI

enum ColorsPage: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            ForEach(ColorSet.allCases, id: \.self) { set in
                HStack {
                    Text(verbatim: "\(set)")
                        .frame(width: .columns(14), alignment: .leading)
                    Text("tint").foregroundStyle(.tint)
                    Text("success").foregroundStyle(.success)
                    Text("warning").foregroundStyle(.warning)
                    Text("danger").foregroundStyle(.danger)
                    Text("secondary").foregroundStyle(.secondary)
                    Text("tertiary").foregroundStyle(.tertiary)
                    Text("───").foregroundStyle(.separator)
                }
                .colorSet(set)
            }
        }
    }
}
