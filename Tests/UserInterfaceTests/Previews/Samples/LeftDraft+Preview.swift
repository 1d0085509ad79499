import DataSource

@testable import Model

extension LeftDraft {
    static let ofAnn = LeftDraft(
        draft: FormDraft(
            id: "preview",
            form: .newWeighIn(.zero, of: Person.ann.id),
            fields: ["weight": "72.6"]
        ),
        person: .ann,
        weight: 72.6,
        day: .preview
    )
}
