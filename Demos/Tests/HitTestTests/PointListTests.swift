// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import HitTestPicture
import Seltzer
import Testing

@MainActor
@Suite struct PointListTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var rule = HitRule.system
        var front = HitSettings.Front.aa
        var disabled: Set<LabelName> = []
        var hidden: Set<LabelName> = []
        let winners: String
        /// The counts of the root, AA, AAA, BB, BBB, BBBB and BBBBB.
        let counts: [Int]

        static let system = "AAA AA BBBBB BBBB BB BBB BB"
        static let systemCounts = [850, 1050, 210, 1050, 300, 450, 90]
        static let extended = "AAA AA BBBBB BBBB BBBB BBB BB"
        static let extendedCounts = [850, 1050, 210, 942, 300, 558, 90]
        static let excluded = "AAA AA BBB BBB BB BBB BB"
        static let excludedCounts = [850, 1050, 210, 1050, 840, 0, 0]

        static let all = [
            Case(testDescription: "D-46: TEST_1", winners: system, counts: systemCounts),
            Case(
                testDescription: "D-47: TEST_2", rule: .itself, winners: "AA AA AA AA AA AA AA",
                counts: [0, 4000, 0, 0, 0, 0, 0]),
            Case(
                testDescription: "D-47: TEST_2 with BB in front", rule: .itself, front: .bb,
                winners: "BB BB BB BB BB BB BB", counts: [0, 0, 0, 4000, 0, 0, 0]),
            Case(
                testDescription: "TEST_3a, R-HIT-5", rule: .manual, winners: system,
                counts: systemCounts),
            Case(
                testDescription: "D-48: TEST_3b", rule: .overflow, winners: extended,
                counts: extendedCounts),
            Case(
                testDescription: "R-HIT-6: the last rule where nothing is excluded", rule: .final,
                winners: extended, counts: extendedCounts),
            Case(
                testDescription: "D-49: TEST_4a", rule: .overflow, disabled: [.bbbb],
                winners: "AAA AA BBB BBB BBB BBB BB", counts: [850, 1050, 210, 942, 948, 0, 0]),
            Case(
                testDescription: "D-49: TEST_4b", rule: .final, disabled: [.bbbb],
                winners: excluded,
                counts: excludedCounts),
            Case(
                testDescription: "R-HIT-10: TEST_4b with BBBB hidden", rule: .final,
                hidden: [.bbbb],
                winners: excluded, counts: excludedCounts),
        ]

        var settings: HitSettings {
            var settings = HitSettings()
            settings.rule = rule
            settings.front = front
            settings.disabled = disabled
            settings.hidden = hidden
            return settings
        }
    }

    @Test("D-46 to D-49: the article's points, by its rules", arguments: Case.all)
    func pointsOfTheArticle(row: Case) throws {
        let text = PointList.article.map { "\($0.x),\($0.y)" }.joined(separator: " ")
        let list = try #require(PointList(text))
        #expect(list.points == PointList.article)
        let answers = list.answers(with: row.settings)
        #expect(answers.map { $0.split(separator: " ")[1] }.joined(separator: " ") == row.winners)
        #expect(answers.first?.hasPrefix("30,7 ") == true)
    }

    @Test("D-49: the winners of all 4,000 cells", arguments: Case.all)
    func cellsOfTheScreen(row: Case) {
        let labels = LabelsView()
        labels.settings = row.settings
        var counts: [LabelName?: Int] = [:]
        for y in 0..<LabelsView.size.height {
            for x in 0..<LabelsView.size.width {
                counts[labels.winner(at: Point(x: x, y: y)), default: 0] += 1
            }
        }
        let names = [nil] + LabelName.allCases.map { $0 }
        #expect(names.map { counts[$0] ?? 0 } == row.counts)
    }

    @Test("R-HIT-12: left and upper edges belong to a label, right and lower ones do not")
    func edges() throws {
        let list = try #require(PointList("3,1 2,1 92,14 93,14 92,15 77,20 78,20"))
        #expect(
            list.answers(with: HitSettings()) == [
                "3,1 AA", "2,1 root", "92,14 AA", "93,14 root", "92,15 root", "77,20 BBBB",
                "78,20 BB",
            ])
    }

    @Test func pointsFarOutsideHitNothing() throws {
        let list = try #require(PointList(" -1,0\t\(Int.max),\(Int.min) "))
        #expect(list.answers(with: HitSettings()).allSatisfy { $0.hasSuffix(" root") })
        var settings = HitSettings()
        settings.rule = .final
        #expect(list.answers(with: settings).allSatisfy { $0.hasSuffix(" root") })
    }

    @Test(arguments: [
        "", "  ", "3", "3,", ",3", "3,4,5", "3;4", "3,x", "3, 4", "1e3,2", "99999999999999999999,1",
    ])
    func whatIsNoPointIsRefused(text: String) {
        #expect(PointList(text) == nil)
    }
}
