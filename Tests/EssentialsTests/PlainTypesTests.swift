import Essentials
import Testing

// The program that people install has these in place of Foundation's, which they are held against here.
@Suite(.timeLimit(.minutes(10)))
struct PlainTypesTests {
    static let bytes: [UUID] = [
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0)),
        UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
        UUID(uuid: (128, 0, 0, 0, 0, 0, 0, 0, 127, 0, 0, 0, 0, 0, 0, 0)),
        UUID(
            uuid: (255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 254)
        ),
    ]

    @Test(arguments: bytes)
    func uuid_keepsItsBytes(uuid: UUID) {
        let plain = SubstituteUUID(uuid: uuid.uuid)
        #expect(UUID(uuid: plain.uuid) == uuid)
        #expect(plain == SubstituteUUID(uuid: uuid.uuid))
    }

    @Test(arguments: bytes, bytes)
    func uuid_isOrderedAsFoundationsIs(left: UUID, right: UUID) {
        let (plainLeft, plainRight) = (
            SubstituteUUID(uuid: left.uuid), SubstituteUUID(uuid: right.uuid)
        )
        #expect((plainLeft < plainRight) == (left < right))
        #expect((plainLeft == plainRight) == (left == right))
    }

    @Test
    func uuid_isAtRandom_ofVersion4() {
        let made = (0..<100).map { _ in SubstituteUUID() }
        #expect(Set(made).count == 100)
        for plain in made {
            #expect(plain.uuid.6 >> 4 == 4)
            #expect(plain.uuid.8 >> 6 == 0b10)
        }
    }

    @Test(arguments: [-62_135_596_800, -1, 0, 0.001, 1_764_000_000.123, 64_092_211_199])
    func date_isTheSamePointInTime(seconds: Double) {
        let (plain, date) = (
            SubstituteDate(timeIntervalSince1970: seconds), Date(timeIntervalSince1970: seconds)
        )
        #expect(plain.timeIntervalSince1970 == date.timeIntervalSince1970)
        #expect(plain.timeIntervalSinceReferenceDate == date.timeIntervalSinceReferenceDate)
        #expect(plain.timeIntervalSince(.distantPast) == date.timeIntervalSince(.distantPast))
        #expect(plain > .distantPast)
        #expect(plain < .distantFuture)
    }

    @Test
    func now_isNow() {
        let before = Date.now.timeIntervalSince1970
        let now = SubstituteDate.now.timeIntervalSince1970
        #expect((before...Date.now.timeIntervalSince1970).contains(now))
    }
}
