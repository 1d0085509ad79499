import Essentials

extension Sex: FieldValue {}

extension String: FieldValue {
    init?(_ field: JSONField) {
        guard let text = field.string else { return nil }
        self = text
    }

    init?(plain scanner: inout JSONScanner) {
        guard let text = scanner.plainText() else { return nil }
        self.init(decoding: text, as: UTF8.self)
    }

    var json: JSONText? { JSONText(self) }
}

extension Double: FieldValue {
    init?(_ field: JSONField) {
        guard let measure = field.measure else { return nil }
        self = measure
    }

    init?(plain scanner: inout JSONScanner) {
        guard let measure = scanner.plainMeasure() else { return nil }
        self = measure
    }

    var json: JSONText? { JSONText(self) }
}

extension Day: FieldValue {
    init?(_ field: JSONField) {
        guard let text = field.characters else { return nil }
        self.init(text: text)
    }

    init?(plain scanner: inout JSONScanner) {
        guard let text = scanner.plainText(length: 10) else { return nil }
        self.init(text: text)
    }

    var json: JSONText? { JSONText(description) }
}

extension TimeOfDay: FieldValue {
    init?(_ field: JSONField) {
        guard let text = field.characters else { return nil }
        self.init(text: text)
    }

    init?(plain scanner: inout JSONScanner) {
        guard let text = scanner.plainText(length: 5) else { return nil }
        self.init(text: text)
    }

    var json: JSONText? { JSONText(description) }
}

extension Date: FieldValue {
    init?(_ field: JSONField) {
        guard let text = field.characters else { return nil }
        self.init(text: text)
    }

    init?(plain scanner: inout JSONScanner) {
        guard let text = scanner.plainText(length: 24) else { return nil }
        self.init(text: text)
    }

    var json: JSONText? { JSONText(moment) }
}

extension UUID: FieldValue {
    init?(_ field: JSONField) {
        guard let text = field.characters else { return nil }
        self.init(text: text)
    }

    init?(plain scanner: inout JSONScanner) {
        guard let text = scanner.plainText(length: 36) else { return nil }
        self.init(text: text)
    }

    var json: JSONText? { JSONText(text) }
}
