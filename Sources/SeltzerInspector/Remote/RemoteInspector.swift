// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The inspector of a program in another process: the program keeps its whole screen.
///
/// The program is started with `SELTZER_CONTROL=SOCKET`, or opens a
/// ``/SeltzerAutomation/ControlPort`` itself.
///
/// ```swift
/// let inspector = RemoteInspector()
/// try await inspector.connect(to: "/run/user/1000/notes.sock")
/// try await Application(root: inspector).run()
/// ```
///
/// Its pages are the tree of elements, the routes of the events, the frames, the screen, and the
/// console. When the program ends, a sentence reports it, and the pages keep their contents.
public final class RemoteInspector: ViewController {
    private var program: RemoteProgram?
    private let tree = RemoteTreePage()
    private let routes = ViewController()
    private let frames = ViewController()
    private let framesView = FramesView()
    private let screen = RemoteScreenPage()
    private let console = ConsolePage()
    private let tabs = TabBarController()
    private let status = Label()
    /// The chosen cell of the program's screen; nil for none.
    private var cell: Point?
    /// The cells of the selected element.
    private var marked: Rect?
    private var isExplanationDue = false
    private var isExplaining = false

    /// Creates an inspector without a program; call ``connect(to:patience:)`` next.
    public init() {
        super.init()
        title = "Inspect"
        (routes.title, frames.title) = ("Routes", "Frames")
    }

    /// A sentence that says why no more data comes, for instance because the program has ended; nil
    /// while data may come.
    public var ending: String? { program?.ending }

    /// Connects to the control port of a running program.
    ///
    /// - Parameters:
    ///   - path: The path of the socket.
    ///   - patience: The maximum wait for the first answer.
    /// - Throws: ``/SeltzerAutomation/ControlPortError`` if no program of this user listens there,
    ///   or ``RemoteInspectionError`` if the program does not answer, refuses, or speaks another
    ///   version.
    public func connect(to path: String, patience: Duration = .seconds(5)) async throws {
        let new = try await RemoteProgram.connect(to: path, patience: patience)
        program?.close()
        program = new
        let routesView = RoutesView(new.history)
        routesView.diagram.hint = "Click or press a key in the program."
        routes.view = routesView
        new.didShow = { [weak self] in
            self?.framesView.add($0)
            self?.explainCell()
        }
        new.didPrint = { [weak self] in self?.console.add($0) }
        new.didChange = { [weak self] in self?.show() }
        show()
    }

    /// Ends the connection.
    public func disconnect() {
        program?.close()
        program = nil
    }

    /// Loads the pages.
    public override func loadView() {
        frames.view = framesView
        tabs.viewControllers = [tree, routes, frames, screen, console]
        addChild(tabs)
        tree.didSelect = { [weak self] in self?.mark($0) }
        screen.didChoose = { [weak self] in self?.choose($0) }
        framesView.frameWasChosen = { [weak self] in self?.explainCell() }
        status.lineBreakMode = .byTruncatingTail
        let stack = StackView(.vertical, [tabs.view, status, KeyFooter()])
        stack.setFlex(1, of: tabs.view)
        stack.backgroundColor = .background
        view = stack
        tabs.didMove(toParent: self)
        show()
    }

    public override var preferredFocusedView: View? { tree.preferredFocusedView }

    public override var childForKeys: ViewController? { tabs }

    /// The actions `help` and `quit`.
    public override var actions: [Action] {
        [
            .help,
            Action("quit", title: "Quit", keys: ["q", "ctrl-q"], RemoteInspector.quit).role(.quit),
        ]
    }

    private func quit() { window?.application?.end() }

    // MARK: Past frames

    /// Marks the selected element on the screen, and chooses its first cell.
    private func mark(_ rect: Rect?) {
        screen.mark(rect)
        guard rect != marked else { return }
        marked = rect
        if let rect { choose(rect.origin) }
    }

    private func choose(_ cell: Point) {
        self.cell = cell
        explainCell()
    }

    /// Asks the program who drew the chosen cell up to the selected frame, and why.
    private func explainCell() {
        isExplanationDue = cell != nil
        guard isExplanationDue, !isExplaining else { return }
        isExplaining = true
        Task { @MainActor [weak self] in
            // Frames that come meanwhile are answered together.
            while let self, isExplanationDue, let cell, let program {
                isExplanationDue = false
                let text = await program.provenance(at: cell, frame: framesView.selectedNumber)
                guard let text else { break }
                framesView.cell = text
                screen.cell = text
            }
            self?.isExplaining = false
        }
    }

    private func show() {
        guard viewIfLoaded != nil else { return }
        guard let program else {
            status.styledText = StyledText(
                " No program", style: Style(foreground: .secondaryLabel))
            return
        }
        tree.show(program.tree)
        screen.show(program.screen)
        if let ending = program.ending {
            status.styledText = StyledText(" \(ending)", style: Style(foreground: .danger))
        } else {
            var text = StyledText(" \(program.name)", style: Style(attributes: .bold))
            text.append("  \(program.path)", style: Style(foreground: .secondaryLabel))
            status.styledText = text
        }
    }
}
