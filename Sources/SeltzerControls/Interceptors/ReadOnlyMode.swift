// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// Disables the actions that change something, in a responder and everything below it.
///
/// Menus and palettes show these actions as disabled, with the reason. An action changes something if it is marked
/// (``/SeltzerViews/Action/Attributes/changesContent``) or destructive. Typing in a text is no action: set
/// `TextView.isEditable` in ``didSwitch``.
///
/// ```swift
/// let readOnly = ReadOnlyMode(on: controller, isOn: arguments.contains("--read-only"))
/// ```
///
/// The pack answers ``/SeltzerViews/CanPerformAction``.
@MainActor
public final class ReadOnlyMode {
    /// Whether the actions are disabled.
    public var isOn: Bool {
        didSet {
            guard isOn != oldValue else { return }
            didSwitch?(isOn)
            responder?.window?.application?.setNeedsFrame()
        }
    }
    /// The sentence that menus show for a disabled action.
    public var reason = "This is read-only."
    /// Called after the mode was switched on or off.
    public var didSwitch: (@MainActor (Bool) -> Void)?
    private weak var responder: InputResponder?
    private var subscription: Subscription?

    /// Creates a mode of a responder, which lasts until ``remove()``.
    ///
    /// - Parameters:
    ///   - responder: The responder.
    ///   - isOn: Whether the actions are disabled.
    ///   - changes: Returns whether an action changes something; nil to decide by its attributes.
    public init(
        on responder: InputResponder, isOn: Bool = true,
        changes: (@MainActor (Action) -> Bool)? = nil
    ) {
        (self.responder, self.isOn) = (responder, isOn)
        subscription = responder.answer { [self] (request: CanPerformAction) in
            let changesContent =
                changes?(request.action)
                ?? !request.action.attributes.isDisjoint(with: [.changesContent, .destructive])
            return self.isOn && changesContent ? ActionRefusal(reason: reason) : nil
        }
    }

    /// Switches the mode: the action `read-only`, with a tick in menus while it is on.
    public var action: Action {
        Action("read-only", title: "Read only") { [self] _ in
            isOn.toggle()
            return .stop
        }.mayDecline(false).placement(.palette)
            .showing { [self] (_: InputResponder) in isOn ? .on : .off }
            .category(.program)
    }

    /// Ends the mode.
    public func remove() {
        subscription?.cancel()
        isOn = false
    }
}
