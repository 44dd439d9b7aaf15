// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout

extension LayoutConstraint {
    /// An attribute by UIKit's names, for ``init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)``.
    public enum Attribute: Hashable, Sendable, CaseIterable {
        /// An edge.
        case left, right, top, bottom, leading, trailing
        /// A length.
        case width, height
        /// A center line.
        case centerX, centerY
        /// The top or the bottom edge, because text has no baselines other than its rows.
        case firstBaseline, lastBaseline
        /// No attribute: the constraint has no second item.
        case notAnAttribute

        var layoutAttribute: LayoutAttribute? {
            switch self {
            case .left, .leading: .left
            case .right, .trailing: .right
            case .top, .firstBaseline: .top
            case .bottom, .lastBaseline: .bottom
            case .width: .width
            case .height: .height
            case .centerX: .centerX
            case .centerY: .centerY
            case .notAnAttribute: nil
            }
        }
    }

    /// Creates an inactive constraint between attributes of two items, or on a length of one item.
    ///
    /// - Parameters:
    ///   - item: A view or a guide.
    ///   - attribute: An attribute of it.
    ///   - relation: The relation.
    ///   - otherItem: Another view or guide; nil to constrain a length.
    ///   - otherAttribute: An attribute of the other item.
    ///   - multiplier: The factor of the other attribute.
    ///   - constant: The number of cells added.
    public convenience init(
        item: any LayoutAnchored, attribute: Attribute, relatedBy relation: Relation,
        toItem otherItem: (any LayoutAnchored)?, attribute otherAttribute: Attribute,
        multiplier: Double = 1, constant: Int = 0
    ) {
        let first = attribute.layoutAttribute ?? .width
        // A position without a second item cannot be activated.
        let second = otherAttribute.layoutAttribute ?? (first.isExtent ? nil : first)
        self.init(
            item.anchorView, first, relation, otherItem?.anchorView,
            otherItem == nil && first.isExtent ? nil : second, multiplier: multiplier,
            constant: constant)
    }
}
