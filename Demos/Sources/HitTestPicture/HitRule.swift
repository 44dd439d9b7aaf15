// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A rule by which the labels decide whether a point hits them; each is one of the article's tests.
public enum HitRule: String, CaseIterable, Hashable, Sendable {
    /// TEST_1: the toolkit's own rule.
    case system
    /// TEST_3a: each label implements the toolkit's own rule by hand.
    case manual
    /// TEST_2: each label returns itself for every point.
    case itself = "self"
    /// TEST_3b: a point in a subview is also in the label, even if the subview is hidden or
    /// disabled.
    case overflow
    /// TEST_4b: a point in a subview is also in the label, unless the subview is hidden or disabled.
    case final

    /// The rule in a sentence.
    public var explanation: String {
        switch self {
        case .system: "A label contains the points in its bounds; the front label wins."
        case .manual: "The same as system, written by hand in hitTest(_:with:)."
        case .itself: "Each label contains every point, and returns itself."
        case .overflow:
            "A label contains the points of its subviews: overrides point(inside:with:)."
        case .final: "As overflow, except hidden and disabled views: extendsHitAreaToSubviews."
        }
    }

    var next: HitRule {
        let all = Self.allCases
        let place = all.firstIndex(of: self) ?? 0
        return all[(place + 1) % all.count]
    }
}
