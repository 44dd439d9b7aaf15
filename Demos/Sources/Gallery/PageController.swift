// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the content of a page, or its source, below a line with the page's name and purpose.
final class PageController: ViewController {
    let page: GalleryPage
    private let content: ViewController
    private let heading = Label()
    private var column: StackView?
    private var code: SourceView?

    /// Whether the page shows its source in place of its content.
    var showsCode = false {
        didSet { if showsCode != oldValue { updateContent() } }
    }

    /// With fewer rows, the content gets all of them.
    private static let rowsWithHeading = 8

    init(_ page: GalleryPage) {
        self.page = page
        content = page.makeController()
        super.init()
        title = page.title
        addChild(content)
    }

    override func loadView() {
        heading.lineBreakMode = .byWordWrapping
        let margin = StackView(.vertical, [heading])
        margin.layoutMargins = Insets(left: 1, right: 1)
        let stack = VStack(spacing: 1) {
            margin
            room
        }
        stack.compactSpacing = 0
        stack.setFlex(1, of: room)
        column = stack
        view = stack
        updateContent()
    }

    private lazy var room: View = page.fillsRoom ? content.view : ScrollView(content.view)

    private func updateContent() {
        guard let column else { return }
        let remark = showsCode ? "Gallery/Pages/\(page.sourceFile)" : page.summary
        heading.styledText =
            StyledText(page.title, style: Style(attributes: .bold)) + StyledText("  ")
            + StyledText(remark, style: Style(foreground: .secondaryLabel))
        if showsCode, code == nil {
            let code = SourceView(code: page.source)
            column.addArrangedSubview(code)
            column.setFlex(1, of: code)
            self.code = code
        }
        room.isHidden = showsCode
        code?.isHidden = !showsCode
    }

    override func viewWillLayoutSubviews() {
        heading.superview?.isHidden = view.bounds.height < Self.rowsWithHeading
    }

    /// The content's preferred view, or else its first view that can be focused, or else the scroll view around it.
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
