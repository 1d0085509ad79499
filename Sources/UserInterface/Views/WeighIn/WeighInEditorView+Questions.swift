import CursesCore
import DataSource
import Model
import SharedInterface

struct WeighInEditorView_Discard_Previews: PreviewProvider {
    static var previews: some View {
        WeighInEditorPreview(weight: "72.4", isPresentedDiscard: true)
    }
}

struct WeighInEditorView_Conflict_Previews: PreviewProvider {
    static var previews: some View {
        WeighInEditorPreview(
            weight: "72.4",
            warnings: [.changedElsewhere(.weight(71.9)), .changedElsewhere(.note(""))]
        )
    }
}

struct WeighInEditorView_Final_Previews: PreviewProvider {
    static var previews: some View {
        WeighInEditorPreview(
            weight: "72.4",
            attempt: .irreversible(FinalChange(.previewOfJournal))
        )
    }
}

struct WeighInEditorView_Measures_Previews: PreviewProvider {
    static var previews: some View {
        WeighInEditorPreview(
            weight: "72.4",
            measures: [.waist: "98", .bodyFat: "90"],
            errors: [.measure(.bodyFat): .outOfBounds(.bodyFat)]
        )
    }
}
