import CursesUI

enum SectorsPage: PreviewProvider {
    static var previews: some View {
        Chart([("walking", 12.0), ("cycling", 7), ("rowing", 3)], id: \.0) { name, hours in
            SectorMark(angle: .value("Hours", hours), innerRadius: .ratio(0.6))
                .foregroundStyle(by: .value("Sport", name))
        }
        .frame(height: .rows(8))
        .padding()
    }
}
