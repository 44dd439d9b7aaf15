// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// UIKit's initializers with a picture.
extension KeyCommand {
    /// Creates a command with a title and a symbol that runs a method without parameters.
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
        title: String, image: Image?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        input: String, modifierFlags: KeyModifiers = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Action.Attributes = [],
        state: Action.State = .off
    ) {
        self.init(
            title: title, action: action, input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
        self.image = image?.unicode
    }

    /// Creates a command with a title and a symbol that runs a method which gets the command.
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
        title: String, image: Image?,
        action: @escaping @MainActor (Target) -> @MainActor (KeyCommand) -> Void,
        input: String, modifierFlags: KeyModifiers = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Action.Attributes = [],
        state: Action.State = .off
    ) {
        self.init(
            title: title, action: action, input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
        self.image = image?.unicode
    }
}
