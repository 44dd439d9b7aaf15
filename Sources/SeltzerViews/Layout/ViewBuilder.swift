// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Collects the views of a closure, which may use `if`, `switch` and `for`.
@resultBuilder
@MainActor
public enum ViewBuilder {
    /// Adds one view.
    public static func buildExpression(_ view: View) -> [View] { [view] }

    /// Adds several views.
    public static func buildExpression(_ views: [View]) -> [View] { views }

    /// Joins the views of a block.
    public static func buildBlock(_ parts: [View]...) -> [View] { parts.flatMap { $0 } }

    /// Adds the views of an `if` without `else`, if its condition is true.
    public static func buildOptional(_ part: [View]?) -> [View] { part ?? [] }

    /// Adds the views of the first branch.
    public static func buildEither(first part: [View]) -> [View] { part }

    /// Adds the views of the second branch.
    public static func buildEither(second part: [View]) -> [View] { part }

    /// Adds the views of a loop.
    public static func buildArray(_ parts: [[View]]) -> [View] { parts.flatMap { $0 } }
}

/// A ``StackView`` that is a column, written as a closure of its views.
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
/// The closure runs once. Later the program changes the views through their properties.
open class VStack: StackView {
    /// Creates a column of the views in a closure; `spacing` is the number of empty rows between
    /// them.
    public init(
        spacing: Int = 0, alignment: Alignment = .fill, distribution: Distribution = .fill,
        @ViewBuilder _ views: () -> [View]
    ) {
        super.init(.vertical, views(), spacing: spacing)
        self.alignment = alignment
        self.distribution = distribution
    }
}

/// A ``StackView`` that is a row, written as a closure of its views.
open class HStack: StackView {
    /// Creates a row of the views in a closure; `spacing` is the number of empty columns between
    /// them.
    public init(
        spacing: Int = 0, alignment: Alignment = .fill, distribution: Distribution = .fill,
        @ViewBuilder _ views: () -> [View]
    ) {
        super.init(.horizontal, views(), spacing: spacing)
        self.alignment = alignment
        self.distribution = distribution
    }
}
