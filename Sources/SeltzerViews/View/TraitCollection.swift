// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Whether colors are light or dark.
public enum UserInterfaceStyle: Hashable, Sendable {
    /// Unknown, because the terminal has not reported its colors.
    case unspecified
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// A class of lengths: regular from the size of most terminals on, compact below it.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Less than 60 columns, or less than 20 rows.
    case compact
    /// At least 60 columns, or at least 20 rows.
    case regular
}

/// A kind of device.
public enum UserInterfaceIdiom: Hashable, Sendable {
    /// A terminal.
    case unspecified
    /// Devices that have UIKit; a terminal is none of them.
    case phone, pad, tv, carPlay, mac, vision
}

/// The traits of the screen and of the theme to which a view may adapt.
public struct TraitCollection: Hashable, Sendable {
    /// Whether the current theme is light or dark.
    public var userInterfaceStyle = UserInterfaceStyle.unspecified
    /// Whether the screen is wide; regular without a window.
    public var horizontalSizeClass = UserInterfaceSizeClass.regular
    /// Whether the screen is high; regular without a window.
    public var verticalSizeClass = UserInterfaceSizeClass.regular

    /// The kind of device: none that has UIKit.
    public var userInterfaceIdiom: UserInterfaceIdiom { .unspecified }

    /// Creates a collection of an unspecified style and regular sizes.
    public init() {}

    init(_ theme: Theme, _ screen: Size?) {
        switch theme.appearance {
        case .light: userInterfaceStyle = .light
        case .dark: userInterfaceStyle = .dark
        case nil: userInterfaceStyle = .unspecified
        }
        guard let screen else { return }
        horizontalSizeClass = screen.width < 60 ? .compact : .regular
        verticalSizeClass = screen.height < 20 ? .compact : .regular
    }

    /// Returns whether the colors of the theme differ from the colors in another collection.
    public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }
}

extension View {
    /// The traits of the view's theme and of its screen.
    public final var traitCollection: TraitCollection {
        TraitCollection(effectiveTheme, window?.application?.availableBounds.size)
    }

    /// Informs the view, its controller and its subviews of changed traits.
    final func traitsDidChange(from old: TraitCollection) {
        traitCollectionDidChange(old)
        rare?.traitRegistrations.report(to: self, from: old, to: traitCollection)
        if let controller {
            controller.traitCollectionDidChange(old)
            controller.traits.registrations.report(to: controller, from: old, to: traitCollection)
        }
        for subview in subviews where subview.superview === self {
            subview.traitsDidChange(from: old)
        }
    }
}

extension ViewController {
    /// The traits of the controller's view; unspecified before the view is loaded.
    public final var traitCollection: TraitCollection {
        viewIfLoaded?.traitCollection ?? TraitCollection()
    }
}
