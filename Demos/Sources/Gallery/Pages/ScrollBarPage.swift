// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let scrollBar = GalleryPage(
        name: "scroll-bar", title: "Scroll bar", group: .containers,
        summary: "Shows and moves the visible part of something.",
        hint: "Press the button; scroll bars post no event."
    ) {
        ScrollBarPageController()
    }
}

/// Shows the position of a scroll bar without a scroll view.
private final class ScrollBarPageController: ViewController {
    private let bar = ScrollBar(.horizontal)
    private let place = Label("From 0 to 20 of 100")

    override func loadView() {
        bar.values = 0...80
        bar.visibleLength = 20
        bar.pageLength = 20
        bar.addAction(for: .valueChanged) { [weak self] bar in self?.show(bar.value) }
        let onwards = Button("&Onwards") { [weak self] _ in
            guard let self else { return }
            bar.value = min(bar.values.upperBound, bar.value + 10)
            show(bar.value)
        }
        bar.setContentHuggingPriority(.defaultLow, for: .horizontal)
        view = SpecimensView([
            Specimen("Bar", "Drag or click it", bar),
            Specimen("Visible part", "As the bar reports it", place),
            Specimen("Program", "Moves the bar by 10", onwards),
        ])
    }

    private func show(_ value: Int) {
        place.text = "From \(value) to \(value + bar.visibleLength) of 100"
    }
}
