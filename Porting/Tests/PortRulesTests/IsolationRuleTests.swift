// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PortRules

/// Rule 9: code outside of views and controllers that uses them.
@Suite struct IsolationRuleTests {
    private func body(_ text: String) -> String {
        String(port("import UIKit\n\n\(text)\n").split(separator: "\n", maxSplits: 1).last ?? "")
            .replacing("import Seltzer\n\n", with: "")
    }

    @Test(arguments: [
        (
            "final class Flow {\n    let root: UINavigationController\n}",
            "@MainActor final class Flow {"
        ),
        (
            "enum Make {\n    static func label() -> UILabel { UILabel() }\n}",
            "@MainActor enum Make {"
        ),
        ("struct Page { let make: () -> UIViewController }", "@MainActor struct Page {"),
        ("func label() -> UILabel { UILabel() }", "@MainActor func label() -> Label"),
        ("let title = UILabel()", "@MainActor let title = Label()"),
        (
            "extension String {\n    func label() -> UILabel { UILabel() }\n}",
            "@MainActor extension String {"
        ),
        ("class Board: UIView {}\nfunc board() -> Board { Board() }", "@MainActor func board()"),
    ])
    func codeWithViewsIsOnTheMainActor(_ before: String, _ after: String) {
        #expect(body(before).contains(after))
        #expect(body(before).components(separatedBy: "@MainActor").count == 2)
    }

    @Test(arguments: [
        "final class Board: UIView {\n    let label = UILabel()\n}",
        "struct Note { let color: UIColor }",
        "@MainActor enum Make {\n    static let label = UILabel()\n}",
        "extension UIView {\n    func add(_ view: UIView) {}\n}",
        "protocol Showing {\n    func show(_ view: UIView)\n}",
        "class Store {\n    final class Row: UIView {\n        let label = UILabel()\n    }\n}",
    ])
    func otherCodeStays(_ text: String) {
        let isMarked = text.contains("@MainActor")
        #expect(body(text).components(separatedBy: "@MainActor").count == (isMarked ? 2 : 1))
    }
}
