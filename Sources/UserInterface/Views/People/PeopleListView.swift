import CursesUI
import DataSource
import Model
import SharedInterface

struct PeopleListView: View {
    @Environment(\.appDependencies) private var appDependencies
    let store: People

    var body: some View {
        ViewThatFits(in: .horizontal) {
            list(hasDay: true)
                .frame(idealWidth: 60, maxWidth: .infinity, maxHeight: .infinity)
            list(hasDay: false)
                .frame(idealWidth: 36, maxWidth: .infinity, maxHeight: .infinity)
            list(hasDay: false, hasBMI: false)
                .frame(idealWidth: 1, maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func list(hasDay: Bool, hasBMI: Bool = true) -> some View {
        List(store.people) { summary in
            Button {
                Task { await store.send(.personButtonTapped(summary.person, appDependencies)) }
            } label: {
                PersonRowView(summary: summary, style: style, hasDay: hasDay, hasBMI: hasBMI)
            }
        }
    }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit, appDependencies) }
}

struct PeopleListView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            PeopleListView(store: People(appDependencies, people: [.ann, .youngAnn, .taro]))
        }
    }
}
