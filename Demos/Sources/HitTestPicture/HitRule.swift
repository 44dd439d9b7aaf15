// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How the labels decide whether a point hits them: the article's tests.
public enum HitRule: String, CaseIterable, Hashable, Sendable {
    /// TEST_1: the toolkit's own.
    case system
    /// TEST_3: the toolkit's, written by hand in each label.
    case manual
    /// TEST_2: each label answers for every point, with itself.
    case itself = "self"
    /// TEST_3: what is in a subview is in the label too, whatever became of the subview.
    case overflow
    /// TEST_4: what is in a subview is in the label too, but nothing of hidden or switched-off ones.
    case final

    /// The rule in a sentence.
    public var explanation: String {
        switch self {
        case .system: "A point is in a label that has it in its bounds; the front one wins."
        case .manual: "The same as system, written out in hitTest(_:with:)."
        case .itself: "Each label says that every point is in it, and answers itself."
        case .overflow: "What is in a subview is in the label: an override of point(inside:with:)."
        case .final: "As overflow, without what is hidden or off: extendsHitAreaToSubviews."
        }
    }

    var next: HitRule {
        let all = Self.allCases
        let place = all.firstIndex(of: self) ?? 0
        return all[(place + 1) % all.count]
    }
}
