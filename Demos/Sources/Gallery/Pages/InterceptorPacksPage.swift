// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let interceptorPacks = GalleryPage(
        name: "interceptor-packs", title: "Interceptor packs", group: .menus,
        summary: "Add undo, macros, read-only mode and more.",
        hint: "Press a button; then turn on read-only mode."
    ) {
        PacksPageController()
    }
}

/// A shelf of drinks, whose actions do not know the packs.
private final class PacksPageController: ViewController {
    private var drinks = ["Lemonade", "Ginger beer"]
    private let shelf = Label("")
    private let uses = Label("Nothing yet.")
    private let lock = Switch("Read only")
    private let menu = PullDownButton(
        "Shelf",
        menu: Menu(children: [
            MenuCommand("pour"), MenuCommand("take"),
            Menu(options: .displayInline, children: [MenuCommand("undo"), MenuCommand("redo")]),
            Menu(
                options: .displayInline,
                children: [MenuCommand("record-macro"), MenuCommand("replay-macro")]),
            MenuCommand("empty-shelf"),
        ]))
    /// The buttons that change the shelf.
    private var changing: [Button] = []
    private var history: UndoHistory?
    private var macros: MacroRecorder?
    private var usage: UsageCounter?
    private var tutorial: Tutorial?

    override func loadView() {
        let pour = button("P&our", "pour"), empty = button("&Empty", "empty-shelf")
        let buttons = StackView(.horizontal, [pour, empty])
        changing = [pour, empty]
        view = SpecimensView([
            Specimen("Shelf", "Ctrl-_ undoes a change", shelf),
            Specimen("Actions", "Empty asks first", buttons),
            Specimen("Menu", "Ctrl-R records keys, Ctrl-E replays them", menu),
            Specimen("Read-only mode", "Disables the actions", lock),
            Specimen(
                "Tutorial", "Points at the next step",
                Button("&Show me") { [weak self] _ in self?.tutorial?.start() }),
            Specimen("Uses", "Counts each action", uses),
        ])
        tutorial = Tutorial(
            on: self,
            steps: [
                Tutorial.Step(
                    "Pour a drink.", at: { [weak pour] in pour }, until: ActionPerformed.self,
                    where: { $0.action.identifier == "pour" }),
                Tutorial.Step(
                    "Turn on read-only mode.", at: { [weak lock] in lock },
                    until: SwitchToggled.self),
            ])
        show()
    }

    override func viewDidLoad() {
        let readOnly = ReadOnlyMode(on: self, isOn: false)
        on { [weak self] (event: SwitchToggled) in
            readOnly.isOn = event.isOn
            for button in self?.changing ?? [] { button.isEnabled = !event.isOn }
            return .ignored
        }
        DestructiveConfirmation(on: self)
        history = UndoHistory(on: self)
        macros = MacroRecorder(on: self)
        usage = UsageCounter(on: self)
        on(ActionPerformed.self, PacksPageController.count)
    }

    override var actions: [Action] {
        [
            Action("pour", title: "Pour", keys: ["ctrl-n"], undoable: PacksPageController.pour),
            Action("take", title: "Take", keys: ["delete"], undoable: PacksPageController.take),
            Action("empty-shelf", title: "Empty the shelf", PacksPageController.empty)
                .attributes(.destructive),
        ] + (history?.actions ?? []) + macroActions
    }

    /// The actions of the recorder, without the keys that the gallery uses otherwise.
    private var macroActions: [Action] {
        let keys: [String: KeySequence] = ["record-macro": "ctrl-r", "replay-macro": "ctrl-e"]
        return (macros?.actions ?? []).map { action in
            var action = action
            action.keys = action.identifier.flatMap { keys[$0] }.map { [$0] } ?? action.keys
            return action
        }
    }

    private func button(_ title: String, _ identifier: String) -> Button {
        Button(title) { [weak self] _ in
            guard let self, let application = window?.application else { return }
            // The focus may be on the list of pages.
            let action = application.currentActions(from: self).first {
                $0.identifier == identifier
            }
            if action.map(application.perform) != true { application.beep() }
        }
    }

    private func pour() -> UndoStep? {
        drinks.append(["Cassis fizz", "Tonic", "Lemonade"][drinks.count % 3])
        show()
        return UndoStep { [weak self] in self?.take() }
    }

    private func take() -> UndoStep? {
        guard let last = drinks.popLast() else { return nil }
        show()
        return UndoStep { [weak self] in
            self?.drinks.append(last)
            self?.show()
            return UndoStep { self?.take() }
        }
    }

    private func empty() {
        drinks = []
        show()
    }

    private func show() { shelf.text = drinks.isEmpty ? "Empty." : drinks.joined(separator: ", ") }

    private func count(_ event: ActionPerformed) -> Disposition {
        uses.text =
            usage?.mostUsed(4).map { "\($0.name) \($0.count)" }.joined(separator: ", ") ?? ""
        return .ignored
    }
}
