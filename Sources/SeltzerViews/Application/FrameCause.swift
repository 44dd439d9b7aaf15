// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A reason why a frame drew a part of the screen.
///
/// Its description is a clause: `Label (2 of StackView) called setNeedsDisplay() after the key enter`.
public struct FrameCause: Hashable, Sendable {
    /// The kinds of reasons.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The screen was drawn for the first time.
        case firstFrame
        /// The screen has another size.
        case resize
        /// The theme, or the colors that the terminal has, changed.
        case themeChange
        /// Everything was drawn again, for example after Ctrl-L.
        case repaint
        /// The layout moved or resized a view, or a view marked itself during the layout.
        case layout
        /// A view scrolled.
        case scroll
        /// An animation changed a view.
        case animation
        /// The program moved, added, removed, hid or showed a view or a window.
        case placement
        /// A view was marked by `setNeedsDisplay`.
        case setNeedsDisplay
        /// The user marked text on the screen.
        case markedText
    }

    /// The kind of the reason.
    public let kind: Kind
    /// The class of the view that was marked or moved, with its identifier or its place; nil for
    /// the whole screen.
    public let view: String?
    /// The input whose handling led to the frame, such as `the key enter`; nil for a change that no
    /// input caused at once.
    public let input: String?
    /// The part of the screen, in its coordinates.
    public let rect: Rect
}

extension FrameCause: CustomStringConvertible {
    /// The reason as a clause, with the input that led to it.
    public var description: String {
        let name = view ?? "a view"
        let clause =
            switch kind {
            case .firstFrame: "it was the first frame"
            case .resize: "the screen had a new size"
            case .themeChange: "the theme or its colors changed"
            case .repaint: "the whole screen was drawn again"
            case .layout: "the layout changed \(name)"
            case .scroll: "\(name) scrolled"
            case .animation: "an animation changed \(name)"
            case .placement:
                view == nil
                    ? "a view or a window appeared, moved or left"
                    : "\(name) appeared, moved, or lost a view"
            case .setNeedsDisplay: "\(name) called setNeedsDisplay()"
            case .markedText: "the user marked text"
            }
        return input.map { "\(clause) after \($0)" } ?? clause
    }
}
