import CursesUI

enum LazyGridPage: PreviewProvider {
    static var previews: some View {
        ScrollView {
            VStack(alignment: .leading) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], alignment: .leading) {
                    ForEach(1..<9) { number in Button("Cell \(number)") {} }
                }
                Divider()
                LazyVGrid(columns: [
                    GridItem(.fixed(.columns(6))), GridItem(.flexible()), GridItem(),
                ]) {
                    ForEach(["Ann", "72.4 kg", "22.3", "太郎", "64 kg", "21.0"], id: \.self) {
                        Text($0)
                    }
                }
                Divider()
                LazyHGrid(rows: [GridItem(), GridItem()], spacing: 2) {
                    ForEach(1..<12) { number in Text("\(number) of 11") }
                }
            }
        }
    }
}
