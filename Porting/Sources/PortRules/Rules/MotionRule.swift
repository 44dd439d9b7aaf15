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
        default:
            if node.calledExpression.lastName == "add", labels == ["to", "forMode"] {
                removeRunLoop(node)
            }
        }
    }

    /// Removes the run loop to which a display link is added: the running application calls it.
    private func removeRunLoop(_ node: FunctionCallExprSyntax) {
        let call = context.text(of: node.calledExpression)
        context.replace(node, with: "\(call)()")
    }
}
