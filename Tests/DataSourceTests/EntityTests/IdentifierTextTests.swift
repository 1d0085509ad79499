import DataSource
import Essentials
import Testing

@Suite(.timeLimit(.minutes(10)))
struct IdentifierTextTests {
    private let text = Array("6f1D2c3b-4A59-4e68-9d70-8192a3b4c5d6".utf8)

    @Test(arguments: 0..<36)
    func byte_otherThanADigit_isNoneOfAnIdentifier(_ index: Int) {
        // What is above is part of a longer character.
        for byte in UInt8.min..<0x80 {
            var bytes = text
            bytes[index] = byte
            let isHyphen = [8, 13, 18, 23].contains(index)
            let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            let isValid = isHyphen ? byte == UInt8(ascii: "-") : digit != nil
            let id = UUID(text: String(decoding: bytes, as: UTF8.self))
            #expect((id != nil) == isValid, "\(byte)")
            if let id { #expect(id.text == String(decoding: bytes, as: UTF8.self).lowercased()) }
        }
    }

    @Test(arguments: ["", "6f1d2c3b", "6f1d2c3b-4a59-4e68-9d70-8192a3b4c5d60"])
    func text_ofAnotherLength_isNoIdentifier(_ text: String) {
        #expect(UUID(text: text) == nil)
    }

    @Test
    func letter_ofTwoBytes_isNoDigit() {
        for index in [0, 10, 34] {
            var bytes = text
            bytes.replaceSubrange(index..<index + 2, with: Array("á".utf8))
            #expect(UUID(text: String(decoding: bytes, as: UTF8.self)) == nil)
        }
    }
}
