// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A mark that the inspector shows over the cells of the inspected application, without a view in it.
struct ScreenMark: Hashable {
    /// The purpose of a mark, which decides its look.
    enum Kind: Hashable {
        /// The area of a picked view.
        case content
        /// The room around a picked view.
        case margin
        /// A rectangle that was drawn just now.
        case damage
        /// A place where a click did nothing.
        case deadClick
    }

    let kind: Kind
    /// The cells, in the coordinates of the inspected application.
    let rect: Rect

    /// The style that is merged over the cells.
    var style: Style {
        switch kind {
        case .content:
            Style(foreground: .clear, background: .role(.infoTint), attributes: .underline)
        case .margin: Style(foreground: .clear, background: .role(.warningTint))
        case .damage: Style(foreground: .clear, background: .role(.successTint))
        case .deadClick:
            Style(
                foreground: .role(.onDangerFill), background: .role(.dangerFill), attributes: .bold)
        }
    }

    /// The attributes that are merged over the cells on a display without colours.
    var plainStyle: Style {
        switch kind {
        case .content, .deadClick:
            Style(foreground: .clear, background: .clear, attributes: .reverse)
        case .margin, .damage:
            Style(foreground: .clear, background: .clear, attributes: .underline)
        }
    }

    /// Merges the mark over the cells of a canvas, whose origin is that of the inspected application.
    func draw(in canvas: Canvas) {
        canvas.addStyle(canvas.hasFills ? style : plainStyle, in: rect)
    }
}
