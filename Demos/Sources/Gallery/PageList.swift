// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The names of the pages, one of which is chosen.
final class PageList: ScrollView {
    private let buttons: [Button]
    var selectedIndex = 0 {
        didSet {
            for (index, button) in buttons.enumerated() where index == selectedIndex {
                scrollRectToVisible(button.frame)
            }
        }
    }

    init(_ pages: [GalleryPage]) {
        buttons = pages.enumerated().map { index, page in
            Button(MnemonicTitle.escaped(page.title)) { $0.post(PageChosen(index: index)) }
        }
        super.init(frame: .zero)
        let stack = StackView(.vertical, buttons)
        stack.alignment = .leading
        documentView = stack
    }
}
