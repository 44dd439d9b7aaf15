// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerCurses
import SeltzerInspector
import SeltzerScreen
import SeltzerTerminal
import SeltzerViews

extension Application {
    /// Creates an application on the terminal of the process.
    ///
    /// ```swift
    /// let branch = try await Application(root: picker, presentation: .inline(rows: 10))
    ///     .run(until: BranchChosen.self)
    /// ```
    ///
    /// F12 opens the inspector, and Shift-F12 or F11 shows letters on all clickable elements
    /// (``/SeltzerViews/Application/tools``). The terminal's answers are remembered for the next
    /// run. The application's diagnostics are written to standard error after its end.
    ///
    /// - Parameters:
    ///   - root: The controller of the first window.
    ///   - presentation: The whole screen, or rows below the prompt.
    ///   - keepsOutput: Whether to keep output that the program prints on the terminal meanwhile,
    ///     because it would overwrite the screen, and to show it at the end, also after a crash.
    ///     Redirected standard output and error are not affected.
    ///   - guardsTerminal: Whether a small second process restores the terminal after SIGKILL,
    ///     which cannot be caught.
    ///   - inputSettings: The wait after ESC, and the limit for pastes.
    public convenience init(
        root: ViewController,
        presentation: ScreenPresentation = .fullScreen,
        keepsOutput: Bool = true,
        guardsTerminal: Bool = false,
        inputSettings: InputSettings = InputSettings()
    ) {
        let memory = TerminalMemory()
        let environment = processEnvironment()
        let recording = Recording.wanted(by: environment)
        let linear = LinearMode.wanted(by: environment)
        self.init(root: root) {
            if let linear { return linear.display }
            do throws(TerminalError) {
                return try openDisplay(
                    environment: environment, presentation: .fullScreen,
                    keepsOutput: keepsOutput, guardsTerminal: guardsTerminal,
                    inputSettings: inputSettings, memory: memory, recording: recording)
            } catch {
                throw ApplicationError(error)
            }
        }
        self.presentation = presentation
        adoptAllCode()
        takeProgramLook()
        if linear == nil { tools = [.inspect, .clickHints] }
        diagnosticHandler = writeToStandardError
        logsOnDisplay = StandardOutput.isTerminal
        logHandler = StandardOutput.logHandler(for: environment)
        if let recording {
            let observer = ApplicationObserver()
            observer.willDispatch = { event, isSecret in if !isSecret { recording.input(event) } }
            observers.append(observer)
        }
        openPortAndRecords(for: environment)
        readSettings(from: environment)
        if let linear {
            linear.begin(with: self)
            reducesMotion = true
            // A conversation of lines has no modes.
            keyStyle = .standard
        }
    }
}

extension Application {
    /// Opens the control port and begins the records that the environment asks for.
    final func openPortAndRecords(for environment: [String: String]) {
        if let path = trustedPath("SELTZER_CONTROL", in: environment) {
            ControlPort.serve(self, path: path, refused: writeToStandardError)
        }
        if let path = trustedPath("SELTZER_RECORD_INPUT", in: environment) {
            SessionFiles.record(self, to: path, refused: writeToStandardError)
        }
        if let path = trustedPath("SELTZER_RECORD_TEST", in: environment) {
            SessionFiles.writeTest(of: self, to: path, refused: writeToStandardError)
        }
    }

    /// Whether the environment of a process says that somebody may read the screen at the cursor.
    ///
    /// Programs for braille displays read the console of Linux. No terminal reports a reader, so
    /// elsewhere the user sets the variable.
    static func cursorFollowsFocus(for environment: [String: String]) -> Bool {
        switch environment["SELTZER_CURSOR_FOLLOWS_FOCUS"] {
        case nil, "": environment["TERM"] == "linux"
        case "0": false
        default: true
        }
    }

    /// Reads the settings of motion, the wheel, the cursor, the keys and the frame rate from the environment
    /// of a process.
    final func readSettings(from environment: [String: String]) {
        animatesControls = true
        reducesMotion = environment["SELTZER_REDUCES_MOTION"] == "1"
        wheel = WheelSettings(
            lines: environment["SELTZER_WHEEL_LINES"].flatMap { Int($0) } ?? wheel.lines,
            acceleration: environment["SELTZER_WHEEL_ACCELERATION"].flatMap { Int($0) }
                ?? wheel.acceleration)
        cursorShape = environment["SELTZER_CURSOR"].flatMap(CursorShape.init(rawValue:))
        cursorFollowsFocus = Self.cursorFollowsFocus(for: environment)
        keyStyle = environment["SELTZER_KEYS"].flatMap(KeyStyle.init(rawValue:)) ?? .standard
        let isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains {
            environment[$0]?.isEmpty == false
        }
        preferredFramesPerSecond =
            isRemote ? Motion.remoteFramesPerSecond : Motion.framesPerSecond
    }
}

extension ApplicationError {
    /// Creates the application's error from an error of its terminal.
    init(_ error: TerminalError) {
        self = error == .noTerminal ? .noTerminal : .unusableTerminal(error.description)
    }
}
