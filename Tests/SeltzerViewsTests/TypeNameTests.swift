// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerViews

private final class CellGridView {}
private final class CSVTableController {}
private final class MailViewController {}
private final class Editor2DBox<Element> {}
private final class View {}

@Suite struct TypeNameTests {
    @Test func aClassIsNamedInWords() {
        #expect(TypeName(of: CellGridView()).words == "Cell grid")
        #expect(TypeName(of: CSVTableController()).words == "CSV table")
        #expect(TypeName(of: MailViewController()).words == "Mail")
        #expect(TypeName(of: View()).words == "View")
    }

    @Test func parametersAreLeftOut() {
        #expect(TypeName(of: Editor2DBox<Int>()).words.hasPrefix("Editor"))
        #expect(!TypeName(of: Editor2DBox<Int>()).words.contains("Int"))
    }
}
