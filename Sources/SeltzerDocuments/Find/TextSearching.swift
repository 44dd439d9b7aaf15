// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// A view whose text a ``FindInteraction`` searches, as `UITextSearching` in UIKit.
///
/// The view gives its text in lines, shows where matches are, and scrolls to one. The interaction does the rest: the bar,
/// the keys and the search, which never blocks the main actor.
///
/// A view that conforms keeps an interaction, and does this with it:
/// - While it draws, it adds the styles of ``FindInteraction/highlights(inLine:)``.
/// - When its text changes, it calls ``FindInteraction/linesDidChange(_:count:)``.
/// - In `layoutSubviews`, it calls ``FindInteraction/layOutFindBar(in:)``, and uses the room that is left.
/// - If it has a scroll bar, it sets ``/SeltzerViews/ScrollBar/marks`` to ``FindInteraction/marks(of:count:)``.
@MainActor
public protocol TextSearching: View {
    /// The text now, as a value that is searched on another thread.
    var searchableText: any SearchableText { get }

    /// The place from which the first match is looked for: the selection, or the beginning of what is visible.
    var searchOrigin: TextMatch { get }

    /// The words that a search begins with, such as the selected text; nil, the default, for those of the last search.
    var suggestedSearchText: String? { get }

    /// Whether letters are typed into the view, so that only keys with a modifier open the bar; false by default.
    var insertsTypedText: Bool { get }

    /// Scrolls as little as shows a match.
    func scrollFoundTextToVisible(_ match: TextMatch)

    /// Shows other matches; by default it draws the whole view again.
    func foundTextDidChange()

    /// Adds the bar, or removes it; by default the bar is a subview.
    ///
    /// - Parameters:
    ///   - bar: The bar.
    ///   - isVisible: Whether the bar is to be seen.
    func setFindBar(_ bar: View, isVisible: Bool)

    /// Whether the user may replace what was found; false by default.
    var supportsTextReplacement: Bool { get }

    /// Selects matches when the bar closes or the user asks for all of them; by default it does nothing.
    func selectFoundText(_ matches: [TextMatch])

    /// Replaces a match; by default it does nothing.
    ///
    /// - Returns: Whether the text has changed.
    func replaceFoundText(_ match: TextMatch, with text: String) -> Bool

    /// Replaces all matches of a query as one step of undoing; by default it does nothing.
    ///
    /// - Returns: The number of replacements.
    func replaceAllFoundText(_ query: TextQuery, with template: String) async -> Int
}

extension TextSearching {
    /// Nil.
    public var suggestedSearchText: String? { nil }

    /// False.
    public var insertsTypedText: Bool { false }

    /// Draws the whole view again.
    public func foundTextDidChange() { setNeedsDisplay() }

    /// Adds the bar as a subview, or removes it, and lays the view out.
    public func setFindBar(_ bar: View, isVisible: Bool) {
        if isVisible { addSubview(bar) } else { bar.removeFromSuperview() }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// False.
    public var supportsTextReplacement: Bool { false }

    /// Does nothing.
    public func selectFoundText(_ matches: [TextMatch]) {}

    /// Does nothing.
    public func replaceFoundText(_ match: TextMatch, with text: String) -> Bool { false }

    /// Does nothing.
    public func replaceAllFoundText(_ query: TextQuery, with template: String) async -> Int { 0 }
}

/// A match in a line, and how it is shown.
public struct FoundTextHighlight: Hashable, Sendable {
    /// The part of the line, in bytes from its beginning.
    public let range: Range<Int>
    /// Whether the match is the current one.
    public let isCurrent: Bool

    /// The look of a match: in the accent and underlined, and the current one on a ground of its own.
    public var style: Style { ControlLook.foundText(isCurrent: isCurrent) }
}

extension ControlLook {
    /// Returns the look of text that was found.
    ///
    /// - Parameter isCurrent: Whether the match is the one that the user goes on from.
    public static func foundText(isCurrent: Bool) -> Style {
        isCurrent
            // Reversed, the text has the colour of its ground, which differs from the accent in every palette.
            ? Style(foreground: .accent, attributes: [.bold, .reverse])
            : Style(foreground: .accent, attributes: .underline)
    }
}
