// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows what is on a page, under a line that says what it is for.
final class PageController: ViewController {
    let page: GalleryPage
    private let content: ViewController

    init(_ page: GalleryPage) {
        self.page = page
        content = page.makeController()
        super.init()
        title = page.title
        addChild(content)
    }

    override func loadView() {
        let summary = Label(page.summary, style: Style(foreground: .secondaryLabel))
        summary.lineBreakMode = .byWordWrapping
        let room = page.fillsRoom ? content.view : ScrollView(content.view)
        let stack = VStack(spacing: 1) {
            summary
            room
        }
        stack.setFlex(1, of: room)
        view = stack
    }

    override var preferredFocusedView: View? { content.preferredFocusedView }
}
