// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// A conversation that grows: turns of the user, streamed Markdown, and blocks of views.
///
/// The same calls serve three places:
/// - On the whole screen it is a scrollable transcript. Only its visible blocks have views, so it may have 100,000 of
///   them. It follows its end until the user scrolls up. Ctrl-F and `/` find text, and a drag marks text.
/// - In the rows of an inline application, finished blocks go to the memory of the terminal as they look, and the rows show
///   only unfinished ones. Of a Markdown text that grows, each paragraph, list and so on leaves when it is complete, and
///   lines of code leave before their block ends.
/// - With a ``lineHandler``, for instance in a pipe, it gives plain lines.
///
/// ```swift
/// let transcript = StreamingTranscript()
/// transcript.beginTurn("Why is the tide late?")
/// for await delta in answer { transcript.append(delta) }
/// transcript.endTurn()
/// ```
///
/// ``append(_:text:spacing:)`` adds a block with live views, such as a progress bar or a
/// ``/SeltzerControls/DisclosureGroup`` with the output of a tool. Its buttons work until ``finish(_:text:)``, and on the whole
/// screen also afterwards. In the memory of the terminal it stays as it looked at its end.
open class StreamingTranscript: ViewController {
    private final let transcript: TranscriptView
    private final let margin: Int
    /// The Markdown block that takes further text; nil for none.
    private final var openBlock: TranscriptBlock?
    /// The marks before the next block.
    private final var marks: [ShellMark] = []
    private final var lines = TranscriptLines()
    /// The application that shows the transcript, or did.
    private final weak var application: Application?

    /// Gets the lines of the transcript as plain text, without control characters, in place of a screen; nil (the default)
    /// for the screen.
    ///
    /// A line is given when it is complete. Markdown is given as its source. Set it before the first block. The transcript
    /// retains the closure.
    public final var lineHandler: (@MainActor (String) -> Void)?

    /// The breaks of paragraphs in the memory of the terminal.
    ///
    /// With `.byWordWrapping`, the default, lines break between words, as in the rows. With `.byCharWrapping` each paragraph
    /// is one line, which the terminal wraps at its edge and wraps again when its size changes.
    public final var lineBreakMode = LineBreakMode.byWordWrapping

    /// Creates an empty transcript.
    ///
    /// - Parameter margin: The empty columns at each side of the text. The sign before the user's text is in the margin.
    public init(margin: Int = 2) {
        self.margin = max(0, margin)
        transcript = TranscriptView(margin: self.margin)
        super.init()
    }

    open override func loadView() { view = transcript }

    /// Whether the end stays visible while blocks are added; true by default.
    public final var followsEnd: Bool {
        get { transcript.followsEnd }
        set { transcript.followsEnd = newValue }
    }

    /// The blocks, from the first; inline only the blocks that have not left for the memory of the terminal.
    public final var blocks: [TranscriptBlock] { transcript.blocks }

    /// The number of blocks that have views now.
    package final var viewCount: Int { transcript.viewCount }

    /// The search in the transcript, with `/`, `n` and Shift-N.
    public final var findInteraction: FindInteraction? { transcript.findInteraction }

    // MARK: Blocks

    /// Adds Markdown to the text that grows, or begins such a text.
    ///
    /// The time depends on the new text and the last paragraph, list or block of code.
    ///
    /// - Parameter delta: The next part of the text, cut anywhere between characters.
    /// - Returns: The block with the text.
    @discardableResult
    public final func append(_ delta: String) -> TranscriptBlock {
        let block = openBlock ?? add(.markdown, text: "", spacing: 1)
        openBlock = block
        if let lineHandler {
            lines.append(delta).forEach(lineHandler)
            return block
        }
        block.append(delta)
        transcript.blockDidChange(block)
        moveOut()
        return block
    }

    /// Adds a finished text with styles, which wraps between words.
    @discardableResult
    public final func append(_ text: StyledText, spacing: Int = 1) -> TranscriptBlock {
        finishText()
        let block = add(.styled(text), text: text.string, spacing: spacing)
        finish(block)
        return block
    }

    /// Adds a view, with the width of the transcript and its fitting height.
    ///
    /// - Parameters:
    ///   - view: The view, which the transcript retains; inline until its block is finished.
    ///   - text: The plain text for searches and for a ``lineHandler``.
    ///   - spacing: The blank rows above the view.
    /// - Returns: The block, which is finished by ``finish(_:text:)``.
    @discardableResult
    public final func append(
        _ view: View, text: String = "", spacing: Int = 1
    ) -> TranscriptBlock {
        finishText()
        return add(.view(view), text: text, spacing: spacing)
    }

    /// Adds a finished block whose view is made when it becomes visible, and forgotten when it is out of sight.
    ///
    /// - Parameters:
    ///   - text: The plain text for searches and for a ``lineHandler``.
    ///   - spacing: The blank rows above the view.
    ///   - makeView: Makes the view; the transcript retains the closure.
    @discardableResult
    public final func append(
        text: String, spacing: Int = 1, makeView: @escaping @MainActor () -> View
    ) -> TranscriptBlock {
        finishText()
        let block = add(.supplied(makeView), text: text, spacing: spacing)
        finish(block)
        return block
    }

    private func add(
        _ content: TranscriptBlock.Content, text: String, spacing: Int
    ) -> TranscriptBlock {
        let block = TranscriptBlock(content, text: text, spacing: spacing, marks: marks)
        marks = []
        if lineHandler == nil { transcript.append(block) }
        return block
    }

    /// Finishes the text that grows; does nothing without one.
    ///
    /// All other blocks that are added, and ``endTurn(status:)``, finish it, too.
    public final func finishText() {
        if let openBlock { finish(openBlock) }
    }

    /// Finishes a block; inline it leaves for the memory of the terminal once the blocks before it have left.
    ///
    /// Finishing it again has no effect.
    ///
    /// - Parameters:
    ///   - block: The block.
    ///   - text: The plain text of a view, such as the result of its work, in place of the earlier text; nil keeps it.
    public final func finish(_ block: TranscriptBlock, text: String? = nil) {
        guard !block.isFinished else { return }
        if let text { block.setText(text) }
        block.isFinished = true
        if block === openBlock { openBlock = nil }
        if let lineHandler {
            return lines.finish(block.isMarkdown ? nil : block.text).forEach(lineHandler)
        }
        transcript.blockDidFinish(block)
        moveOut()
    }

    /// Removes all blocks, also unfinished ones, and ends the turn.
    ///
    /// The memory of the terminal keeps what has left the rows.
    public final func removeAll() {
        if let lineHandler { lines.finish(nil).forEach(lineHandler) }
        // Nothing happens when the program finishes a removed block.
        for block in transcript.blocks { block.isFinished = true }
        (openBlock, marks) = (nil, [])
        transcript.removeAll()
    }

    // MARK: Turns

    /// Adds the user's text, and begins the turn that answers it.
    ///
    /// In the memory of a terminal that knows the marks of shells, the user can move from turn to turn.
    @discardableResult
    public final func beginTurn(_ text: StyledText) -> TranscriptBlock {
        finishText()
        var bold = text
        bold.addStyle(Style(attributes: .bold))
        marks += [.promptStart, .commandStart]
        let block = add(.prompt(bold), text: text.string, spacing: 1)
        marks = [.outputStart]
        finish(block)
        return block
    }

    /// Finishes the text that grows, and ends the turn.
    ///
    /// - Parameter status: 0 for success, as the exit status of a program.
    public final func endTurn(status: Int = 0) {
        finishText()
        marks = [.commandEnd(status: status)]
    }

    // MARK: The memory of the terminal

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        application = transcript.window?.application
        moveOut()
    }

    /// Moves all blocks to the memory of the terminal if the application ends, also unfinished ones.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard application?.isEnding == true, case .inline = application?.presentation else {
            return
        }
        for block in transcript.blocks { finish(block) }
    }

    /// Moves complete blocks above the rows of an inline application.
    private func moveOut() {
        guard let application, case .inline = application.presentation else { return }
        var count = 0
        for block in transcript.blocks {
            if block.isFinished || block.hasCompleteText { moveOut(block, in: application) }
            guard block.isFinished else { break }
            count += 1
        }
        transcript.removeFirst(count)
    }

    private func moveOut(_ block: TranscriptBlock, in application: Application) {
        guard application.logsOnDisplay else {
            if block.isFinished { lines.block(block.text).forEach { application.log($0) } }
            return
        }
        var settings = application.drawnLines
        settings.width = transcript.blockWidth(in: settings.width)
        let rows = block.takeLines(
            settings, margin: margin, keepsParagraphs: lineBreakMode == .byCharWrapping
        ) { application.rows(of: $0, width: settings.width) }
        guard !rows.isEmpty || block.isFinished else { return }
        if !block.hasBegun {
            if transcript.hasBlocksBefore || block.index > 0 {
                application.logRows(Array(repeating: StyledText(), count: block.spacing))
            }
            block.marks.forEach(application.mark)
            block.hasBegun = true
        }
        application.logRows(rows)
        transcript.blockDidChange(block)
    }
}
