// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// A view whose text a ``FindInteraction`` searches, as `UITextSearching` in UIKit.
///
/// The view provides its text as lines, highlights the matches, and scrolls to a match. The interaction provides the
/// bar, the keys and the search. The search never blocks the main actor.
///
/// A conforming view keeps an interaction, and uses it as follows:
/// - When it draws, it adds the styles of ``FindInteraction/highlights(inLine:)``.
/// - When its text changes, it calls ``FindInteraction/linesDidChange(_:count:)``.
/// - In `layoutSubviews`, it calls ``FindInteraction/layOutFindBar(in:)``, and uses the remaining room.
/// - If it has a scroll bar, it sets ``/SeltzerViews/ScrollBar/marks`` to ``FindInteraction/marks(of:count:)``.
@MainActor
public protocol TextSearching: View {
    /// The present text, as a value that can be searched on another thread.
    var searchableText: any SearchableText { get }

    /// The place where a search begins: the selection, or the beginning of the visible text.
    var searchOrigin: TextMatch { get }

    /// The first query of a search, such as the selected text; nil, the default, for the query of the last search.
    var suggestedSearchText: String? { get }

    /// Whether the view takes typed letters, so that only keys with a modifier open the bar; false by default.
    var insertsTypedText: Bool { get }

    /// Scrolls just far enough to show a match.
    func scrollFoundTextToVisible(_ match: TextMatch)

    /// Called when the matches have changed; by default it redraws the whole view.
    func foundTextDidChange()

    /// Adds or removes the bar; by default the bar becomes a subview.
    ///
    /// - Parameters:
    ///   - bar: The bar.
    ///   - isVisible: Whether to add the bar.
    func setFindBar(_ bar: View, isVisible: Bool)

    /// Whether the user may replace matches; false by default.
    var supportsTextReplacement: Bool { get }

    /// Selects matches when the bar closes or the user selects all of them; by default it does nothing.
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
    /// Nil: a search begins with the query of the last search.
    public var suggestedSearchText: String? { nil }

    /// False.
    public var insertsTypedText: Bool { false }

    /// Redraws the whole view.
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
    /// The bytes of the match, from the beginning of the line.
    public let range: Range<Int>
    /// Whether the match is the current one.
    public let isCurrent: Bool

    /// The look of the match: underlined text in the accent color.
    ///
    /// The current match also has a background.
    public var style: Style { ControlLook.foundText(isCurrent: isCurrent) }
}

extension ControlLook {
    /// Returns the look of a match.
    ///
    /// - Parameter isCurrent: Whether the match is the current match.
    public static func foundText(isCurrent: Bool) -> Style {
        isCurrent
            // Reversed text has the color of the background, which differs from the accent in every palette.
            ? Style(foreground: .accent, attributes: [.bold, .reverse])
            : Style(foreground: .accent, attributes: .underline)
    }
}
