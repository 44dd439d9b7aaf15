// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

/// A relation between anchors: one anchor equals, is at most or is at least a multiple of another
/// anchor plus a number of cells.
///
/// Only an active constraint has an effect. The nearest common superview of both views holds it. A
/// view that is removed loses its constraints with other views. After a view's
/// ``View/layoutSubviews()``, constraints set the frames of its subviews, with edges rounded to
/// cells. Views that a ``StackView`` arranges stay where it puts them, but constraints can relate
/// other views to them.
///
/// The size of a view (``View/sizeThatFits(_:)``) counts as constraints with the view's hugging and
/// compression resistance priorities, which are below required. Lengths that constraints leave open
/// become as small as possible, and positions as far left and up as possible. If required
/// constraints contradict each other, the application's diagnostics name them, and the latest
/// constraint is left out.
@MainActor
public final class LayoutConstraint {
    /// The relation between the two sides.
    public typealias Relation = LinearConstraint.Relation
    /// A direction of a screen, by the name that UIKit has in this class.
    public typealias Axis = SeltzerBase.Axis

    /// The view of the left side, or the view that stands for its guide.
    private(set) weak var firstView: View?
    /// The attribute of the first view.
    public let firstAttribute: LayoutAttribute
    /// The relation.
    public let relation: Relation
    /// The view of the right side, or the view that stands for its guide.
    private(set) weak var secondView: View?
    /// The attribute of the second view; nil if there is none.
    public let secondAttribute: LayoutAttribute?
    /// The factor of the second anchor.
    public let multiplier: Double
    /// The number of cells added to the right side; changing it costs little.
    public var constant: Int {
        didSet { if constant != oldValue { holder?.constraintConstantDidChange() } }
    }
    /// The strength; required by default.
    public var priority: LayoutPriority {
        didSet { if priority != oldValue { holder?.constraintsDidChange() } }
    }
    /// A name for use in messages.
    public var identifier: String?
    /// The view that holds the constraint while it is active.
    weak var holder: View?
    /// Whether the constraint limits the size of one view: by a number, or by its other side.
    let isOnOwnSize: Bool

    /// Creates a constraint; without a second view, it constrains the size of the first view.
    init(
        _ firstItem: View, _ firstAttribute: LayoutAttribute, _ relation: Relation,
        _ secondItem: View? = nil, _ secondAttribute: LayoutAttribute? = nil,
        multiplier: Double = 1, constant: Int, priority: LayoutPriority = .required
    ) {
        firstView = firstItem
        self.firstAttribute = firstAttribute
        self.relation = relation
        secondView = secondItem
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        isOnOwnSize =
            secondAttribute.map {
                firstItem === secondItem && firstAttribute.isExtent && $0.isExtent
            } ?? true
    }

    convenience init<Kind>(
        _ first: LayoutAnchor<Kind>, _ relation: Relation, _ second: LayoutExpression<Kind>
    ) {
        self.init(
            first.view, first.attribute, relation, second.anchor.view, second.anchor.attribute,
            multiplier: second.multiplier, constant: second.constant)
    }

    /// The view or the guide of the left side; nil once it no longer exists.
    public var firstItem: AnyObject? { Self.item(of: firstView) }

    /// The view or the guide of the right side; nil if there is none, or once it no longer exists.
    public var secondItem: AnyObject? { Self.item(of: secondView) }

    private static func item(of view: View?) -> AnyObject? {
        guard let standIn = view as? LayoutGuideView else { return view }
        return standIn.guide
    }

    /// Whether the constraint has an effect.
    ///
    /// Views cannot be related if they have no common superview. A view that a view around it
    /// arranges cannot be related either. Such a constraint stays inactive, and the diagnostics of
    /// the running application report it at once.
    public var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { holder?.releaseConstraint(self) }
        }
    }

    /// Activates constraints.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Sets the priority, and returns the constraint.
    public func withPriority(_ priority: LayoutPriority) -> LayoutConstraint {
        self.priority = priority
        return self
    }

    private func activate() {
        guard let firstView else { return }
        guard secondAttribute != nil else {
            firstView.holdConstraint(self)
            return
        }
        guard let secondView else {
            refuse("its second view is gone")
            return
        }
        var ancestor: View? = firstView
        while let candidate = ancestor, !secondView.isLaidOut(inside: candidate) {
            ancestor = candidate.constraintSuperview
        }
        if let standIn = ancestor as? LayoutGuideView { ancestor = standIn.guide?.owningView }
        guard let ancestor else {
            refuse(
                "its views have no common superview; add the views before you activate it")
            return
        }
        ancestor.holdConstraint(self)
    }

    /// Reports that the constraint stays inactive: at once if an application runs or shows one of
    /// the views, otherwise when the first view enters a window.
    private func refuse(_ reason: String) {
        let message = "\(description) was not activated: \(reason)"
        let application =
            firstView?.window?.application ?? secondView?.window?.application
            ?? Application.current
        if let application {
            application.diagnose(message)
        } else {
            firstView?.diagnose(message)
        }
    }
}

extension LayoutConstraint: @MainActor CustomStringConvertible {
    /// The constraint as an equation.
    ///
    /// An example is `Label[0].right == Button[1].left - 1 @750 “gap”`. Numbers in brackets are
    /// indices among the subviews.
    public var description: String {
        let relationText =
            switch relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var parts = ["\(Self.name(of: firstView)).\(firstAttribute.rawValue)", relationText]
        if let secondAttribute {
            parts.append("\(Self.name(of: secondView)).\(secondAttribute.rawValue)")
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
        if let standIn = view as? LayoutGuideView {
            return "\(standIn.guide?.identifier ?? "LayoutGuide") of "
                + name(of: standIn.guide?.owningView)
        }
        guard let place = view.superview?.subviews.firstIndex(identicalTo: view) else {
            return "\(type(of: view))"
        }
        return "\(type(of: view))[\(place)]"
    }
}
