// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Finds texts that can hardly be distinguished from their background.
@MainActor
struct ContrastAudit {
    /// The minimum contrast of text that WCAG requires.
    private static let least = 4.5

    private let buffer: CellBuffer
    private let disabled: [Rect]

    /// Prepares an audit; texts of disabled elements may be faint.
    init(_ buffer: CellBuffer, _ elements: [AccessibilityElement]) {
        self.buffer = buffer
        disabled = elements.filter { !$0.isEnabled }.map(\.visibleFrame)
    }

    var findings: [AuditFinding] {
        (0..<buffer.size.height).flatMap(findings(inRow:))
    }

    /// Returns a finding for each text with one look; blanks between its words belong to it.
    private func findings(inRow y: Int) -> [AuditFinding] {
        var runs: [(text: String, ratio: Double, end: Int)] = []
        for x in 0..<buffer.size.width {
            let cell = buffer[Point(x: x, y: y)]
            let text = buffer.clusters.text(of: cell.glyph)
            guard let ratio = lowRatio(cell, text, at: Point(x: x, y: y)) else { continue }
            let last = runs.last
            let gap = last.map { x - $0.end } ?? 0
            if let last, last.ratio == ratio, gap <= 1 {
                runs[runs.count - 1].text += String(repeating: " ", count: gap) + text
                runs[runs.count - 1].end = x + 1
            } else {
                runs.append((text, ratio, x + 1))
            }
        }
        return runs.map { run in
            let ratio = (run.ratio * 10).rounded() / 10
            return AuditFinding(
                kind: .lowContrast, subject: "\"\(run.text)\"",
                reason: "its contrast is \(ratio), and not \(Self.least)")
        }
    }

    /// Returns the contrast of a letter or a digit if it is low; nil for any other cell.
    private func lowRatio(_ cell: Cell, _ text: String, at point: Point) -> Double? {
        guard text.contains(where: { $0.isLetter || $0.isNumber }),
            !disabled.contains(where: { $0.contains(point) }),
            let ratio = cell.foreground.contrastRatio(with: cell.background), ratio < Self.least
        else { return nil }
        return ratio
    }
}
