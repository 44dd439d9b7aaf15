// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rule 2: the application, the screen and the pasteboard, which UIKit shares.
@Suite struct SharedObjectRuleTests {
    @Test(arguments: [
        ("UIPasteboard.general.string = a", "Application.current?.pasteboard.string = a"),
        (
            "if UIPasteboard.general.hasStrings { a() }",
            "if (Application.current?.pasteboard.hasStrings == true) { a() }"
        ),
        (
            "let size = UIScreen.main.bounds.size",
            "let size = (Application.current?.bounds ?? .zero).size"
        ),
        ("a(UIApplication.shared.keyWindow)", "a(Application.current?.keyWindow)"),
        ("a(UIApplication.shared.windows.first)", "a((Application.current?.windows ?? []).first)"),
        (
            "UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)",
            "_ = Application.current?.keyWindow?.endEditing(true)"
        ),
    ])
    func theApplicationThatRunsTheCodeIsAsked(_ before: String, _ after: String) {
        #expect(portStatements(before) == after)
        let file = portAll("import UIKit\nfunc a() {\n    \(before)\n}\n")[0]
        #expect(file.leftovers.isEmpty)
    }

    @Test func otherUsesAreListed() {
        let file = portAll(
            "import UIKit\nfunc a() {\n    UIApplication.shared.open(url)\n    b(UIScreen.main.scale)\n}\n"
        )[0]
        #expect(file.leftovers.map(\.row).contains(LeftoverTable.application))
        #expect(file.leftovers.map(\.row).contains(LeftoverTable.device))
    }
}
