// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// An inspector of a running application: its views, the routes of its events, its frames, and the
/// reasons for its behavior.
///
/// The inspector is an application of its own on a part of the screen. Nothing is measured or kept
/// while it is closed.
@MainActor
package final class Inspector {
    /// The inspected application; nil once it no longer exists.
    package private(set) weak var program: Application?
    /// The application that shows the inspector.
    package let application: Application
    /// The part of the screen that shows the inspected application, and the marks over it.
    let display: SplitDisplay
    let controller: InspectorController
    private let observer = ApplicationObserver()
    /// Records the user's input to the inspected application; nil while nothing is recorded.
    private(set) var recorder: SessionRecorder?
    private var recordsFrames = false
    /// The folder of saved records; by default the process's current folder.
    package var recordsFolder = "."
    /// Takes the keys of the inspector while the inspected application is focused.
    private lazy var restWindow = RestWindow(of: self)

    /// Returns the open inspector of an application; nil if it is closed.
    package static func open(for program: Application) -> Inspector? {
        (program.interposedDisplay as? SplitDisplay)?.owner as? Inspector
    }

    /// Opens the inspector of a running application.
    init(of program: Application, on base: any Display) {
        self.program = program
        display = SplitDisplay(over: base, of: program)
        controller = InspectorController()
        application = Application(root: controller, clock: program.clock) { [weak display] in
            guard let display else { throw ApplicationError.noTerminal }
            return display.inspectorDisplay
        }
        application.defaultThemeProvider = program.defaultThemeProvider
        application.theme = program.theme
        application.layoutDensity = .compact
        application.keyMap = program.keyMap
        application.diagnosticHandler = { [weak program] in program?.diagnose($0) }
        application.reducesMotion = program.reducesMotion
        controller.inspector = self
        display.owner = self
    }

    /// Divides the screen, and starts.
    func begin() {
        guard let program else { return }
        display.isInspectorQuiet = { [weak self] in self?.isQuiet ?? true }
        display.willStop = { [weak self] in self?.end() }
        display.focusedPaneDidChange = { [weak self] in self?.focusedPaneDidChange() }
        observer.didLayOut = { [weak self] in self?.controller.programDidLayOut() }
        program.interpose(display)
        display.base.setMouseMode(.all)
        program.observers.append(observer)
        program.beginRecordingFrames()
        recordsFrames = true
        controller.routes.begin()
        controller.why.begin()
        controller.console.begin()
        // Hides the adoption from the inspector: a test that adopts applications means the
        // program's application.
        ApplicationAdoption.current.withValue(nil) {
            Task { @MainActor [weak self, application] in
                _ = try? await application.run()
                self?.close()
            }
        }
    }

    /// Gives the whole screen back to the inspected application.
    package func close() {
        guard let program, program.interposedDisplay === display else { return }
        program.interpose(nil)
        display.base.setMouseMode(program.mouseMode)
        end()
    }

    private func end() {
        if recordsFrames { program?.endRecordingFrames() }
        recordsFrames = false
        program?.observers.removeAll { [observer] in $0 === observer }
        recorder?.stop()
        recorder = nil
        controller.end()
        application.end()
        display.owner = nil
    }

    // MARK: Recording

    /// Starts recording, or ends it and returns the record.
    func toggleRecording() -> SessionRecord? {
        guard let recorder else {
            recorder = program.map { SessionRecorder($0) }
            return nil
        }
        self.recorder = nil
        return recorder.stop()
    }

    /// Saves a record, and returns the path of the file.
    func save(
        _ record: SessionRecord, as format: SessionFiles.Format
    ) throws(PrivateFile.Refusal) -> String {
        try SessionFiles.save(record, as: format, in: recordsFolder)
    }

    private var isQuiet: Bool { application.isRunning && application.isQuiet }

    /// Called with each frame of the inspected application and its costs; nil to measure nothing.
    var frameHandler: (@MainActor (FrameReport) -> Void)? {
        didSet {
            observer.measuresFrames = frameHandler != nil
            observer.didShow = frameHandler ?? { _ in }
        }
    }

    private func focusedPaneDidChange() {
        if display.focusedPane == .program {
            restWindow.makeKeyAndVisible(in: application)
        } else {
            restWindow.close()
        }
    }
}

/// A window without cells that is the inspector's key window while the user works in the inspected
/// application, so that no control of the inspector looks focused.
///
/// The footer shows its only action: the key that focuses the inspector again.
private final class RestWindow: Window {
    private weak var inspector: Inspector?

    init(of inspector: Inspector) {
        self.inspector = inspector
        super.init()
    }

    override var actions: [Action] {
        let isOffered = inspector?.program?.tools.contains { $0.identifier == "inspect" } == true
        // Here the application's `cancel` action, which would end the inspector, and the keys that
        // move the focus do nothing.
        let none = Action("cancel", keys: ["ctrl-c"]) { _ in .ignored }.placement(.help)
        return isOffered
            ? [Action("inspect", title: "Inspector", keys: ["f12"], RestWindow.takeKeys), none]
            : [none]
    }

    private func takeKeys() { inspector?.display.focusedPane = .inspector }
}
