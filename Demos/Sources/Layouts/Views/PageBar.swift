// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The top row: the page's title and summary, and buttons for other pages if the list of pages is
/// hidden.
final class PageBar: HStack {
    /// The button that opens the list of pages.
    let chooser: Button
    private let back: Button
    private let on: Button
    private let heading = Label()
    private let summary = Label()

    init() {
        let chooser = Button("") { $0.post(PageListAsked()) }
        let back = Button("<") { $0.post(TurnAsked(step: -1)) }
        let on = Button(">") { $0.post(TurnAsked(step: 1)) }
        (self.chooser, self.back, self.on) = (chooser, back, on)
        let (heading, summary) = (self.heading, self.summary)
        super.init(spacing: 1) {
            back
            chooser
            on
            heading
            summary
        }
        backgroundColor = ControlLook.bar.background
        layoutMargins = Insets(left: 1, right: 1)
        heading.style = Style(attributes: .bold)
        summary.style = Style(foreground: .secondaryLabel)
        summary.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        setFlex(1, of: summary)
    }

    /// Whether the bar shows buttons for the other pages.
    var turnsPages = false {
        didSet {
            for button in [back, chooser, on] { button.isHidden = !turnsPages }
            heading.isHidden = turnsPages
        }
    }

    /// Hides the summary if only a single word would fit.
    override func layoutSubviews() {
        summary.isHidden = bounds.width < 64
        super.layoutSubviews()
    }

    func show(_ page: LayoutPage, number: Int) {
        chooser.title = "\(number)/\(LayoutPage.all.count) \(page.title)"
        heading.text = page.title
        summary.text = page.summary
    }
}
