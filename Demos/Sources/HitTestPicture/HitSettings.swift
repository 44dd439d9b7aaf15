// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What can be changed about the labels.
public struct HitSettings: Equatable, Sendable {
    /// A label that lies in the root view.
    public enum Front: String, CaseIterable, Sendable {
        case aa = "AA"
        case bb = "BB"
    }

    /// How the labels decide whether they are hit.
    public var rule = HitRule.system
    /// The label in front of the other one, which was added last.
    public var front = Front.aa
    /// The labels whose interaction is switched off.
    public var disabled: Set<LabelName> = []
    /// The labels that are not shown.
    public var hidden: Set<LabelName> = []
    /// Whether each label has a recogniser of taps.
    public var hasTaps = false

    /// Creates settings: the toolkit's rule, AA in front, all labels shown and on.
    public init() {}

    /// The settings in a line.
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
