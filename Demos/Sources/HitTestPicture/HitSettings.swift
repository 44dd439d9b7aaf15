// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The settings of the labels.
public struct HitSettings: Equatable, Sendable {
    /// A label that lies in the root view.
    public enum Front: String, CaseIterable, Sendable {
        case aa = "AA"
        case bb = "BB"
    }

    /// The rule by which the labels decide whether they are hit.
    public var rule = HitRule.system
    /// The label in front of the other one; it is added last.
    public var front = Front.aa
    /// The labels with user interaction disabled.
    public var disabled: Set<LabelName> = []
    /// The hidden labels.
    public var hidden: Set<LabelName> = []
    /// Whether each label has a tap gesture recognizer.
    public var hasTaps = false

    /// Creates settings with the toolkit's rule, AA in front, and all labels visible and enabled.
    public init() {}

    /// The settings on one line.
    var summary: String {
        var words = ["rule \(rule.rawValue)", "front \(front.rawValue)"]
        for label in LabelName.allCases {
            if disabled.contains(label) { words.append("\(label.rawValue) off") }
            if hidden.contains(label) { words.append("\(label.rawValue) hidden") }
        }
        if hasTaps { words.append("taps") }
        return words.joined(separator: ", ")
    }
}
