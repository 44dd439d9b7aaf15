// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerDocuments
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

/// Pictures of code in each language, and of the view in the themes that are neither light nor dark.
@MainActor
@Suite struct TextViewLooksTests {
    /// A language with all the colors that it has.
    nonisolated struct Sample: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String

        var testDescription: String { name }
    }

    nonisolated static let samples = [
        Sample(
            name: "swift",
            text: """
                /* A glass. */
                @main struct Glass: Drink {
                    let size = 0.3, name = "漢 \\(size)"
                    func pour() -> Int? { nil } // ☺
                }
                """),
        Sample(
            name: "json",
            text: """
                {
                  "name": "Le\\u0301mon",
                  "grams": [40, -1.5e3],
                  "cold": true, "from": null
                }
                """),
        Sample(
            name: "markdown",
            text: """
                # Lemonade
                *Two* **cold** ~~warm~~ `glasses`
                - see [drinks](drinks.md)
                > Pour the seltzer last.
                ```
                let a
                ```
                """),
        Sample(
            name: "sh",
            text: """
                #!/bin/sh
                for file in "$HOME"/*.md; do
                    echo "${file%.md}" 'a' 12 # one
                done
                """),
        Sample(
            name: "diff",
            text: """
                diff --git a/x b/x
                --- a/x
                +++ b/x
                @@ -1,2 +1,2 @@ func
                 same
                -old
                +new
                """),
        Sample(
            name: "ini",
            text: """
                ; Themes
                [terminal]
                theme = "fathom"
                width = 80
                bold = true
                """),
        Sample(
            name: "python",
            text: """
                @cache
                class Glass(Drink):
                    \"\"\"A glass.\"\"\"
                    def pour(self, n: int = 0x2F):
                        return f"{len(self.name)} 漢" # ☺
                """),
        Sample(
            name: "sql",
            text: """
                /* Drinks */
                SELECT count(*), "name" FROM drinks
                WHERE size >= :size AND kind = 'it''s'
                  OR made::date < now() -- old
                """),
        Sample(
            name: "html",
            text: """
                <!-- A glass -->
                <a href="/drinks" id=x>Gin &amp; Tonic</a>
                <style>.glass { margin: -1.5em }</style>
                <script>let a = `b ${c(1)}`</script>
                """),
        Sample(
            name: "yaml",
            text: """
                drinks: # all
                - &gin name: 'Gin'
                  size: 0.3
                  cold: true
                  text: |
                    Stir: well.
                """),
    ]

    private func show(_ view: View, _ look: DisplayLook, rows: Int, _ theme: Theme? = nil) async
        -> Pilot
    {
        let pilot = await Pilot(
            plain: ViewController(view: view), columns: 40, rows: rows,
            capabilities: look.capabilities)
        if let theme { pilot.application.theme = theme }
        view.becomeFirstResponder()
        await pilot.settle()
        return pilot
    }

    private func editor(_ sample: Sample) -> TextView {
        let view = TextView(sample.text)
        view.drawsBackground = false
        view.highlighter = SyntaxLanguage(named: sample.name)?.highlighter
        return view
    }

    @Test(arguments: samples, DisplayLook.allCases)
    func codeIsColored(_ sample: Sample, look: DisplayLook) async {
        let view = editor(sample)
        #expect(view.highlighter != nil)
        let pilot = await show(view, look, rows: 7)
        let name = "textView-\(sample.name)-\(look.rawValue)"
        #expect(pilot.difference(fromSnapshot: name, isStyled: true) == nil)
    }

    @Test(arguments: DisplayLook.allCases)
    func foldsAndGuidesAreSeen(look: DisplayLook) async {
        let view = TextView("if a {\n    while b {\n        c()\n    }\n}\nfunc d() {\n    e()\n}")
        view.drawsBackground = false
        view.showsLineNumbers = true
        view.isFoldingEnabled = true
        view.showsIndentationGuides = true
        view.highlighter = SwiftHighlighter()
        view.fold(line: 5)
        let pilot = await show(view, look, rows: 8)
        let name = "textView-folding-\(look.rawValue)"
        #expect(pilot.difference(fromSnapshot: name, isStyled: true) == nil)
    }

    @Test(arguments: ["tap", "beacon"])
    func otherThemesShowEveryState(theme: String) async {
        let view = editor(Self.samples[0])
        view.showsLineNumbers = true
        view.highlightsCurrentLine = true
        let field = TextView("", placeholder: "Notes"), disabled = TextView("Nobody edits this.")
        disabled.isEnabled = false
        (view.preferredSize.height, field.preferredSize.height) = (6, 1)
        disabled.preferredSize.height = 1
        let stack = StackView(.vertical, [view, field, disabled], spacing: 1)
        let pilot = await show(stack, .dark, rows: 10, theme == "tap" ? .tap(for: nil) : .beacon)
        view.becomeFirstResponder()
        view.selectedRanges = [20..<26, 42..<42]
        await pilot.settle()
        #expect(pilot.difference(fromSnapshot: "textView-\(theme)", isStyled: true) == nil)
    }
}
