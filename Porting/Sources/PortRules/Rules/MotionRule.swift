// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 9: display links have no run loop, and the speed of an animator is a curve.
///
/// This rule moves code, so it comes after the rules that change it.
final class MotionRule: Rule {
    override func visitPost(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let arguments = Array(node.arguments)
        switch (node.createdTypeName, labels) {
        case ("CADisplayLink", ["target", "selector"]):
            if let label = arguments[1].label { context.replace(label, with: "action") }
        case ("UISpringTimingParameters", ["dampingRatio"]):
            let ratio = context.text(of: arguments[0].expression)
            context.replace(node, with: "AnimationCurve.spring(dampingRatio: \(ratio))")
        case ("UICubicTimingParameters", ["animationCurve"]):
            let curve = context.text(of: arguments[0].expression)
            context.replace(node, with: curve.hasPrefix(".") ? "AnimationCurve\(curve)" : curve)
        case ("UICubicTimingParameters", ["controlPoint1", "controlPoint2"]):
            guard let curve = curve(arguments[0], arguments[1]) else { return }
            context.replace(node, with: "AnimationCurve\(curve)")
        case ("UIViewPropertyAnimator", _)
        where labels.prefix(3).dropFirst() == ["controlPoint1", "controlPoint2"]:
            guard let curve = curve(arguments[1], arguments[2]) else { return }
            let start = arguments[1].range.lowerBound
            let end = arguments[2].expression.range.upperBound
            context.edits.replace(start..<end, with: "curve: \(curve)")
        default:
            if node.calledExpression.lastName == "add", labels == ["to", "forMode"] {
                removeRunLoop(node)
            }
        }
    }

    /// Returns the curve with two control points, which are no places in cells.
    private func curve(_ first: LabeledExprSyntax, _ second: LabeledExprSyntax) -> String? {
        let points = [first, second].compactMap { argument -> (x: String, y: String)? in
            guard let call = argument.expression.as(FunctionCallExprSyntax.self),
                call.arguments.map(\.label?.text) == ["x", "y"]
            else { return nil }
            let numbers = call.arguments.map(\.expression.trimmedDescription)
            return (numbers[0], numbers[1])
        }
        guard points.count == 2 else { return nil }
        return ".cubic(x1: \(points[0].x), y1: \(points[0].y), x2: \(points[1].x), "
            + "y2: \(points[1].y))"
    }

    /// Removes the run loop to which a display link is added: the running application calls it.
    private func removeRunLoop(_ node: FunctionCallExprSyntax) {
        let call = context.text(of: node.calledExpression)
        context.replace(node, with: "\(call)()")
    }
}
