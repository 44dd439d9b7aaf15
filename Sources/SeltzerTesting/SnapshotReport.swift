// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerPictures

/// A text that differs from its snapshot, as a page in HTML for a browser.
struct SnapshotReport {
    /// The path of the snapshot.
    let path: String
    let old: String
    let new: String
    let difference: LineDifference
    /// A picture of the screen as HTML; nil to show only the text.
    let picture: String?

    /// Writes the page into the package of a test.
    ///
    /// - Returns: The path of the page; nil if the test is in no package, or the page cannot be
    ///   written.
    func write(forTestFile testFile: String) -> String? {
        let parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
        let roots = parts.indices.dropFirst().reversed().map { parts[..<$0].joined(separator: "/") }
        guard let root = roots.first(where: { TextFile.exists("\($0)/Package.swift") })
        else { return nil }
        let test = parts.last?.prefix { $0 != "." } ?? ""
        let name = path.split(separator: "/").last?.dropLast(".txt".count) ?? ""
        TextFile.makeFolder("\(root)/.build")
        let page = "\(root)/.build/snapshot-reports/\(test)-\(name).html"
        return TextFile.write(text, to: page) ? page : nil
    }

    /// The page.
    var text: String {
        let lines = difference.lines.map { line in
            let shown = MarkupText.escaped(line.description)
            return switch line.sign {
            case "-": "<del>\(shown)</del>"
            case "+": "<ins>\(shown)</ins>"
            default: shown
            }
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <title>Not as in the snapshot</title>
            <style>
            :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
            pre { font: 13px/1.2 \(MarkupText.fonts); overflow-x: auto; border: 1px solid; padding: 8px; }
            ins, del { text-decoration: none; }
            ins { background: #2da04440; }
            del { background: #e5484d40; }
            </style>
            <h1>Not as in the snapshot</h1>
            <p>\(MarkupText.escaped(path))</p>
            <h2>Difference</h2>
            <pre>
            \(lines.joined(separator: "\n"))
            </pre>
            <h2>Old</h2>
            \(Self.element(old))
            <h2>New</h2>
            \(picture ?? "")\(Self.element(new))
            </html>

            """
    }

    private static func element(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return "<pre>\n\(lines.map(MarkupText.escaped).joined(separator: "\n"))\n</pre>"
    }
}
