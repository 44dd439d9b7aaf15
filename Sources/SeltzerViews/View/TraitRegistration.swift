// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A trait whose changes a view or a controller may follow.
public protocol TraitDefinition {
    /// Returns whether two collections differ in the trait.
    static func differs(between old: TraitCollection, and new: TraitCollection) -> Bool
}

/// Whether the theme is light or dark.
public enum TraitUserInterfaceStyle: TraitDefinition {
    /// Returns whether two collections differ in the style.
    public static func differs(between old: TraitCollection, and new: TraitCollection) -> Bool {
        old.userInterfaceStyle != new.userInterfaceStyle
    }
}

/// Whether the screen is wide.
public enum TraitHorizontalSizeClass: TraitDefinition {
    /// Returns whether two collections differ in the class of the width.
    public static func differs(between old: TraitCollection, and new: TraitCollection) -> Bool {
        old.horizontalSizeClass != new.horizontalSizeClass
    }
}

/// Whether the screen is high.
public enum TraitVerticalSizeClass: TraitDefinition {
    /// Returns whether two collections differ in the class of the height.
    public static func differs(between old: TraitCollection, and new: TraitCollection) -> Bool {
        old.verticalSizeClass != new.verticalSizeClass
    }
}

/// A closure that follows changes of traits, until it is removed from its view or controller.
@MainActor
public final class TraitChangeRegistration {
    fileprivate let traits: [any TraitDefinition.Type]
    fileprivate let handler: (AnyObject, TraitCollection) -> Void

    fileprivate init<Observer: AnyObject>(
        _ traits: [any TraitDefinition.Type],
        _ handler: @escaping (Observer, TraitCollection) -> Void
    ) {
        self.traits = traits
        self.handler = { observer, old in
            if let observer = observer as? Observer { handler(observer, old) }
        }
    }
}

extension [TraitChangeRegistration] {
    /// Calls the closures whose traits have changed.
    @MainActor
    func report(to observer: AnyObject, from old: TraitCollection, to new: TraitCollection) {
        for registration in self
        where registration.traits.contains(where: { $0.differs(between: old, and: new) }) {
            registration.handler(observer, old)
        }
    }
}

extension View {
    /// Calls a closure after changes of traits of the view.
    ///
    /// ```swift
    /// view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (view: Board, _) in
    ///     view.setNeedsDisplay()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - traits: The traits to follow.
    ///   - handler: Gets the view, so that it need not hold it, and the traits before the change.
    /// - Returns: The registration, for ``unregisterForTraitChanges(_:)``.
    @discardableResult
    public final func registerForTraitChanges<Observer: View>(
        _ traits: [any TraitDefinition.Type],
        handler: @escaping (Observer, TraitCollection) -> Void
    ) -> TraitChangeRegistration {
        let registration = TraitChangeRegistration(traits, handler)
        rareState.traitRegistrations.append(registration)
        return registration
    }

    /// Ends a registration; has no effect on the registration of another view.
    public final func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
        rare?.traitRegistrations.removeAll { $0 === registration }
    }
}

extension ViewController {
    /// Calls a closure after changes of traits of the controller's view.
    ///
    /// - Parameters:
    ///   - traits: The traits to follow.
    ///   - handler: Gets the controller, so that it need not hold it, and the traits before the
    ///     change.
    /// - Returns: The registration, for ``unregisterForTraitChanges(_:)``.
    @discardableResult
    public final func registerForTraitChanges<Observer: ViewController>(
        _ traits: [any TraitDefinition.Type],
        handler: @escaping (Observer, TraitCollection) -> Void
    ) -> TraitChangeRegistration {
        let registration = TraitChangeRegistration(traits, handler)
        self.traits.registrations.append(registration)
        return registration
    }

    /// Ends a registration; has no effect on the registration of another controller.
    public final func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
        traits.registrations.removeAll { $0 === registration }
    }
}
