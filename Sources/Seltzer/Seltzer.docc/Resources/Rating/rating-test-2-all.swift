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

    @Test func dragChangesTheStars() async {
        let pilot = await pilot()
        await pilot.drag(fromColumn: 2, row: 0, toColumn: 5, row: 0)
        #expect(control.stars == 5)
    }

    @Test func settingTheStarsPostsNothing() async {
        let pilot = await pilot()
        control.stars = 9
        await pilot.settle()
        #expect(pilot.screen.contains("★★★★★"))
        #expect(pilot.events(RatingChanged.self).isEmpty)
    }

    @Test func theStarsAreSetInWords() async throws {
        let pilot = await pilot()
        try await pilot.element(.slider).change(to: "2")
        try await pilot.element(.slider).increment()
        #expect(try await pilot.element(.slider).value == "3 of 5 stars")
    }
}
