// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: RemoteProgram, FrameReport+json, RouteTrace+details.

import Dispatch
import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerInspector
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program with a control port, and an inspector that is connected to it.
@MainActor
private final class RemoteScene {
    let notepad = Notepad()
    let program: Pilot
    let inspector = RemoteInspector()
    let pilot: Pilot
    let path: String
    private(set) var port: ControlPort?
    private let folder: String

    init(look: DisplayLook? = nil) async throws {
        var template = Array("/tmp/seltzer-remote.XXXXXX".utf8CString)
        folder = String(cString: try #require(mkdtemp(&template)))
        path = "\(folder)/p"
        program = await Pilot(plain: notepad, columns: 40, rows: 8)
        port = try ControlPort(program.application, path: path)
        try await inspector.connect(to: path, patience: .seconds(600))
        pilot = await Pilot(
            plain: inspector, columns: 80, rows: 24,
            capabilities: look?.capabilities ?? DisplayCapabilities())
    }

    deinit { rmdir(folder) }

    /// The view that has the focus of the inspector.
    var focused: View? { inspector.viewIfLoaded?.window?.firstResponder as? View }

    func closePort() {
        port?.close()
        port = nil
    }

    /// Waits until the inspector's screen contains a text.
    func shows(_ text: String) async -> Bool {
        for _ in 0..<400 {
            await program.settle()
            await pilot.settle()
            if pilot.screen.contains(text) { return true }
            try? await Task.sleep(for: .milliseconds(10))
        }
        return false
    }
}

@MainActor
@Suite struct RemoteInspectorTests {
    @Test func theTreeHasTheElementsAndThePropertiesOfTheSelectedOne() async throws {
        let scene = try await RemoteScene()
        #expect(await scene.shows("window \"Notepad\""))
        #expect(await scene.shows("button \"Save\"  #save"))
        await scene.pilot.click(on: "button \"Save\"")
        #expect(await scene.shows("Identifier       save"))
        #expect(await scene.shows("Role             button"))
        scene.closePort()
    }

    @Test func theConsoleHasTheLinesOfTheProgram() async throws {
        let scene = try await RemoteScene()
        await scene.pilot.press("ctrl-pageup")
        #expect(await scene.shows("Nothing was printed yet."))
        scene.program.application.diagnose("A view is nowhere.")
        scene.program.application.log("error: no ice")
        #expect(await scene.shows("diagnostic A view is nowhere."))
        #expect(await scene.shows("log error: no ice"))
        #expect(await scene.shows("2 lines"))
        // A second inspector gets the earlier lines, too.
        let other = RemoteInspector()
        try await other.connect(to: scene.path, patience: .seconds(600))
        let pilot = await Pilot(plain: other, columns: 80, rows: 24)
        await pilot.press("ctrl-pageup")
        #expect(pilot.screen.contains("log error: no ice"))
        scene.closePort()
    }

    @Test func theTreeFollowsTheProgram() async throws {
        let scene = try await RemoteScene()
        #expect(await scene.shows("Nothing saved."))
        await scene.program.click(on: scene.notepad.save)
        #expect(await scene.shows("Saved 1 times."))
        scene.closePort()
    }

    @Test func anEventOfTheProgramIsShownWithItsRoute() async throws {
        let scene = try await RemoteScene()
        await scene.pilot.click(on: "Routes")
        await scene.program.click(on: scene.notepad.save)
        #expect(await scene.shows("Button#save"))
        scene.closePort()
    }

    @Test func framesAndTheScreenAreShown() async throws {
        let scene = try await RemoteScene()
        await scene.pilot.click(on: "Frames")
        scene.notepad.status.text = "Another text."
        #expect(await scene.shows("Label"))
        await scene.pilot.click(on: "Screen")
        #expect(await scene.shows("Another text."))
        scene.closePort()
    }

    @Test func aCellOfAPastFrameIsExplained() async throws {
        let scene = try await RemoteScene()
        await scene.pilot.click(on: "Screen")
        scene.notepad.status.text = "Another text."
        #expect(await scene.shows("Another text."))
        let place = scene.program.location(of: "Another") ?? .zero
        let shown = scene.pilot.location(of: "Another") ?? .zero
        await scene.pilot.click(column: shown.x, row: shown.y)
        #expect(await scene.shows("drew \"A\" at (\(place.x), \(place.y)) in frame"))
        #expect(await scene.shows("called setNeedsDisplay()"))
        scene.notepad.status.text = "The last text."
        #expect(await scene.shows("drew \"T\" at"))
        await scene.pilot.press("ctrl-pageup")
        #expect(await scene.shows("drew \"T\" at"))
        // The last row is the earliest frame since the inspector connected.
        await scene.pilot.press("end")
        #expect(await scene.shows("drew \"A\" at"))
        scene.closePort()
    }

    @Test func whenTheProgramGoesASentenceSaysSoAndThePagesStay() async throws {
        let scene = try await RemoteScene()
        #expect(await scene.shows("button \"Save\""))
        scene.closePort()
        #expect(await scene.shows("has ended. This is what it showed last."))
        #expect(scene.pilot.screen.contains("button \"Save\""))
        #expect(scene.inspector.ending != nil)
        await scene.pilot.press("q")
        #expect(scene.pilot.ending == .ended)
    }

    // MARK: The focus

    @Test func eachPageBeginsWithTheFocusOnItsContent() async throws {
        let scene = try await RemoteScene()
        #expect(await scene.shows("button \"Save\""))
        for (page, label) in [
            ("Routes", "Route"), ("Frames", "Frames"), ("Screen", "Screen of the program"),
            ("Console", "Console"), ("Tree", "Elements"),
        ] {
            await scene.pilot.press("ctrl-pagedown")
            let focused = try #require(scene.focused)
            #expect(focused.accessibilityLabel == label, "\(page)")
        }
        scene.closePort()
    }

    @Test func theFooterOffersOnlyKeysThatDoSomething() async throws {
        let scene = try await RemoteScene()
        for _ in 0..<5 {
            await scene.pilot.press("ctrl-pagedown")
            let actions = scene.pilot.application.currentActions
            #expect(!actions.contains { $0.title == "Close" }, "\(scene.pilot.screen)")
        }
        scene.closePort()
    }

    @Test(arguments: [DisplayLook.dark, .light])
    func nothingHindersUsersOnAnyPage(look: DisplayLook) async throws {
        let scene = try await RemoteScene(look: look)
        await scene.program.click(on: scene.notepad.save)
        #expect(await scene.shows("Saved 1 times."))
        for _ in 0..<4 {
            await scene.pilot.press("ctrl-pagedown")
            // The arrows of the footer stand for keys; the mouse has the rows themselves.
            let findings = await scene.pilot.audit().filter {
                !($0.kind == .smallTargets && $0.subject.hasSuffix(": up"))
            }
            #expect(findings.isEmpty, "\(findings)")
        }
        scene.closePort()
    }

    // MARK: Refusals

    private func refusal(
        of path: String, patience: Duration = .seconds(600)
    ) async -> String {
        do {
            try await RemoteInspector().connect(to: path, patience: patience)
            return "connected"
        } catch {
            return "\(error)"
        }
    }

    @Test func aPathWithoutAProgramIsRefusedInWords() async throws {
        #expect(await refusal(of: "/tmp/no-such-port").contains("no program listens there"))
        #expect(await refusal(of: "/etc/passwd").hasSuffix("which is not a socket."))
    }

    @Test func aSocketOfAnotherUserIsRefused() async throws {
        guard geteuid() == 0 else { return }
        let scene = try await RemoteScene()
        #expect(chown(scene.path, 65_534, 65_534) == 0)
        #expect(await refusal(of: scene.path).hasSuffix("it belongs to another user."))
        #expect(chown(scene.path, 0, 0) == 0)
        scene.closePort()
    }

    @Test func aProgramThatAllowsNoControlSaysSo() async throws {
        let scene = try await RemoteScene()
        scene.program.application.allowsControl = false
        #expect(await refusal(of: scene.path) == "The program does not allow control now.")
        scene.closePort()
    }

    @Test(arguments: [
        (#"{"jsonrpc":"2.0","id":1,"result":{"protocol":2,"program":"Notes"}}"#, "version 2"),
        ("HTTP/1.1 400 Bad Request", "does not answer"), ("", "does not answer"),
    ])
    func anotherVersionAndAnotherProtocolAreRefused(answer: String, words: String) async throws {
        let server = try AnsweringSocket(answer)
        let isSilent = words == "does not answer"
        let patience = isSilent ? Duration.milliseconds(200) : .seconds(600)
        #expect(await refusal(of: server.path, patience: patience).contains(words))
    }
}

/// A socket that answers the first connection with a line.
private final class AnsweringSocket {
    let path: String
    private let folder: String
    private let listener: Int32

    init(_ answer: String) throws {
        var template = Array("/tmp/seltzer-remote.XXXXXX".utf8CString)
        folder = String(cString: try #require(mkdtemp(&template)))
        path = "\(folder)/p"
        #if canImport(Glibc)
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #else
        listener = socket(AF_UNIX, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let listener = listener
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(result == 0 && listen(listener, 1) == 0)
        // Not a task: these calls wait, and there are few threads for tasks.
        DispatchQueue(label: "answers").async {
            let client = accept(listener, nil, nil)
            let line = Array((answer.isEmpty ? "" : answer + "\n").utf8)
            _ = line.withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
            var byte: UInt8 = 0
            while read(client, &byte, 1) > 0 {}
            close(client)
        }
    }

    deinit {
        close(listener)
        unlink(path)
        rmdir(folder)
    }
}
