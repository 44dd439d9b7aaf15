// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The actions that an ``OutlineView`` has in addition to the actions of a table.
@MainActor
enum OutlineActions {
    static let actions: [Action] = [
        action("unfold", "Unfold", ["right"], .standard) { $0.goInside() },
        action("fold", "Fold", ["left"], .standard) { $0.goOutside() },
        action("unfold-all", "Unfold all below", ["*", "kp-*"], nil) { outline in
            outline.isTyping ? false : outline.unfoldAllByUser()
        },
        action("unfold-item", "Unfold", ["+", "kp-+"], nil) { outline in
            guard !outline.isTyping, let place = outline.currentPlace else { return false }
            return outline.unfold(place, isByUser: true)
        },
        action("fold-item", "Fold", ["-", "kp--"], nil) { outline in
            guard !outline.isTyping, let item = outline.currentItem else { return false }
            return outline.foldByUser(item)
        },
    ]

    /// The action that renames the current item.
    static let rename = action("rename", "Rename", ["f2"], .standard) { outline in
        outline.currentItem.map { outline.beginRenaming($0) } ?? false
    }

    /// The actions that move the current item.
    static let moves: [Action] = [
        action("move-item-up", "Move the item up", ["alt-up"], nil) { $0.moveCurrentItem(.up) },
        action("move-item-down", "Move the item down", ["alt-down"], nil) {
            $0.moveCurrentItem(.down)
        },
        action("move-item-out", "Move the item out", ["alt-left"], nil) {
            $0.moveCurrentItem(.outside)
        },
        action("move-item-in", "Move the item into the one above", ["alt-right"], nil) {
            $0.moveCurrentItem(.inside)
        },
    ]

    /// The action that ends renaming without a new name.
    static let cancelRenaming = action("cancel", "Cancel", ["escape"], .standard) { outline in
        outline.endRenaming(isCommitted: false)
        return true
    }

    private static func action(
        _ identifier: String, _ title: String, _ keys: [KeyChord], _ priority: Action.Priority?,
        _ body: @escaping @MainActor (OutlineView) -> Bool
    ) -> Action {
        Action(identifier, title: title, keys: keys.map { KeySequence($0) }) { responder in
            guard let outline = responder as? OutlineView else { return .ignored }
            return body(outline) ? .stop : .ignored
        }.placement(priority == nil ? .help : .footer).priority(priority ?? .low).category(.move)
    }
}

extension OutlineView {
    /// Whether the user types the beginning of a row; then signs such as `+` are part of it.
    fileprivate var isTyping: Bool {
        typeAhead.isUnderWay(at: window?.application?.clock.now ?? .zero)
    }

    /// Unfolds the current item; if it is unfolded, selects its first child.
    fileprivate func goInside() -> Bool {
        guard let place = currentPlace else { return scrollSideways(by: 1) }
        let item = tree.item(at: place)
        if let number = tree.number(of: item), tree.isExpanded(item) {
            guard tree.branch(number)?.children.count ?? 0 > 0 else { return true }
            return moveFocus(.items(1))
        }
        return loads[item] != nil || unfold(place, isByUser: true) || scrollSideways(by: 1)
    }

    /// Folds the current item; if it is folded, selects its parent.
    fileprivate func goOutside() -> Bool {
        guard let place = currentPlace else { return scrollSideways(by: -1) }
        let item = tree.item(at: place)
        if foldByUser(item) { return true }
        guard let parent = tree.place(ofBranch: place.branch), let row = tree.row(of: parent),
            let lead = selection.lead
        else { return scrollSideways(by: -1) }
        return moveFocus(.items(row - lead))
    }

    private func scrollSideways(by steps: Int) -> Bool {
        let old = contentOffset.x
        let last = max(0, contentSize.width.saturatingSubtracting(visibleSize.width))
        contentOffset.x = old.saturatingAdding(steps.saturatingMultiplied(by: horizontalLineScroll))
            .clamped(0, last)
        return contentOffset.x != old
    }

    /// Unfolds the current item and all items below it.
    fileprivate func unfoldAllByUser() -> Bool {
        guard let place = currentPlace else { return false }
        let item = tree.item(at: place)
        unfold(place, isByUser: true)
        guard let number = tree.number(of: item), tree.isExpanded(item) else {
            return loads[item] != nil
        }
        unfoldAll(below: number)
        return true
    }
}
