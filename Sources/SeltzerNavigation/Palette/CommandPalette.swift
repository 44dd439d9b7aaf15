// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// A list of everything that the user can do here, found by typing.
///
/// The palette shows every action in reach with its keys and its category: first the recent actions, then all actions
/// by category. The typed letters match fuzzily (``/SeltzerScreen/FuzzyMatcher``). Commands that the user chose often
/// or recently rank higher. A disabled action shows the reason. The palette asks for the values that an action needs
/// (``/SeltzerViews/Action/parameters``) one after the other. Providers add files, lines or settings.
///
/// A program keeps one palette, and lists its ``action``:
///
/// ```swift
/// private let palette = CommandPalette()
///
/// override func viewDidLoad() { palette.askForArguments(of: self) }
/// override var actions: [Action] { [palette.action, .help] }        // Ctrl-P opens it
/// ```
///
///     ▕ › sa                        2 of 64 ▏
///     ▕─────────────────────────────────────▏
///     ▕▌  Save                File      ^S  ▏
///     ▕   Save as…            File          ▏
///     ▕─────────────────────────────────────▏
///     ▕  ↑↓ Move  Enter Run  Esc Close      ▏
@MainActor
public final class CommandPalette {
    /// The earlier choices of the user.
    public var history = CommandHistory()
    /// The providers of items beside the actions, such as files, lines or settings.
    public var providers: [CommandProvider]
    /// The text in the empty field.
    public var placeholder = "Type a command"
    /// The text that the palette opens with, such as the prefix of a provider.
    public var initialText = ""
    /// The application that showed the palette last.
    private(set) weak var application: Application?

    /// Creates a palette.
    public init(providers: [CommandProvider] = []) {
        self.providers = providers
    }

    /// Opens the palette: the action `command-palette` on Ctrl-P.
    ///
    /// The key also works while a text is focused, where it would move the cursor up
    /// (``/SeltzerViews/Action/wantsPriorityOverSystemBehavior``).
    public var action: Action {
        var action = Action(
            "command-palette", title: "Commands", keys: ["ctrl-p"]
        ) { [self] responder in
            let window = responder.window ?? (responder as? Application)?.keyWindow
            return present(in: window) ? .stop : .ignored
        }.placement(.footer).priority(.low).category(.program)
        action.wantsPriorityOverSystemBehavior = true
        return action
    }

    /// Opens the palette over a window, for the actions in reach there.
    ///
    /// - Returns: Whether it is open. It does not open if the window has no controller, or if a palette is open there
    ///   already.
    @discardableResult
    public func present(in window: Window?) -> Bool {
        present(in: window, for: nil)
    }

    /// Opens the palette for a view that the user pressed, such as a button.
    ///
    /// It shows the actions in reach, and also the actions of the view's screen if the focus is elsewhere.
    ///
    /// - Returns: Whether it is open. It does not open if the view is in no window, or if a palette is open there
    ///   already.
    @discardableResult
    public func present(from view: View) -> Bool { present(in: view.window, for: view) }

    private func present(in window: Window?, for view: View?) -> Bool {
        guard let window, let application = window.application else { return false }
        let found = application.currentActions(in: window)
        let identifiers = Set(found.compactMap(\.identifier))
        let others =
            view.map { view in
                application.currentActions(from: view, beyond: application.keyTarget(in: window))
                    .filter { $0.responder !== view && !identifiers.contains($0.identifier ?? "") }
            } ?? []
        let actions = (found + others).filter {
            !$0.title.isEmpty && $0.action.placement >= .palette
                && $0.identifier != "command-palette"
        }
        return show(CommandPaletteController(of: self, actions), in: window)
    }

    /// Asks for the arguments of the actions of a responder and of its subordinates.
    ///
    /// The responder retains the palette.
    ///
    /// If a key or a menu performs such an action without arguments, the palette opens and asks for them.
    ///
    /// - Returns: The subscription of ``/SeltzerViews/ArgumentsNeeded``, which may be dropped.
    @discardableResult
    public func askForArguments(of responder: InputResponder) -> Subscription {
        responder.on { [self] (event: ArgumentsNeeded) in
            guard let window = event.action.responder?.window else { return .ignored }
            let controller = CommandPaletteController(of: self, [], asking: event.action)
            return show(controller, in: window) ? .stop : .ignored
        }
    }

    private func show(_ controller: CommandPaletteController, in window: Window) -> Bool {
        guard let presenter = window.rootViewController?.lastPresented else { return false }
        guard !(presenter is CommandPaletteController) else { return false }
        application = window.application
        return presenter.present(controller)
    }
}
