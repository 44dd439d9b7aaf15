import Rating
import Seltzer
import SeltzerTesting
import Testing

@MainActor
@Suite struct RatingControlTests {
    private let control = RatingControl()

    private func pilot() async -> Pilot {
        let row = HStack { control }
        row.alignment = .leading
        return await Pilot(ViewController(view: row), columns: 20, rows: 1)
    }

    @Test func keysChangeTheStars() async {
        let pilot = await pilot()
        await pilot.press("right", "right", "left", "4", "9")
        #expect(pilot.events(RatingChanged.self).map(\.stars) == [1, 2, 1, 4])
        #expect(pilot.difference(fromSnapshot: "four-stars") == nil)
    }
}
