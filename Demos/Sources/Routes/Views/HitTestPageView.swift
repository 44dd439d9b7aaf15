// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import HitTestPicture
import Seltzer

/// Shows the fourth article's idea, and the picture to click.
final class HitTestPageView: View {
    private let idea: Label
    private let picture: HitTestPictureView

    init(_ page: Page, showing picture: HitTestPictureView) {
        idea = Label(page.idea, style: Style(foreground: .secondaryLabel))
        self.picture = picture
        super.init()
        addSubview(idea)
        addSubview(picture)
    }

    override var actions: [Action] { picture.moves }

    override func layoutSubviews() {
        let row = bounds.height >= 12 ? 1 : 0
        idea.frame = Rect(x: 2, y: 0, width: max(0, bounds.width - 4), height: row)
        picture.frame = bounds.inset(by: Insets(top: row))
    }
}
