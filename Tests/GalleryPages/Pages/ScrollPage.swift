import CursesUI

enum ScrollPage: PreviewProvider {
    static var previews: some View {
        ScrollView {
            ForEach(1..<60) { number in
                if number % 10 == 0 {
                    Button("Button \(number)") {}
                } else {
                    Text("Line \(number) of a text that is longer than the screen")
                }
            }
        }
    }
}
