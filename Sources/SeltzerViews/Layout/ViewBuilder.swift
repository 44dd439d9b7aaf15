// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Collects views that are written below each other, with `if`, `switch` and `for` between them.
@resultBuilder
@MainActor
public enum ViewBuilder {
    /// Takes a view.
    public static func buildExpression(_ view: View) -> [View] { [view] }

    /// Takes views.
    public static func buildExpression(_ views: [View]) -> [View] { views }

    /// Takes what is written below each other.
    public static func buildBlock(_ parts: [View]...) -> [View] { parts.flatMap { $0 } }

    /// Takes what an `if` without `else` gives, if it does.
    public static func buildOptional(_ part: [View]?) -> [View] { part ?? [] }

    /// Takes the first branch.
    public static func buildEither(first part: [View]) -> [View] { part }

    /// Takes the second branch.
    public static func buildEither(second part: [View]) -> [View] { part }

    /// Takes what a loop gives.
    public static func buildArray(_ parts: [[View]]) -> [View] { parts.flatMap { $0 } }
}

/// A ``StackView`` that is a column, written as the tree that it is.
///
/// ```swift
/// let page = VStack(spacing: 1) {
///     Label("Name")
///     HStack(spacing: 2) {
///         field
///         Button("Save") { $0.post(SaveAsked()) }
///     }
/// }
/// ```
///
/// The block runs once. The views are retained ones as any others, changed by their properties.
open class VStack: StackView {
    /// Creates a column of views.
    public init(
        spacing: Int = 0, alignment: Alignment = .fill, distribution: Distribution = .fill,
        @ViewBuilder _ views: () -> [View]
    ) {
        super.init(.vertical, views(), spacing: spacing)
        self.alignment = alignment
        self.distribution = distribution
    }
}

/// A ``StackView`` that is a row, written as the tree that it is, as ``VStack`` is.
open class HStack: StackView {
    /// Creates a row of views.
    public init(
        spacing: Int = 0, alignment: Alignment = .fill, distribution: Distribution = .fill,
        @ViewBuilder _ views: () -> [View]
    ) {
        super.init(.horizontal, views(), spacing: spacing)
        self.alignment = alignment
        self.distribution = distribution
    }
}
