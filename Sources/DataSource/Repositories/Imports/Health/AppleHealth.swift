extension Importer {
    static let appleHealth = Importer(
        format: .appleHealth,
        recognises: { head in
            head.first == UInt8(ascii: "<")
                && (head.contains("<HealthData") || head.contains("<!DOCTYPE HealthData"))
        },
        reader: { _ in AppleHealthReader() }
    )
}
