// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A mark that the inspector shows over the cells of the inspected application, without a view in
/// it.
///
/// The mark of a picked view covers only the cells of its edges, so that its content stays
/// readable.
struct ScreenMark: Hashable {
    /// The purpose of a mark, which decides its look.
    enum Kind: Hashable {
        /// The area of a picked view.
        case content
        /// The margins around a picked view.
        case margin
        /// A rectangle that was just drawn.
        case damage
        /// A place where a click did nothing.
        case deadClick
    }

    let kind: Kind
    /// The cells, in the coordinates of the inspected application.
    let rect: Rect

    /// The style to merge over the cells.
    var style: Style {
        switch kind {
        case .content: Style(foreground: .clear, background: .role(.infoTint))
        case .margin: Style(foreground: .clear, background: .role(.warningTint))
        case .damage: Style(foreground: .clear, background: .role(.successTint))
        case .deadClick:
            Style(
                foreground: .role(.onDangerFill), background: .role(.dangerFill), attributes: .bold)
        }
    }

    /// The attributes to merge over the cells on a display without colors.
    var plainStyle: Style {
        switch kind {
        case .content, .deadClick:
            Style(foreground: .clear, background: .clear, attributes: .reverse)
        case .margin, .damage:
            Style(foreground: .clear, background: .clear, attributes: .underline)
        }
    }

    /// Merges the mark over the cells of a canvas that has the origin of the inspected application.
    func draw(in canvas: Canvas) {
        let style = canvas.hasFills ? style : plainStyle
        for rect in cells { canvas.addStyle(style, in: rect) }
    }

    /// The rectangles to mark, without overlaps.
    var cells: [Rect] {
        guard kind == .content, rect.width > 2, rect.height > 2 else { return [rect] }
        return Self.ring(rect, around: rect.inset(by: Insets(all: 1)))
    }

    /// Returns the cells of a rectangle outside of a smaller rectangle in it.
    static func ring(_ rect: Rect, around inner: Rect) -> [Rect] {
        guard !inner.isEmpty else { return [rect] }
        return [
            Rect(x: rect.minX, y: rect.minY, width: rect.width, height: inner.minY - rect.minY),
            Rect(x: rect.minX, y: inner.maxY, width: rect.width, height: rect.maxY - inner.maxY),
            Rect(x: rect.minX, y: inner.minY, width: inner.minX - rect.minX, height: inner.height),
            Rect(x: inner.maxX, y: inner.minY, width: rect.maxX - inner.maxX, height: inner.height),
        ].filter { !$0.isEmpty }
    }
}
