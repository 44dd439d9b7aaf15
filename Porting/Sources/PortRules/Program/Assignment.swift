// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A statement that sets something: `label.text = name ?? ""`.
struct Assignment {
    let target: ExprSyntax
    /// The operands and operators behind the sign.
    let value: [ExprSyntax]
    /// Whether the sign is `=`, and not `+=` or the like.
    let isPlain: Bool

    init?(_ sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        guard elements.count > 2 else { return nil }
        if elements[1].is(AssignmentExprSyntax.self) {
            isPlain = true
        } else if let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
            ["+=", "-="].contains(sign)
        {
            isPlain = false
        } else {
            return nil
        }
        target = elements[0]
        value = Array(elements[2...])
    }
}
