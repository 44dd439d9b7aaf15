// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What the sample's button posts.
struct NameSaved: RoutedEvent {
    let name: String
}

/// What ``SampleController/present()`` makes.
enum SampleSettings {
    /// Whether the program handles what its button posts.
    @TaskLocal static var handles = true
}

/// A small program: a name, a secret, a switch, a number and a button.
final class SampleController: ViewController {
    let name = TextField()
    let secret = TextField()
    let repeats = Switch("Repeat")
    let count = Stepper(value: 3, in: 0...9)
    lazy var save = Button("Save") { [weak self] button in
        guard let self else { return }
        button.post(NameSaved(name: self.name.text))
    }
    let state = Label("Not saved")
    /// Whether somebody handles ``NameSaved``.
    var isHandled = true

    /// Returns the program, for a test that is written from a record.
    static func present() -> SampleController {
        let controller = SampleController()
        controller.isHandled = SampleSettings.handles
        return controller
    }

    override func loadView() {
        title = "Sample"
        name.accessibilityLabel = "Name"
        secret.accessibilityLabel = "Password"
        secret.isSecureTextEntry = true
        count.accessibilityLabel = "Count"
        save.identifier = "save"
        save.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Forget") { [weak self] in
                self?.state.text = "Forgotten"
                return true
            }
        ]
        if isHandled {
            on(NameSaved.self) { [weak self] event in
                self?.state.text = "Saved \(event.name)"
                return .stop
            }
        }
        bind("ctrl-s", "Save") { [weak self] in self?.state.text = "Saved by key" }
        view = StackView(.vertical, [name, secret, repeats, count, save, state])
    }
}

/// A folder for one test.
final class ControlFolder {
    let path: String

    init() {
        var template = Array("/tmp/seltzer-port-XXXXXX".utf8CString)
        path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    }

    deinit {
        for name in ["p", "q", "r", "file"] { unlink("\(path)/\(name)") }
        rmdir(path)
    }

    var socket: String { "\(path)/p" }
}

/// A socket that writes and reads raw bytes, as a program in another language does.
@MainActor
final class RawClient {
    let descriptor: Int32
    private var bytes: [UInt8] = []

    init?(_ path: String) {
        #if canImport(Darwin)
        descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
        #else
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else { return nil }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit { close(descriptor) }

    /// Writes a text; returns how many bytes were taken.
    @discardableResult
    func write(_ text: String) -> Int {
        let bytes = Array(text.utf8)
        return max(0, send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)))
    }

    /// Tells that nothing more is written.
    func endInput() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Returns the next line; nil when the other end has closed.
    func line() async -> String? {
        while true {
            if let place = bytes.firstIndex(of: 0x0A) {
                defer { bytes.removeFirst(place + 1) }
                return String(decoding: bytes[..<place], as: UTF8.self)
            }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count == 0 || count < 0 && errno != EAGAIN { return nil }
            if count > 0 { bytes += buffer[..<count] }
            if count < 0 { try? await Task.sleep(for: .milliseconds(1)) }
        }
    }

    /// Sends a request, and returns the answer.
    func ask(_ text: String) async -> JSONValue? {
        write(text + "\n")
        return await line().flatMap { try? JSONValue(parsing: $0) }
    }
}
