// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: VisualFormat+demands, VisualFormatError, VisualFormatParser.

import SeededRandom
import SeltzerBase
import SeltzerLayout
import Testing

@Suite struct VisualFormatTests {
    /// The demands of a format in short, `b.left == a.right + 1 @250`.
    private func demands(
        _ text: String, views: Set<String> = ["a", "b", "c", "name"],
        metrics: [String: Double] = [:], alignment: VisualFormat.Alignment = []
    ) throws -> [String] {
        let format = try VisualFormat(text)
        return try format.demands(views: views, metrics: metrics, alignment: alignment).map(short)
    }

    private func short(_ demand: VisualFormat.Demand) -> String {
        func text(_ anchor: VisualFormat.Anchor) -> String {
            "\(anchor.name ?? "|").\(anchor.attribute.rawValue)"
        }
        let relation =
            switch demand.relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var parts = [text(demand.first), relation]
        if let second = demand.second { parts.append(text(second)) }
        if demand.constant != 0 || demand.second == nil {
            let constant =
                Double(Int(demand.constant)) == demand.constant
                ? "\(Int(demand.constant))" : "\(demand.constant)"
            parts.append("\(demand.second == nil ? "" : "+ ")\(constant)")
        }
        if demand.priority != .required { parts.append("@\(demand.priority.rawValue)") }
        return parts.joined(separator: " ")
    }

    @Test func theLinesOfTheArticleAreRead() throws {
        #expect(try demands("H:|-0-[a]-0-|") == ["a.left == |.left", "|.right == a.right"])
        #expect(try demands("V:|-0-[a]-0-|") == ["a.top == |.top", "|.bottom == a.bottom"])
        #expect(try demands("H:[a(19)]-2-|") == ["a.width == 19", "|.right == a.right + 2"])
    }

    @Test(arguments: [
        ("[a]", []),
        ("[a][b]", ["b.left == a.right"]),
        (
            "V:|[a][b(==a)]|",
            ["a.top == |.top", "b.top == a.bottom", "b.height == a.height", "|.bottom == b.bottom"]
        ),
        ("[a(>=3,<=9@250)]", ["a.width >= 3", "a.width <= 9 @250"]),
        (
            "|-[a]-[b]-|",
            ["a.left == |.left + 1", "b.left == a.right + 1", "|.right == b.right + 1"]
        ),
        ("[a]-(>=2,<=gap@weak)-[b]", ["b.left >= a.right + 2", "b.left <= a.right + 7 @20"]),
        ("[a]-gap@300-[b]", ["b.left == a.right + 7 @300"]),
        ("[a]-(-3)-[b]", ["b.left == a.right + -3"]),
        ("[a(gap)]-2.5-[b(b)]", ["a.width == 7", "b.left == a.right + 2.5", "b.width == b.width"]),
    ])
    func formatsStandForConstraints(text: String, expected: [String]) throws {
        let metrics: [String: Double] = ["gap": 7, "weak": 20]
        #expect(try demands(text, metrics: metrics) == expected)
    }

    @Test func spacesCountNowhereAfterTheDirection() throws {
        #expect(
            try demands("H:| - [ a ( >= 3 , <= 4 ) ] - 2 - [b] - |")
                == demands("H:|-[a(>=3,<=4)]-2-[b]-|"))
    }

    @Test func viewsAreAlignedAcrossTheLineOnly() throws {
        #expect(
            try demands("[a][b][c]", alignment: [.top, .bottom]).suffix(4) == [
                "a.top == b.top", "b.top == c.top", "a.bottom == b.bottom", "b.bottom == c.bottom",
            ])
        #expect(try demands("V:[a][b]", alignment: .centerX).last == "a.centerX == b.centerX")
        #expect(throws: VisualFormatError.self) { try demands("[a][b]", alignment: .left) }
        #expect(throws: VisualFormatError.self) { try demands("V:[a][b]", alignment: .centerY) }
    }

    @Test(arguments: [
        ("", "Expected “[” at character 1: ▸"),
        ("|", "Expected “[” at character 2: |▸"),
        (
            "H:|-0-[table-0-|",
            "Expected “]” or a size in parentheses at character 13: H:|-0-[table▸-0-|"
        ),
        ("[a]-", "Expected “[”, “|” or a distance at character 5: [a]-▸"),
        ("[a]-3[b]", "Expected “-” at character 6: [a]-3▸[b]"),
        ("[a(=3)]", "Expected “=” at character 5: [a(=▸3)]"),
        ("[a(3]", "Expected “)”, “,” or “@” at character 5: [a(3▸]"),
        ("[a(3)", "Expected “]” at character 6: [a(3)▸"),
        ("[]", "Expected a view's name at character 2: [▸]"),
        ("[1a]", "Expected a view's name at character 2: [▸1a]"),
        ("|[a]|[b]", "Expected the end after “|” at character 6: |[a]|▸[b]"),
        ("[a(3@2000)]", "A priority is from 1 to 1000 at character 6: [a(3@▸2000)]"),
        (
            "[a]-(b)-[b]",
            "Expected a number or a metric, not the view “b” at character 6: [a]-(▸b)-[b]"
        ),
        (
            "[a(x)]",
            "No metric or view is called “x” (there are “a”, “b”, “é”) at character 4: [a(▸x)]"
        ),
        ("[x]", "No view is called “x” (there are “a”, “b”, “é”) at character 1: ▸[x]"),
        ("[a]-bb-[b]", "No metric is called “bb” at character 5: [a]-▸bb-[b]"),
        (
            "[é\u{9B}\u{202E}]",
            "No view is called “é??” (did you mean “é”?) at character 1: ▸[é??]"
        ),
        ("[a(.)]", "Expected a digit at character 5: [a(.▸)]"),
        (
            "[é(\u{1B}[31m)]",
            "Expected a number, or the name of a metric or a view at character 4: [é(▸?[31m)]"
        ),
        ("Q:[a]", "Expected “[” at character 1: ▸Q:[a]"),
    ])
    func errorsSayWhatWasExpectedAndWhere(text: String, message: String) {
        do throws(VisualFormatError) {
            _ = try VisualFormat(text).demands(views: ["a", "b", "é"])
            Issue.record("no error")
        } catch {
            #expect(error.description == message)
        }
    }

    @Test func manyViewsAreRefused() throws {
        let most = String(repeating: "[a]", count: VisualFormat.maximumViews)
        #expect(try VisualFormat(most).items.count == VisualFormat.maximumViews)
        #expect(throws: VisualFormatError.self) { try VisualFormat(most + "[a]") }
    }

    @Test func aMegabyteOfAnythingEndsSoonWithAValueOrAnError() {
        let parts = ["[", "9", "a", " ", "[a]-", "[a(>=3,", "é"]
        for part in parts {
            let text = String(repeating: part, count: 1_000_000 / part.utf8.count)
            #expect((try? VisualFormat(text)) == nil)
            do throws(VisualFormatError) {
                _ = try VisualFormat("[a(" + text + ")]")
            } catch {
                #expect(error.description.utf8.count < 400)
            }
        }
    }

    @Test func inventedFormatsNeverTrap() {
        let pieces = [
            "H:", "V:", "|", "-", "[", "]", "(", ")", "a", "b", "gap", "3", "2.5", "@", "250",
            "==", ">=", "<=", ",", " ", "é", "\u{0}", "[a]", "[b(==a)]", "-2-", "|-", "-|",
        ]
        var generator = SeededGenerator(seed: 4)
        var count = 0
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...9, using: &generator))
                .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
            do throws(VisualFormatError) {
                let format = try VisualFormat(text)
                #expect(format.distances.count == format.items.count - 1)
                _ = try format.demands(views: ["a", "b"], metrics: ["gap": 3])
                count += 1
            } catch {
                #expect(error.position <= text.unicodeScalars.count)
                #expect(!error.description.contains("\u{0}"))
            }
        }
        #expect(count > 100)
    }
}
