// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the content of a page below a line with the page's purpose.
final class PageController: ViewController {
    let page: GalleryPage
    private let content: ViewController
    private let summary = Label(style: Style(foreground: .secondaryLabel))

    /// With fewer rows, the content gets all of them.
    private static let rowsWithSummary = 8

    init(_ page: GalleryPage) {
        self.page = page
        content = page.makeController()
        super.init()
        title = page.title
        addChild(content)
    }

    override func loadView() {
        summary.text = page.summary
        summary.lineBreakMode = .byWordWrapping
        let room = page.fillsRoom ? content.view : ScrollView(content.view)
        let stack = VStack(spacing: 1) {
            summary
            room
        }
        stack.setFlex(1, of: room)
        view = stack
    }

    override func viewWillLayoutSubviews() {
        summary.isHidden = view.bounds.height < Self.rowsWithSummary
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
