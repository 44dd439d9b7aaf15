// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: InitializerSymbols, RootExpression, SwiftLiteral.

import SeltzerViews
import Testing

@testable import SeltzerAutomation

/// A controller with arguments of many kinds.
final class PageController: ViewController {
    enum Kind { case plain, rich }

    struct Size {
        var width = 3
        var names: [String] = []
    }

    final class Store {
        private let didChange: () -> Void
        init(didChange: @escaping () -> Void = {}) { self.didChange = didChange }
    }

    private let name: String
    private let kind: Kind
    private let size: Size
    private let store: Store
    private let limit: Int?

    init(name: String, kind: Kind, size: Size, store: Store, limit: Int? = 7) {
        (self.name, self.kind, self.size) = (name, kind, size)
        (self.store, self.limit) = (store, limit)
        super.init()
    }
}

/// A controller that no expression makes.
final class ClosureController: ViewController {
    init(_ work: @escaping () -> Void) { super.init() }
}

/// A controller that inherits its initializers.
final class BareController: ViewController {}

@MainActor
@Suite struct RootExpressionValuesTests {
    #if os(Linux)
    @Test func argumentsAreTheValuesOfProperties() {
        let page = PageController(
            name: "a \"b\"\n", kind: .rich, size: .init(width: 4, names: ["x", "y"]),
            store: .init(),
            limit: nil)
        let expression = RootExpression(making: page)
        #expect(
            expression?.code == """
                PageController(name: "a \\"b\\"\\n", kind: PageController.Kind.rich, \
                size: PageController.Size(width: 4, names: ["x", "y"]), store: PageController.Store(), limit: nil)
                """)
        #expect(expression?.modules == ["SeltzerAutomationTests"])
    }

    /// The expression of the test above, which the build compiles.
    @Test func expressionCompiles() {
        let page = PageController(
            name: "a \"b\"\n", kind: PageController.Kind.rich,
            size: PageController.Size(width: 4, names: ["x", "y"]), store: PageController.Store(),
            limit: nil)
        #expect(RootExpression(making: page) != nil)
    }

    @Test func inheritedInitializerNeedsNothing() {
        #expect(RootExpression(making: BareController())?.code == "BareController()")
        #expect(RootExpression(making: SampleController())?.code == "SampleController()")
    }

    @Test func unknownArgumentBecomesASentence() {
        let code = RootExpression(making: ClosureController {})?.code
        #expect(
            code == """
                try #require(nil as ClosureController?, "Write here how a test makes the ClosureController.")
                """)
    }

    /// The expression of the test above, which the build compiles.
    @Test func sentenceOfAnUnknownArgumentCompiles() {
        let make: @MainActor () throws -> ViewController = {
            try #require(
                nil as ClosureController?, "Write here how a test makes the ClosureController.")
        }
        _ = make
    }
    #endif

    @Test func textsBecomeLiterals() {
        #expect(SwiftLiteral.text("a\t\u{1B}\\") == #""a\t\u{1b}\\""#)
    }
}
