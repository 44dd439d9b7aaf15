// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Objects that only describe what cells cannot show.
enum LayerTable {
    /// Types of variables that go, with the statements that use them.
    static let types: Set<String> = animations.union(DeletionTable.types).union([
        "CALayer", "CAGradientLayer", "CAShapeLayer", "CATextLayer", "CAEmitterLayer",
        "CAReplicatorLayer", "UIBezierPath", "UINavigationBarAppearance", "UITabBarAppearance",
        "UIToolbarAppearance", "UIBarButtonItemAppearance", "CAMediaTimingFunction",
    ])

    /// Movements, which a program may want to show in another way.
    static let animations: Set<String> = [
        "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation", "CATransition",
        "CAAnimationGroup",
    ]

    /// Types whose calls go.
    static let transactions: Set<String> = ["CATransaction"]
    static let transactionMethods: Set<String> = [
        "begin", "commit", "flush", "setAnimationDuration", "setDisableActions",
        "setAnimationTimingFunction",
    ]
}
