// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension GestureRecognizer {
    /// Requires another recognizer to fail before this one recognizes.
    ///
    /// Has no effect in a press in which the other recognizer takes no part, or if the requirements
    /// form a circle. The other recognizer is held weakly.
    public final func require(toFail other: GestureRecognizer) {
        if mayRequire(other) { required.append(Weak(other)) }
    }

    /// Requires another recognizer to fail in the present press, if one of the two asks for that.
    final func addRequirement(of other: GestureRecognizer) {
        guard shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self),
            mayRequire(other)
        else { return }
        requiredInPress.append(Weak(other))
    }

    /// The recognizers that must fail first.
    final var requirements: [GestureRecognizer] {
        (requiredInPress.isEmpty ? required : required + requiredInPress).compactMap(\.object)
    }

    private final func mayRequire(_ other: GestureRecognizer) -> Bool {
        other !== self && !other.requires(self) && !requires(other)
    }

    private final func requires(_ other: GestureRecognizer) -> Bool {
        requirements.contains { $0 === other || $0.requires(other) }
    }
}
