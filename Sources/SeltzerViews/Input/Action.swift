// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A command of the user: a title, keys and a method.
///
/// Actions are data. A responder lists its actions, and keys find them from the first responder upwards. Menus,
/// footers, help and palettes are made from them (``Application/currentActions``). The ``placement``, the ``priority``,
/// the ``group`` and the ``role`` of an action decide how these show it. They do not change which keys find it.
///
/// ```swift
/// override var actions: [Action] {
///     [
///         Action("save", title: "Save", keys: ["ctrl-x ctrl-s"], isEnabled: { $0.isChanged }, Editor.save),
///         Action("reload", title: "Reload", keys: ["r", "f5"], Editor.reload),     // func reload() async throws
///     ]
/// }
/// ```
///
/// A disabled action consumes its key and does nothing, as a disabled control does with a press. So no action of a
/// superior runs in its place. An action is skipped if its method belongs to another class than the responder that
/// lists it.
@MainActor
public struct Action {
    /// The name by which key files, menus and palettes know the action; nil for an action that only its keys reach.
    ///
    /// By convention it consists of lower-case words, joined by `-`, as in `scroll-down`. An identifier with a blank,
    /// `,`, `=` or `#` cannot be in a key file.
    public let identifier: String?
    /// The effect of the action, in a word or two; empty if footers and palettes leave it out.
    public let title: String
    /// The title in a list of all keys; the same as ``title`` unless you set another, as in UIKit.
    ///
    /// An action that has this title and no ``title`` is only in the list of keys, not in footers and palettes.
    public var discoverabilityTitle: String
    /// The places that show the action.
    public var placement: Placement
    /// The rank in a footer: actions with a higher priority come first, and are left out last.
    public var priority: Priority
    /// The group that a footer shows as one hint; nil for an action that stands alone.
    public var group: Group?
    /// The heading in a list of keys; nil for the one that follows from its group, its role and its responder.
    public var category: Category?
    /// The role of the action in the program, such as quitting; nil for most actions.
    public var role: Role?
    /// A character or two that are shown beside the title or in its place; empty for none.
    public let symbol: String
    /// The keys of the program; the user's ``KeyMap`` may replace them.
    public var keys: [KeySequence]
    /// Whether the action may pass its keys on to the superiors, as a text field does with Enter if nothing handles it
    /// there.
    public let mayDecline: Bool
    /// Whether keys also find the action while a modal window is in front of its responder.
    ///
    /// True by default for an action with the role or the identifier `quit`. Such actions of the presenting controller
    /// and of its superiors work in a presented controller. They do not work if the presented controller is
    /// ``ViewController/isModalInPresentation``, such as an alert: the user has to answer it first.
    public var reachesModalWindows: Bool {
        get { reach ?? (role == .quit || identifier == "quit") }
        set { reach = newValue }
    }
    private var reach: Bool?
    /// Whether the action moves the focus to another view, as Tab does; false by default.
    ///
    /// An audit tries these actions before it reports a view that keeps the focus.
    public var movesFocus = false
    /// Whether its keys find the action before the nearer responders are asked, such as a text that is being edited; false
    /// by default.
    ///
    /// As `UIKeyCommand.wantsPriorityOverSystemBehavior` in UIKit. A screen claims a key so that an editor on it has too:
    /// the command palette claims Ctrl-P. Among several such actions the nearest responder's wins. An
    /// action that returns ``/SeltzerResponder/Disposition/ignored`` leaves the key to the responders in their usual order.
    public var wantsPriorityOverSystemBehavior = false
    /// How menus and palettes show the action, such as destructive.
    public var attributes: Attributes = []
    /// The values that the user is asked for before the action runs; empty for most actions.
    public internal(set) var parameters: [Parameter] = []
    /// Why the action cannot run now for a responder; nil if nothing but ``check`` decides.
    var reason: (@MainActor (InputResponder) -> String?)?
    /// Whether what the action switches is on for a responder; nil for an action that switches nothing.
    var stateCheck: (@MainActor (InputResponder) -> State)?
    /// Whether the action may run now for a responder; nil if the responder has another class than its method.
    private let check: @MainActor (InputResponder) -> Bool?
    let body: Body

    /// The effect of an action.
    enum Body {
        /// A closure that is done when it returns.
        case immediate(@MainActor (InputResponder) -> Disposition)
        /// A closure that runs in a task; it does not start again while it runs, unless it may overlap.
        case task(mayOverlap: Bool, @MainActor (InputResponder) async throws -> Void)
        /// A closure that needs a value for each parameter.
        case arguments(@MainActor (InputResponder, [String]) -> Void)
    }

    /// Creates an action that calls a method of the responder that lists it; the action does not hold the responder.
    ///
    /// - Parameters:
    ///   - identifier: The name by which files, menus and palettes know it.
    ///   - title: What it does, in a word or two.
    ///   - symbol: A character or two that are shown beside the title.
    ///   - keys: The keys of the action; empty for an action of menus and palettes.
    ///   - placement: Where it is shown.
    ///   - priority: The rank in a footer.
    ///   - group: The group that a footer shows as one hint.
    ///   - role: The role in the program, such as quitting.
    ///   - isEnabled: Whether it may run now.
    ///   - method: A method of the responder's class.
    public init<Target: InputResponder>(
        _ identifier: String?, title: String = "", symbol: String = "", keys: [KeySequence] = [],
        placement: Placement = .footer, priority: Priority = .standard, group: Group? = nil,
        role: Role? = nil, isEnabled: @escaping @MainActor (Target) -> Bool = { _ in true },
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        let body = Body.immediate { responder in
            guard let target = responder as? Target else { return .ignored }
            method(target)()
            return .stop
        }
        self.init(identifier, title, symbol, keys, check: Self.check(isEnabled), body: body)
        show(placement, priority, group, role)
    }

    /// Creates an action that calls an asynchronous method of the responder that lists it.
    ///
    /// The method runs in a task of its own, which holds the responder. Errors that it throws go to the application's
    /// diagnostics, except a `CancellationError`.
    ///
    /// - Parameters:
    ///   - identifier: The name by which files, menus and palettes know it.
    ///   - title: What it does, in a word or two.
    ///   - symbol: A character or two that are shown beside the title.
    ///   - keys: The keys of the action; empty for an action of menus and palettes.
    ///   - placement: Where it is shown.
    ///   - priority: The rank in a footer.
    ///   - group: The group that a footer shows as one hint.
    ///   - role: The role in the program, such as quitting.
    ///   - isEnabled: Whether it may run now.
    ///   - mayOverlap: Whether it may start again while it runs; if not, its keys do nothing meanwhile.
    ///   - method: A method of the responder's class.
    public init<Target: InputResponder>(
        _ identifier: String?, title: String = "", symbol: String = "", keys: [KeySequence] = [],
        placement: Placement = .footer, priority: Priority = .standard, group: Group? = nil,
        role: Role? = nil, isEnabled: @escaping @MainActor (Target) -> Bool = { _ in true },
        mayOverlap: Bool = false,
        _ method: @escaping @MainActor (Target) -> @MainActor () async throws -> Void
    ) {
        let body = Body.task(mayOverlap: mayOverlap) { responder in
            guard let target = responder as? Target else { return }
            try await method(target)()
        }
        self.init(identifier, title, symbol, keys, check: Self.check(isEnabled), body: body)
        show(placement, priority, group, role)
    }

    /// Creates an action that runs a closure; ``/SeltzerResponder/Disposition/ignored`` passes its key on.
    ///
    /// - Parameters:
    ///   - identifier: The name by which files, menus and palettes know it.
    ///   - title: What it does, in a word or two.
    ///   - symbol: A character or two that are shown beside the title.
    ///   - keys: The keys of the action; empty for an action of menus and palettes.
    ///   - placement: Where it is shown.
    ///   - priority: The rank in a footer.
    ///   - group: The group that a footer shows as one hint.
    ///   - role: The role in the program, such as quitting.
    ///   - isEnabled: Whether it may run now.
    ///   - mayDecline: Whether it may pass its keys on. If Enter is one of them, the default button keeps its look.
    ///   - action: The closure; it gets the responder that lists the action.
    public init(
        _ identifier: String?, title: String = "", symbol: String = "", keys: [KeySequence] = [],
        placement: Placement = .footer, priority: Priority = .standard, group: Group? = nil,
        role: Role? = nil, isEnabled: @escaping @MainActor (InputResponder) -> Bool = { _ in true },
        mayDecline: Bool = false, action: @escaping @MainActor (InputResponder) -> Disposition
    ) {
        self.init(
            identifier, title, symbol, keys, mayDecline: mayDecline, check: { isEnabled($0) },
            body: .immediate(action))
        show(placement, priority, group, role)
    }

    init(
        _ identifier: String?, _ title: String, _ symbol: String, _ keys: [KeySequence],
        mayDecline: Bool = false, check: @escaping @MainActor (InputResponder) -> Bool?, body: Body
    ) {
        self.identifier = identifier
        self.title = title
        discoverabilityTitle = title
        self.symbol = symbol
        self.keys = keys
        placement = .footer
        priority = .standard
        self.mayDecline = mayDecline
        self.check = check
        self.body = body
    }

    /// Returns the action as one that moves the focus.
    package func movingFocus(_ movesFocus: Bool = true) -> Action {
        var action = self
        action.movesFocus = movesFocus
        return action
    }

    mutating func show(
        _ placement: Placement, _ priority: Priority, _ group: Group?, _ role: Role?
    ) {
        self.placement = placement
        self.priority = priority
        self.group = group
        self.role = role
    }

    static func check<Target: InputResponder>(
        _ isEnabled: @escaping @MainActor (Target) -> Bool
    ) -> @MainActor (InputResponder) -> Bool? {
        { responder in (responder as? Target).map(isEnabled) }
    }

    /// Returns whether the action may run now for the responder that lists it; nil if the responder has another class
    /// than the action's method.
    ///
    /// - Parameter asks: Whether the chain is asked too; nil to find out whether anybody there would answer.
    func isEnabled(for responder: InputResponder, asks: Bool? = nil) -> Bool? {
        guard let isEnabled = check(responder) else { return nil }
        guard isEnabled, reason?(responder) == nil else { return false }
        return asks == false || refusal(for: responder) == nil
    }
}
