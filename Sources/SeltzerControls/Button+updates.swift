// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// Configurations that follow the state of a button.
extension Button {
    /// A closure that adapts the configuration to the state of the button; nil, the default, for none.
    ///
    /// It runs before the next layout, and again after each change of ``/SeltzerViews/Control/isHighlighted``,
    /// ``/SeltzerViews/Control/isSelected`` or ``/SeltzerViews/Control/isEnabled``. The button retains it.
    ///
    /// ```swift
    /// button.configurationUpdateHandler = { button in
    ///     button.configuration?.showsActivityIndicator = button.isSelected
    /// }
    /// ```
    public final var configurationUpdateHandler: (@MainActor (Button) -> Void)? {
        get { stateTitles.updateHandler }
        set {
            stateTitles.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Requests that ``configurationUpdateHandler`` runs before the next layout.
    public final func setNeedsUpdateConfiguration() {
        guard stateTitles.updateHandler != nil, !stateTitles.needsUpdate else { return }
        stateTitles.needsUpdate = true
        setNeedsLayout()
    }

    /// Runs the handler if a change of the state asks for it.
    final func updateConfigurationIfNeeded() {
        guard stateTitles.needsUpdate else { return }
        stateTitles.needsUpdate = false
        stateTitles.updateHandler?(self)
    }
}
