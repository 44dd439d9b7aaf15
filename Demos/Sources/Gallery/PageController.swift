// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the content of a page, or its source, below a line with the page's name and purpose.
///
/// A high window shows the source in the empty rows below the content.
final class PageController: ViewController {
    let page: GalleryPage
    private let content: ViewController
    private let heading = Label()
    /// The name of the source file, above the source below the content.
    private let codeHeading = Label()
    private var column: StackView?
    private var code: SourceView?

    /// Whether the page shows its source in place of its content.
    var showsCode = false {
        didSet {
            guard showsCode != oldValue else { return }
            updateHeading()
            arrange()
        }
    }

    /// In a lower window, the heading is hidden, and the content gets all rows.
    private static let rowsWithHeading = 8
    /// The source is shown below the content only if more rows than this number remain there.
    private static let rowsWithCode = 6

    init(_ page: GalleryPage) {
        self.page = page
        content = page.makeController()
        super.init()
        title = page.title
        addChild(content)
    }

    override func loadView() {
        codeHeading.styledText =
            StyledText("Code", style: Style(attributes: .bold))
            + StyledText("  \(page.sourcePath)", style: Style(foreground: .secondaryLabel))
        heading.numberOfLines = 0
        let stack = VStack(spacing: 1) {
            Self.inMargin(heading)
            room
            Self.inMargin(codeHeading)
        }
        stack.compactSpacing = 0
        column = stack
        view = stack
        updateHeading()
        arrange()
        content.didMove(toParent: self)
    }

    private static func inMargin(_ label: Label) -> View {
        let margin = StackView(.vertical, [label])
        margin.layoutMargins = Insets(left: 1, right: 1)
        return margin
    }

    private lazy var room: View =
        switch (page.fillsRoom, page.neededRows) {
        case (true, 0): content.view
        case (true, let rows): ScrollView(HighView(content.view, rows: rows))
        case (false, _): ScrollView(content.view)
        }

    /// The height of content that fills its room while its source is below it.
    private lazy var height = room.heightAnchor == (page.usefulRows ?? 0)

    /// Shows the page's purpose beside its name, or below it if it does not fit there.
    private func updateHeading() {
        let remark = showsCode ? page.sourcePath : page.summary
        let width = max(0, (viewIfLoaded?.bounds.width ?? 0) - 2)
        let fits = width == 0 || page.title.cellWidth + 2 + remark.cellWidth <= width
        heading.styledText =
            StyledText(page.title, style: Style(attributes: .bold))
            + StyledText(
                fits ? "  \(remark)" : "\n" + EvenLines.text(remark, width: width),
                style: Style(foreground: .secondaryLabel))
    }

    /// Distributes the rows to content and source.
    private func arrange() {
        guard let column else { return }
        let showsBoth = !showsCode && hasRoomForCode
        if (showsCode || showsBoth) && code == nil {
            let code = SourceView(code: page.source)
            column.addArrangedSubview(code)
            column.setFlex(1, of: code)
            self.code = code
        }
        column.setFlex(showsBoth ? 0 : 1, of: room)
        if page.usefulRows != nil { height.isActive = showsBoth }
        room.isHidden = showsCode
        code?.isHidden = !showsCode && !showsBoth
        code?.backgroundColor = showsBoth ? .raised : nil
        code?.cutsLines = showsBoth
        // Tab moves from control to control, and the footer shows their keys, so code below the
        // controls is not focused.
        code?.takesFocus = showsCode
        codeHeading.superview?.isHidden = !showsBoth
        if let margin = codeHeading.superview {
            column.setCustomSpacing(showsBoth ? 0 : nil, after: margin)
        }
    }

    /// Whether the content leaves enough empty rows for its source.
    private var hasRoomForCode: Bool {
        let size = view.bounds.size
        guard !page.fillsRoom || page.usefulRows != nil, size.height > Self.rowsWithCode else {
            return false
        }
        let rows = page.usefulRows ?? room.sizeThatFits(size).height
        return size.height - heading.sizeThatFits(size).height - rows - 2 > Self.rowsWithCode
    }

    override func viewWillLayoutSubviews() {
        heading.superview?.isHidden = view.bounds.height < Self.rowsWithHeading
        updateHeading()
        arrange()
    }

    /// The content's preferred view, or else its first view that can be focused, or else the scroll
    /// view around it.
    override var preferredFocusedView: View? {
        if showsCode { return code.flatMap(Self.firstWilling) }
        return content.preferredFocusedView ?? Self.firstWilling(in: content.view)
            ?? Self.firstWilling(in: view)
    }

    private static func firstWilling(in view: View) -> View? {
        if view.isHidden || !view.isUserInteractionEnabled { return nil }
        if view.canBecomeFirstResponder { return view }
        return view.subviews.lazy.compactMap(firstWilling).first
    }
}
