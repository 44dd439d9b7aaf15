// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the content of a page, or its source, below a line with the page's name and purpose.
final class PageController: ViewController {
    let page: GalleryPage
    private let content: ViewController
    private let heading = Label()

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
        heading.styledText =
            StyledText(page.title, style: Style(attributes: .bold)) + StyledText("  ")
            + StyledText(page.summary, style: Style(foreground: .secondaryLabel))
        heading.lineBreakMode = .byWordWrapping
        let margin = StackView(.vertical, [heading])
        margin.layoutMargins = Insets(left: 1, right: 1)
        let room = page.fillsRoom ? content.view : ScrollView(content.view)
        let stack = VStack(spacing: 1) {
            margin
            room
        }
        stack.setFlex(1, of: room)
        view = stack
    }

    override func viewWillLayoutSubviews() {
        heading.superview?.isHidden = view.bounds.height < Self.rowsWithHeading
    }

    /// The content's preferred view, or else its first view that can be focused, or else the scroll view around it.
    override var preferredFocusedView: View? {
        content.preferredFocusedView ?? Self.firstWilling(in: content.view)
            ?? Self.firstWilling(in: view)
    }

    private static func firstWilling(in view: View) -> View? {
        if view.isHidden || !view.isUserInteractionEnabled { return nil }
        if view.canBecomeFirstResponder { return view }
        return view.subviews.lazy.compactMap(firstWilling).first
    }
}
