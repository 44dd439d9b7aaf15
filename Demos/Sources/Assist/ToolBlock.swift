// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Seltzer

/// The block of a transcript that shows the use of a tool: a row that unfolds.
@MainActor
final class ToolBlock {
    private let use: ToolUse
    private let group = DisclosureGroup("")
    private let block: TranscriptBlock
    private let transcript: StreamingTranscript
    /// The number of rows of a change; a longer one scrolls, and is folded at its end.
    private static var maximumRows: Int { 20 }

    init(_ use: ToolUse, in transcript: StreamingTranscript, spacing: Int) {
        (self.use, self.transcript) = (use, transcript)
        group.layoutMargins = Insets(left: 1, right: 1)
        group.isLayoutMarginsRelativeArrangement = true
        if let change = use.change {
            let view = DiffView(change.differences)
            (view.showsFileHeadings, view.showsHunkHeadings) = (false, false)
            view.heightAnchor.constraint(lessThanOrEqualToConstant: Self.maximumRows)
                .isActive = true
            (group.contentView, group.isExpanded) = (view, true)
        }
        block = transcript.append(group, text: "\(use.title) \(use.subject)", spacing: spacing)
        show(.circle, .secondaryLabel)
    }

    private func show(_ symbol: Symbol, _ color: Color, _ remark: String = "") {
        let sign = symbol.text(in: transcript.view)
        // The titles of most tools have four letters.
        let gap = String(repeating: " ", count: max(1, 5 - use.title.count))
        group.header.attributedTitle =
            "\(sign, style: Style(foreground: color)) \(use.title, .bold)\(gap)\(use.subject)"
        group.header.secondaryText = "\(remark, style: Style(foreground: .secondaryLabel))"
    }

    /// Shows that the use has begun.
    func begin() { show(.circleFill, .accent) }

    /// Shows the result and the time of the use.
    func end(_ result: ToolResult, _ time: Duration) {
        let remark = result.remark(after: time)
        result.isError ? show(.xmark, .danger, remark) : show(.checkmark, .success, remark)
        if use.change == nil || result.isError {
            let label = Label(result.text, style: Style(foreground: .secondaryLabel))
            label.numberOfLines = 0
            group.contentView = label
        } else if let view = group.contentView, view.bounds.height >= Self.maximumRows {
            group.isExpanded = false
        }
        transcript.finish(block, text: "\(block.text)  \(result.summary)")
    }
}
