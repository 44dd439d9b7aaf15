// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The context menu of a row or an item, as in UIKit.
///
/// ```swift
/// ContextMenuConfiguration { _ in
///     Menu(title: "", children: [share, delete])
/// }
/// ```
@MainActor
public final class ContextMenuConfiguration {
    /// Returns the menu; gets the entries that the system suggests, which are none.
    public typealias ActionProvider = ([any MenuElement]) -> Menu?

    /// The identity of the menu; nil for none.
    public let identifier: AnyHashable?
    private let actionProvider: ActionProvider?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The identity of the menu, for the program; nil for none.
    ///   - previewProvider: Never called: a menu in a terminal has no preview.
    ///   - actionProvider: Returns the menu; nil for none.
    public init(
        identifier: AnyHashable? = nil, previewProvider: (() -> ViewController?)? = nil,
        actionProvider: ActionProvider?
    ) {
        (self.identifier, self.actionProvider) = (identifier, actionProvider)
    }

    /// Returns the menu; nil for none.
    package func makeMenu() -> Menu? { actionProvider?([]) }
}
