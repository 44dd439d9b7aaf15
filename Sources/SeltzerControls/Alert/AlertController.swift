// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A question with buttons, and perhaps text fields, as UIKit's `UIAlertController`.
///
/// ```swift
/// let alert = AlertController(title: "New folder", message: nil, preferredStyle: .alert)
/// alert.addTextField { field in field.placeholder = "Name" }
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(AlertAction(title: "Create", style: .default) { [weak alert] _ in
///     create(alert?.textFields?.first?.text ?? "")
/// })
/// present(alert, animated: true)
/// ```
///
/// When the user chooses a button, the alert is dismissed, the handler of its ``AlertAction`` runs, and the alert posts
/// ``AlertAnswered``. The user must answer an alert. An action sheet can also be left with Esc or by a press outside,
/// which run the handler of the action that cancels.
///
/// Enter chooses the ``preferredAction``, or else the first action with the style ``AlertAction/Style/default``. If the
/// other actions are destructive, the action that cancels is the default. Esc chooses the action that cancels. A single
/// button has both roles.
public class AlertController: ViewController {
    /// The kind of a question.
    public enum Style: Hashable, Sendable {
        /// A column of actions, beside the view or the bar item that the popover controller names, or else in the middle
        /// of the screen.
        case actionSheet
        /// A question that the user must answer.
        case alert
    }

    /// The kind of the question.
    public let preferredStyle: Style
    /// The text below the title, wrapped between words; nil for none.
    public var message: String? { didSet { showTexts() } }

    /// The actions in the order in which they were added.
    ///
    /// UIKit's name `actions` stands for the actions of keys here.
    public private(set) var alertActions: [AlertAction] = []
    /// The fields in the order in which they were added; nil for none.
    public private(set) var textFields: [TextField]?
    /// The action that Enter chooses; nil for the choice that the actions' styles make.
    ///
    /// It has to be one of the ``alertActions``.
    public var preferredAction: AlertAction? { didSet { arrange() } }

    private var alertView: AlertView?
    /// The mistakes that the program made before an application could report them.
    private var mistakes: [String] = []

    /// Creates a question without buttons.
    ///
    /// An alert that is shown without buttons gets the button `OK`.
    ///
    /// - Parameters:
    ///   - title: The first line, in bold; nil for none.
    ///   - message: The text below the title; nil for none.
    ///   - preferredStyle: The kind of the question.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init()
        self.title = title
        showsTitleInView = true
        // A press outside does not dismiss an alert: the user must answer it.
        isModalInPresentation = preferredStyle == .alert
        if preferredStyle == .actionSheet {
            modalPresentationStyle = .popover
            pressOutsideCancels = true
        }
    }

    // MARK: Actions and fields

    /// Adds an action, whose button follows the earlier ones.
    ///
    /// A question has one action that cancels. Another one with that style is an ordinary action, which the
    /// application's diagnostics report.
    public func addAction(_ action: AlertAction) {
        if action.style == .cancel, cancelAction != nil {
            mistakes.append("has more than one action that cancels")
        }
        let index = alertActions.count
        alertActions.append(action)
        action.button.addAction(for: .primaryActionTriggered) { [weak self] _ in
            self?.choose(index)
        }
        arrange()
    }

    /// Adds a text field below the message; the first field is focused when the alert is shown.
    ///
    /// Enter leads to the next field, and chooses the default action in the last one. Action sheets have no fields; the
    /// application's diagnostics report the mistake.
    ///
    /// - Parameter configurationHandler: Runs at once with the field.
    public func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            mistakes.append("has a text field; only an alert shows it")
            return
        }
        let field = TextField()
        textFields?.last?.addAction(for: .primaryActionTriggered) { [weak field] _ in
            field?.becomeFirstResponder()
        }
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        alertView?.fields = textFields ?? []
    }

    private var cancelAction: AlertAction? { alertActions.first { $0.style == .cancel } }

    private func arrange() {
        let first = alertActions.first { $0.style == .default } ?? cancelAction
        let preferred = preferredAction.flatMap { action in
            alertActions.first { $0 === action }
        }
        let isSheet = preferredStyle == .actionSheet
        defaultButton = (preferred ?? (isSheet ? nil : first))?.button
        let lone = alertActions.count == 1 && !isSheet ? alertActions[0] : nil
        cancelButton = (cancelAction ?? lone)?.button
        alertView?.cancelButton = cancelAction?.button
        alertView?.buttons = arrangedButtons
    }

    /// The buttons from left to right, or from the top.
    ///
    /// In an alert the button of the default action is the last, after the button that cancels.
    private var arrangedButtons: [Button] {
        let buttons = alertActions.map(\.button)
        guard let cancel = buttons.first(where: { $0 === cancelButton }), buttons.count > 1 else {
            return buttons
        }
        let others = buttons.filter { $0 !== cancel }
        if preferredStyle == .actionSheet { return others + [cancel] }
        let action = others.first { $0 === defaultButton } ?? others.last
        return others.filter { $0 !== action } + [cancel] + (action.map { [$0] } ?? [])
    }

    // MARK: The view

    /// Creates the view with the texts, the fields and the buttons.
    public override func loadView() {
        if alertActions.isEmpty, preferredStyle == .alert { addAction(AlertAction("OK")) }
        let view = AlertView(isSheet: preferredStyle == .actionSheet)
        alertView = view
        self.view = view
        view.fields = textFields ?? []
        showTexts()
        arrange()
    }

    private func showTexts() { alertView?.show(heading: title ?? "", message: message ?? "") }

    /// Shows the present title.
    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showTexts()
    }

    /// Reports mistakes of the program to the application's diagnostics.
    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if let preferredAction, !alertActions.contains(where: { $0 === preferredAction }) {
            mistakes.append("prefers an action that is not among its actions")
        }
        for mistake in mistakes {
            window?.application?.diagnose("The alert “\(title ?? message ?? "")” \(mistake)")
        }
        mistakes = []
    }

    /// The first field, or else the default button, or else the first button on the screen.
    public override var preferredFocusedView: View? {
        textFields?.first ?? defaultButton ?? arrangedButtons.first
    }

    private func choose(_ index: Int) {
        let action = alertActions[index]
        let event = AlertAnswered(title: MnemonicTitle(action.button.title).text, index: index)
        post(event, includingSelf: true) {
            if presentingViewController != nil { dismiss() }
            action.handler?(action)
        }
    }
}

/// The user chose a button of an alert; posted by the alert, after it was dismissed and the button's handler has run.
///
/// Handlers of the alert itself run first.
public struct AlertAnswered: RoutedEvent, Hashable, Sendable {
    /// The title of the button, without the mark of a mnemonic.
    public let title: String
    /// The index of the button, from 0.
    public let index: Int

    /// Creates an event.
    public init(title: String, index: Int) {
        self.title = title
        self.index = index
    }
}
