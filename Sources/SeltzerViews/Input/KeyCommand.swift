// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// A key that runs a method, as UIKit's programs write it; an ``Action`` with one key.
///
/// ```swift
/// override var keyCommands: [KeyCommand]? {
///     [
///         KeyCommand(input: "f", modifierFlags: .command, action: Board.find),
///         KeyCommand(input: KeyCommand.inputEscape, modifierFlags: [], action: Board.close),
///     ]
/// }
/// ```
///
/// The method belongs to the responder that lists the command, or to the nearest superior of its
/// class. The Command key of UIKit is Ctrl here. A command with Ctrl or Alt is asked before nearer
/// responders, such as an edited text, as in UIKit. A command that no responder can perform
/// (``/SeltzerResponder/Responder/canPerformAction(_:withSender:)``) is not listed, and its key goes
/// on. Terminals cannot distinguish Ctrl-I from Tab,
/// Ctrl-M from Enter, and often Ctrl-Shift from Ctrl.
@MainActor
open class KeyCommand {
    /// The effect of the key, in a word or two; empty for none.
    public final var title: String
    /// The title in a list of all keys; nil for the ``title``.
    public final var discoverabilityTitle: String?
    /// The character of the key, or one of the constants such as ``inputUpArrow``.
    public final let input: String?
    /// The modifier keys held with it.
    public final let modifierFlags: KeyModifiers
    /// How menus show the command.
    public final var attributes: Action.Attributes
    /// The state of the thing that the command switches.
    public final var state: Action.State
    /// A value of the program; nil for none.
    public final var propertyList: Any?
    /// Whether the command is asked before nearer responders, such as an edited text.
    ///
    /// By default it is true with the modifiers Ctrl, Alt and Super, and false without them.
    public final var wantsPriorityOverSystemBehavior: Bool

    /// A character or two that menus show before the title; nil for none.
    public final var image: String?

    /// Returns the object that performs the command, from a responder upwards; nil for none.
    private final let target: @MainActor (Responder, KeyCommand) -> AnyObject?
    private final let perform: @MainActor (AnyObject, KeyCommand) -> Void

    private init(
        _ title: String, _ image: Image?, _ input: String, _ flags: KeyModifiers,
        _ propertyList: Any?, _ discoverabilityTitle: String?, _ attributes: Action.Attributes,
        _ state: Action.State,
        target: @escaping @MainActor (Responder, KeyCommand) -> AnyObject?,
        perform: @escaping @MainActor (AnyObject, KeyCommand) -> Void
    ) {
        self.title = title
        self.image = image?.unicode
        self.input = input
        self.modifierFlags = flags
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.target = target
        self.perform = perform
        wantsPriorityOverSystemBehavior = !flags.isDisjoint(with: [.control, .alt, .super])
    }

    /// Creates a command that runs a method without parameters.
    ///
    /// - Parameters:
    ///   - input: The character of the key, or one of the constants such as ``inputUpArrow``.
    ///   - modifierFlags: The modifier keys held with it.
    ///   - action: A method of a responder's class.
    public convenience init<Target: AnyObject>(
        input: String, modifierFlags: KeyModifiers,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command that runs a method which gets the command.
    ///
    /// - Parameters:
    ///   - input: The character of the key, or one of the constants such as ``inputUpArrow``.
    ///   - modifierFlags: The modifier keys held with it.
    ///   - action: A method of a responder's class.
    public convenience init<Target: AnyObject>(
        input: String, modifierFlags: KeyModifiers,
        action: @escaping @MainActor (Target) -> @MainActor (KeyCommand) -> Void
    ) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command with a title that runs a method without parameters.
    ///
    /// - Parameters:
    ///   - title: The effect of the key, in a word or two.
    ///   - image: The symbol that menus show; nil for none.
    ///   - action: A method of a responder's class.
    ///   - input: The character of the key, or one of the constants such as ``inputUpArrow``.
    ///   - modifierFlags: The modifier keys held with it.
    ///   - propertyList: A value of the program.
    ///   - discoverabilityTitle: The title in a list of all keys; nil for the title.
    ///   - attributes: How menus show the command.
    ///   - state: The state of the thing that the command switches.
    public convenience init<Target: AnyObject>(
        title: String, image: Image? = nil,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        input: String, modifierFlags: KeyModifiers = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Action.Attributes = [],
        state: Action.State = .off
    ) {
        self.init(
            title, image, input, modifierFlags, propertyList, discoverabilityTitle, attributes,
            state, target: { $1.target(Target.self, from: $0) }
        ) { target, _ in
            if let target = target as? Target { action(target)() }
        }
    }

    /// Creates a command with a title that runs a method which gets the command.
    ///
    /// - Parameters:
    ///   - title: The effect of the key, in a word or two.
    ///   - image: The symbol that menus show; nil for none.
    ///   - action: A method of a responder's class.
    ///   - input: The character of the key, or one of the constants such as ``inputUpArrow``.
    ///   - modifierFlags: The modifier keys held with it.
    ///   - propertyList: A value of the program.
    ///   - discoverabilityTitle: The title in a list of all keys; nil for the title.
    ///   - attributes: How menus show the command.
    ///   - state: The state of the thing that the command switches.
    public convenience init<Target: AnyObject>(
        title: String, image: Image? = nil,
        action: @escaping @MainActor (Target) -> @MainActor (KeyCommand) -> Void,
        input: String, modifierFlags: KeyModifiers = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Action.Attributes = [],
        state: Action.State = .off
    ) {
        self.init(
            title, image, input, modifierFlags, propertyList, discoverabilityTitle, attributes,
            state, target: { $1.target(Target.self, from: $0) }
        ) { target, command in
            if let target = target as? Target { action(target)(command) }
        }
    }

    /// Returns the nearest object of a class that can perform the command.
    private final func target<Target: AnyObject>(
        _ type: Target.Type, from responder: Responder
    ) -> AnyObject? {
        // Most commands belong to the responder that lists them.
        if let target = responder as? Target, responder.canPerformAction(type, withSender: self) {
            return target
        }
        return responder.target(forAction: type, withSender: self)
    }

    /// Returns the action of the command on a responder that lists it, after the responder that
    /// performs the command has validated it; nil if no responder can perform it.
    final func action(on responder: InputResponder) -> Action? {
        guard let target = target(responder, self) else { return nil }
        (target as? InputResponder ?? responder).validate(self)
        return boundAction
    }

    /// The action of the command.
    ///
    /// A program may create its commands at each reading, so the action holds the command.
    package final var boundAction: Action {
        var action = Action(
            nil, title, keys, check: { self.target($0, self) == nil ? nil : true },
            body: .deciding { responder in
                guard let target = self.target(responder, self) else { return .ignored }
                self.perform(target, self)
                return .stop
            }
        ).mayDecline().attributes(attributes).symbol(image ?? "")
        action.state = state
        action.discoverabilityTitle = discoverabilityTitle ?? title
        action.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        return action
    }
}

/// A menu performs the command on the nearest responder of its method's class, as an action.
extension KeyCommand: MenuElement {}
