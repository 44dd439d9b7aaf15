// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The frames of the parts of the screen.
///
/// A wide window has three columns; a narrower window has the events below the page. A window of
/// less than 80 columns has no list beside the page.
struct GalleryLayout {
    private(set) var bar = Rect.zero
    private(set) var list = Rect.zero
    private(set) var stage = Rect.zero
    private(set) var events = Rect.zero
    private(set) var footer = Rect.zero

    private static let listWidth = Breakpoints(0, (80, 24), (110, 28))
    private static let eventsWidth = Breakpoints(0, (132, 36), (150, 44))

    /// Lays out a screen.
    ///
    /// - Parameter showsEvents: Whether the page can post events.
    init(bounds: Rect, showsEvents: Bool) {
        guard bounds.height >= 4 else {
            stage = bounds
            return
        }
        bar = Rect(x: 0, y: 0, width: bounds.width, height: 1)
        footer = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
        stage = bounds.inset(by: Insets(top: 1, bottom: 1))
        let width = Self.listWidth[bounds.width]
        if width > 0 {
            list = Rect(x: 0, y: stage.minY, width: width, height: stage.height)
            stage = stage.inset(by: Insets(left: width))
        }
        if showsEvents { placeEvents(beside: Self.eventsWidth[bounds.width]) }
    }

    /// Places the events in a column of a width, or below the page if the width is 0.
    private mutating func placeEvents(beside width: Int) {
        if width > 0 {
            events = Rect(
                x: stage.maxX - width, y: stage.minY, width: width, height: stage.height)
            stage = stage.inset(by: Insets(right: width))
        } else if stage.height >= 12 {
            let height = max(4, stage.height / 4)
            events = Rect(
                x: stage.minX, y: stage.maxY - height, width: stage.width, height: height)
            stage = stage.inset(by: Insets(bottom: height))
        }
    }
}
