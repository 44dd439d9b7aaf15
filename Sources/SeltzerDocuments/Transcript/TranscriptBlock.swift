// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// A block of a ``StreamingTranscript``: a Markdown text, a styled text, or a view.
///
/// The transcript makes blocks. A block that is out of sight has no view, unless the program gave it one.
@MainActor
public final class TranscriptBlock {
    /// The content of a block.
    enum Content {
        case markdown
        case styled(StyledText)
        /// The user's text, after a sign.
        case prompt(StyledText)
        case view(View)
        case supplied(@MainActor () -> View)
    }

    /// Whether the block is finished, so that nothing in it changes on its own any more.
    public internal(set) var isFinished = false
    /// The blank rows above the block, unless it is the first one.
    public let spacing: Int
    /// The marks that a shell would set before the block.
    let marks: [ShellMark]

    let content: Content
    /// The text while ``rows`` does not hold it.
    private var storedText: String
    /// The rows of a Markdown text while they are needed.
    var rows: TranscriptRows?
    /// The view while it is needed; a view that the program gave is always needed.
    private(set) var view: View?
    /// The width at which the height was measured; 0 if it is an estimate.
    var measuredWidth = 0
    /// The index in the transcript's view.
    var index = 0
    /// Whether a part of the block has been shown above the rows of an inline application.
    var hasBegun = false

    init(_ content: Content, text: String, spacing: Int, marks: [ShellMark] = []) {
        (self.content, storedText, self.marks) = (content, text, marks)
        self.spacing = max(0, spacing)
        if case .view(let view) = content { self.view = view }
    }

    /// The text: the source of Markdown, or the plain text of another block.
    public var text: String { rows?.document.text ?? storedText }

    /// Changes the plain text of a block that is not Markdown.
    func setText(_ text: String) {
        if !isMarkdown { storedText = text }
    }

    /// Whether the block is Markdown.
    var isMarkdown: Bool { if case .markdown = content { true } else { false } }

    /// Adds text to a Markdown block.
    func append(_ delta: String) {
        if rows == nil { rows = TranscriptRows(storedText) }
        storedText = ""
        rows?.append(delta)
        measuredWidth = 0
        view?.invalidateIntrinsicContentSize()
        view?.setNeedsDisplay()
    }

    // MARK: The view

    /// Returns the view, made if it is not there.
    func loadView(margin: Int, in transcript: TranscriptView) -> View {
        if let view { return view }
        let new: View
        switch content {
        case .markdown:
            if rows == nil { rows = TranscriptRows(storedText) }
            new = TranscriptTextView(self, margin: margin, in: transcript)
        case .styled, .prompt: new = labelText(margin: margin).map(TranscriptLabel.init) ?? View()
        case .view(let view): new = view
        case .supplied(let make): new = make()
        }
        view = new
        return new
    }

    /// Returns the text of a block that is a styled text; nil for other blocks.
    func labelText(margin: Int) -> TranscriptLabelText? {
        switch content {
        case .styled(let text): TranscriptLabelText(text: text, margin: margin, isPrompt: false)
        case .prompt(let text): TranscriptLabelText(text: text, margin: margin, isPrompt: true)
        default: nil
        }
    }

    /// Forgets the view and the layout of a block that is out of sight, unless they cannot be made again.
    func unloadView() {
        if case .view = content { return }
        // The rows of a block that has begun to leave know which of them are left.
        guard isFinished || !isMarkdown, !hasBegun else { return }
        view = nil
        if let text = rows?.document.text { storedText = text }
        rows = nil
    }

    /// Takes the view out of the transcript; nil if there is none.
    func takeView() -> View? {
        if case .supplied(let make) = content, view == nil { return make() }
        view?.removeFromSuperview()
        return view
    }

    /// Returns an estimate of the height at a width, without the rows above.
    func estimatedHeight(width: Int) -> Int {
        switch content {
        case .view, .supplied: 1
        case .markdown, .styled, .prompt: max(1, storedText.utf8.count / max(1, width) + 1)
        }
    }
}
