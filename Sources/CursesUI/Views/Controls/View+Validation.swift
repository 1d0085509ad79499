/// What is wrong with a field.
struct ValidationMessage {
    let text: String
}

extension View {
    /// Shows under the field what is wrong with it.
    public func validation(_ message: LocalizedStringKey?) -> ModifiedView {
        environment {
            $0.validation = message.map { [values = $0] in
                ValidationMessage(text: values.string($0))
            }
        }
    }
}
