// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A column of groups, of which one or several are open.
///
/// Opening a group closes the open group, unless ``allowsMultipleExpansion`` is set. Each group that the user opens or
/// closes posts ``DisclosureToggled``, and so does a group that closes because another group opens.
///
/// ```swift
/// let settings = Accordion([
///     DisclosureGroup("&General", general, isExpanded: true),
///     DisclosureGroup("&Network", network),
/// ])
/// ```
///
///      ▾ General
///        [✓] Show tips
///      ▸ Network
open class Accordion: StackView {
    /// Whether several groups can be open; false by default.
    ///
    /// Setting it to false closes all open groups but the first.
    public final var allowsMultipleExpansion = false {
        didSet { if let open = groups.first(where: \.isExpanded) { closeOthers(than: open) } }
    }

    /// Creates an accordion.
    ///
    /// - Parameters:
    ///   - groups: The groups, from the top; of several open groups only the first stays open.
    ///   - allowsMultipleExpansion: Whether several groups can be open.
    public init(_ groups: [DisclosureGroup] = [], allowsMultipleExpansion: Bool = false) {
        super.init(.vertical)
        self.allowsMultipleExpansion = allowsMultipleExpansion
        groups.forEach(addArrangedSubview)
    }

    /// The groups, from the top: all arranged subviews that are groups.
    public final var groups: [DisclosureGroup] {
        arrangedSubviews.compactMap { $0 as? DisclosureGroup }
    }

    /// Closes an added group if another group is already open.
    open override func didAddSubview(_ subview: View) {
        super.didAddSubview(subview)
        guard let group = subview as? DisclosureGroup, group.isExpanded,
            !groupsToClose(for: group).isEmpty
        else { return }
        group.isExpanded = false
    }

    /// The open groups that close if another group opens.
    final func groupsToClose(for group: DisclosureGroup) -> [DisclosureGroup] {
        allowsMultipleExpansion ? [] : groups.filter { $0 !== group && $0.isExpanded }
    }

    final func closeOthers(than group: DisclosureGroup) {
        for other in groupsToClose(for: group) { other.isExpanded = false }
    }

    /// Focuses the title of another enabled group; passes the key on if there is no group in that direction.
    final func moveFocus(_ move: ListMove, from group: DisclosureGroup) -> Disposition {
        let titles = groups.filter { $0 === group || ($0.isEnabled && !$0.isHidden) }
        guard let place = titles.firstIndex(where: { $0 === group }) else { return .ignored }
        let target = titles[move.target(from: place, in: 0...(titles.count - 1), page: 1)]
        guard target !== group else { return .ignored }
        return target.header.becomeFirstResponder() ? .stop : .ignored
    }
}
