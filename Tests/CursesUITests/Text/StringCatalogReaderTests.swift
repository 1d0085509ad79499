import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct StringCatalogReaderTests {
    static let source = #"""
        {
          "sourceLanguage" : "en", "list" : [1, {"a" : [true, "]}"]}, null],
          "strings" : {
            "" : {},
            "a \"b\"\n" : {
              "comment" : "of {no} \"account\"", "extractionState" : "manual",
              "localizations" : {
                "fr" : {"stringUnit" : {"value" : "non"}},
                "ja" : {"stringUnit" : {"state" : "translated", "value" : "\u65e5\\\/\t\ud83d\ude00本"}}
              }
            },
            "many" : {"localizations" : {"ja" : {"variations" : {"plural" : {}}}}},
            "odd" : {"localizations" : {"ja" : {"stringUnit" : {"value" : 3}}}},
            "last" : {"localizations":{"ja":{"stringUnit":{"value":"終"}}}}
          },
          "version" : "1.0"
        }
        """#

    @Test
    func table_ofALanguage_hasItsStrings() {
        let sut = StringCatalogReader.table(of: "ja", in: Array(Self.source.utf8))
        #expect(sut == ["a \"b\"\n": "日\\/\t😀本", "last": "終"])
        #expect(StringCatalogReader.table(of: "fr", in: Array(Self.source.utf8)).count == 1)
        #expect(StringCatalogReader.table(of: "de", in: Array(Self.source.utf8)).isEmpty)
    }

    @Test
    func source_cutShortOrDamagedAnywhere_isReadToAnEnd() {
        let whole = Array(Self.source.utf8)
        for length in whole.indices {
            _ = StringCatalogReader.table(of: "ja", in: Array(whole[..<length]))
            for byte in "\"\\{}[]:,u0\u{0}".utf8 {
                var damaged = whole
                damaged[length] = byte
                let table = StringCatalogReader.table(of: "ja", in: damaged)
                #expect(table.count <= 4)
            }
        }
    }
}
