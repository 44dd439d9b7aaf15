// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// The rendered Markdown of a document.
final class PreviewController: ViewController {
    private let preview = MarkdownView()
    private let bar = Label(style: Style(foreground: .secondaryLabel))
    private var document: Document?
    private var shownCount = -1
    private var running: Task<Void, Never>?
    /// The line of a heading to scroll to as soon as its text is shown.
    private var wantedLine: Int?

    /// The greatest size of a text that is shown.
    private static let greatestSize = 4 << 20

    /// Returns whether a document is Markdown, by its name.
    static func canShow(_ document: Document) -> Bool {
        let name = document.name.lowercased()
        return [".md", ".markdown", ".mdown"].contains { name.hasSuffix($0) }
            && document.text.count <= greatestSize
    }

    override func loadView() {
        preview.accessibilityLabel = "Preview"
        view = PreviewView(bar: bar, preview: preview)
    }

    override func viewDidAppear(_ animated: Bool) { update() }

    override var preferredFocusedView: View? { preview }

    /// Shows a document; nil for none.
    func show(_ document: Document?) {
        if document !== self.document { (shownCount, wantedLine) = (-1, nil) }
        self.document = document
        bar.text =
            document.map { document in
                let name = TextSanitizer.line(document.name)
                return Self.canShow(document) ? "Preview of \(name)" : "No preview of \(name)"
            } ?? ""
        update()
    }

    /// Reads the text again, off the main actor, when the user pauses.
    func update() {
        guard viewIfLoaded?.window != nil else { return }
        guard let document, Self.canShow(document) else {
            running?.cancel()
            preview.document = MarkdownDocument("")
            return
        }
        guard document.changeCount != shownCount else { return }
        let isFirst = shownCount < 0
        let count = document.changeCount
        let text = document.text
        running?.cancel()
        running = task { [weak self] in
            if !isFirst { try? await Task.sleep(for: .milliseconds(120)) }
            guard !Task.isCancelled else { return }
            let markdown = await Self.markdown(text)
            guard !Task.isCancelled, let self else { return }
            shownCount = count
            preview.document = markdown
            scrollToWantedLine()
        }
    }

    /// Scrolls to the heading in a line, as soon as the text is shown.
    func show(line: Int) {
        wantedLine = line
        scrollToWantedLine()
    }

    private func scrollToWantedLine() {
        guard let line = wantedLine, document?.changeCount == shownCount else { return }
        wantedLine = nil
        preview.layoutIfNeeded()
        if let heading = preview.headings.first(where: { $0.line == line }) {
            preview.scroll(to: heading)
        }
    }

    private nonisolated static func markdown(_ text: TextStorage) async -> MarkdownDocument {
        MarkdownDocument(bytes: text.bytes(in: 0..<text.count))
    }
}

/// The preview, below a row with its title.
private final class PreviewView: View {
    private let bar: Label
    private let preview: MarkdownView
    private let close = CloseButton()

    init(bar: Label, preview: MarkdownView) {
        self.bar = bar
        self.preview = preview
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(bar)
        addSubview(preview)
        addSubview(close)
    }

    override func layoutSubviews() {
        let hasBar = bounds.height >= 6
        let row = Rect(x: 2, y: 0, width: max(0, bounds.width - 3), height: hasBar ? 1 : 0)
        let end = row.maxX - close.place(inRow: row)
        bar.frame = Rect(x: 2, y: 0, width: max(0, end - 2), height: row.height)
        let top = hasBar ? 2 : 0
        preview.frame = Rect(
            x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
}
