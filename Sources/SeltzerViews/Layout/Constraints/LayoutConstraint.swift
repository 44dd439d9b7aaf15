// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

/// A demand on the frames of views: that an anchor equals a multiple of another and some cells, or is at most or
/// at least as large.
///
/// A constraint counts while it is active; it is held then by the nearest view that both views are in or are,
/// and a view that leaves takes the constraints with it that tie it to others. Views that constraints tie to
/// others are laid out by them: the frames of a view's subviews are set right after its ``View/layoutSubviews()``,
/// with edges rounded to cells. What ``StackView`` arranges stays where it is put, and others can be tied to it.
///
/// What a view would like (``View/sizeThatFits(_:)``) counts as demands of its hugging and compression resistance
/// priorities, below required. What constraints leave open is as small, as far left and as far up as they let it
/// be. Required constraints that cannot hold together are told to the application's diagnostics, and the youngest
/// of them is left out.
@MainActor
public final class LayoutConstraint {
    /// How the two sides compare.
    public typealias Relation = LinearConstraint.Relation

    /// The view of the left side; nil once it is gone.
    public private(set) weak var firstItem: View?
    /// What of the first view.
    public let firstAttribute: LayoutAttribute
    /// How the sides compare.
    public let relation: Relation
    /// The view of the right side; nil where there is none, or once it is gone.
    public private(set) weak var secondItem: View?
    /// What of the second view; nil where there is none.
    public let secondAttribute: LayoutAttribute?
    /// How many times the second anchor counts.
    public let multiplier: Double
    /// What is added to the right side, in cells; to change it costs little.
    public var constant: Int {
        didSet { if constant != oldValue { holder?.constraintConstantDidChange() } }
    }
    /// How strong the demand is; required at first.
    public var priority: LayoutPriority {
        didSet { if priority != oldValue { holder?.constraintsDidChange() } }
    }
    /// A name for messages.
    public var identifier: String?
    /// The view that holds the constraint while it is active.
    weak var holder: View?

    /// Creates a constraint; one on the first view's size alone where there is no second.
    init(
        _ firstItem: View, _ firstAttribute: LayoutAttribute, _ relation: Relation,
        _ secondItem: View? = nil, _ secondAttribute: LayoutAttribute? = nil,
        multiplier: Double = 1, constant: Int, priority: LayoutPriority = .required
    ) {
        self.firstItem = firstItem
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondItem = secondItem
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    convenience init<Kind>(
        _ first: LayoutAnchor<Kind>, _ relation: Relation, _ second: LayoutExpression<Kind>
    ) {
        self.init(
            first.view, first.attribute, relation, second.anchor.view, second.anchor.attribute,
            multiplier: second.multiplier, constant: second.constant)
    }

    /// Whether the constraint counts.
    ///
    /// Views that are in no common one, or one that its superview arranges inside another, cannot be tied
    /// together: then the constraint stays inactive, and diagnostics say so.
    public var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { holder?.releaseConstraint(self) }
        }
    }

    /// Makes constraints count.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes constraints count no more.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Sets the priority, and returns the constraint.
    public func withPriority(_ priority: LayoutPriority) -> LayoutConstraint {
        self.priority = priority
        return self
    }

    private func activate() {
        guard let firstItem else { return }
        guard secondAttribute != nil else {
            firstItem.holdConstraint(self)
            return
        }
        guard let secondItem else { return }
        var ancestor: View? = firstItem
        while let candidate = ancestor, !secondItem.isDescendant(of: candidate) {
            ancestor = candidate.superview
        }
        guard let ancestor else {
            firstItem.diagnose("\(description) was not activated: the views are in no common view")
            return
        }
        ancestor.holdConstraint(self)
    }
}

extension LayoutConstraint: @MainActor CustomStringConvertible {
    /// The constraint as an equation, `Label[0].right == Button[1].left - 1 @750 “gap”`; numbers in brackets are
    /// places among the subviews.
    public var description: String {
        let relationText =
            switch relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var parts = ["\(Self.name(of: firstItem)).\(firstAttribute.rawValue)", relationText]
        if let secondAttribute {
            parts.append("\(Self.name(of: secondItem)).\(secondAttribute.rawValue)")
            if multiplier != 1 { parts.append("* \(multiplier)") }
            if constant != 0 { parts.append("\(constant < 0 ? "-" : "+") \(constant.magnitude)") }
        } else {
            parts.append("\(constant)")
        }
        if priority < .required { parts.append("@\(priority.rawValue)") }
        if let identifier { parts.append("“\(identifier)”") }
        return parts.joined(separator: " ")
    }

    static func name(of view: View?) -> String {
        guard let view else { return "nothing" }
        guard let place = view.superview?.subviews.firstIndex(where: { $0 === view }) else {
            return "\(type(of: view))"
        }
        return "\(type(of: view))[\(place)]"
    }
}
