// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ControlClient, ControlError, ControlSession, LineConnection, SocketSources, UnixSocket, Application+rest.
// Covers also: PortDriver, ProgramName.

import SeltzerAutomation
import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@MainActor
@Suite struct ControlPortTests {
    private let folder = ControlFolder()
    private let sample: SampleController
    /// Ends the application when it is released.
    private let pilot: Pilot

    init() async {
        sample = SampleController()
        pilot = await Pilot(sample, columns: 40, rows: 12)
    }

    private func start() throws -> ControlPort {
        try ControlPort(pilot.application, path: folder.socket)
    }

    private func status(_ path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }

    // MARK: The socket

    @Test func onlyTheUserMayConnectAndThePathIsRemoved() async throws {
        let port = try start()
        let mode = try #require(status(folder.socket)?.st_mode)
        #expect(mode & S_IFMT == S_IFSOCK)
        #expect(mode & 0o777 == 0o600)
        port.close()
        #expect(status(folder.socket) == nil)
        port.close()
    }

    @Test func aSocketThatWasLeftBehindIsReplaced() async throws {
        let port = try start()
        try #require(rename(folder.socket, "\(folder.path)/q") == 0)
        port.close()
        try #require(rename("\(folder.path)/q", folder.socket) == 0)
        // The first port closes its socket in a later turn; nobody listens there then.
        var again: ControlPort?
        while again == nil {
            again = try? ControlPort(pilot.application, path: folder.socket)
            try await Task.sleep(for: .milliseconds(1))
        }
        let client = try ControlClient(path: folder.socket)
        #expect(try await client.call("screen").text?.contains("Save") == true)
        again?.close()
    }

    @Test func aPathInUseIsRefused() async throws {
        let port = try start()
        #expect(throws: ControlPortError.self) {
            try ControlPort(pilot.application, path: folder.socket)
        }
        port.close()
        close(open("\(folder.path)/file", O_CREAT | O_WRONLY, 0o600))
        let error = #expect(throws: ControlPortError.self) {
            try ControlPort(pilot.application, path: "\(folder.path)/file")
        }
        #expect(
            error?.description.hasSuffix("there is a file already; choose another path.") == true)
    }

    @Test func aFolderThatOthersCanChangeIsRefused() async throws {
        chmod(folder.path, 0o777)
        let error = #expect(throws: ControlPortError.self) {
            try ControlPort(pilot.application, path: folder.socket)
        }
        #expect(error?.description.contains("other users can change its folder") == true)
        #expect(throws: ControlPortError.self) {
            try ControlPort(pilot.application, path: "/no/such/folder/p")
        }
        #expect(throws: ControlPortError.self) {
            try ControlPort(pilot.application, path: "/tmp/" + String(repeating: "x", count: 200))
        }
    }

    @Test func aClientOfAnotherUserIsClosed() async throws {
        guard geteuid() == 0, access("/usr/bin/setpriv", X_OK) == 0 else { return }
        let port = try start()
        chmod(folder.path, 0o755)
        // Even where the file would let the user in.
        chmod(folder.socket, 0o666)
        let script = """
            import socket
            s = socket.socket(socket.AF_UNIX)
            s.connect('\(folder.socket)')
            try: s.sendall(b'{"jsonrpc":"2.0","id":1,"method":"screen"}\\n')
            except OSError: pass
            try: got = s.recv(100)
            except OSError: got = b''
            raise SystemExit(7 if got == b'' else 8)
            """
        let status = await run([
            "/usr/bin/setpriv", "--reuid=65534", "--clear-groups", "/usr/bin/env", "python3", "-c",
            script,
        ])
        #expect(status == 7)
        #expect(port.clientCount == 0)
        port.close()
    }

    /// Runs a program while the main actor goes on, and returns its exit status.
    private func run(_ arguments: [String]) async -> Int32 {
        await Task.detached {
            let words = arguments.map { strdup($0) } + [nil]
            defer { words.forEach { free($0) } }
            var process = pid_t()
            guard posix_spawn(&process, arguments[0], nil, nil, words, environ) == 0 else {
                return -1
            }
            var status: Int32 = 0
            waitpid(process, &status, 0)
            return (status >> 8) & 0xFF
        }.value
    }

    @Test func aProgramCanRefuse() async throws {
        let port = try start()
        let client = try ControlClient(path: folder.socket)
        try await client.call("screen")
        pilot.application.allowsControl = false
        await #expect(throws: ControlError.self) { try await client.call("screen") }
        port.close()
    }

    @Test func aServedApplicationOpensThePortAndClosesIt() async throws {
        let path = folder.socket
        let application = Application(root: SampleController()) {
            throw ApplicationError.noTerminal
        }
        ControlPort.serve(application, path: path) { Issue.record("\($0)") }
        let pilot = await Pilot(application, columns: 40, rows: 12)
        let client = try ControlClient(path: path)
        #expect(try await client.call("describe")["width"] == 40)
        application.end()
        await pilot.settle()
        while client.isOpen { await Task.yield() }
        #expect(status(path) == nil)
    }

    @Test func anApplicationThatDoesNotAllowItOpensNone() async throws {
        var sentences: [String] = []
        let application = Application(root: SampleController()) {
            throw ApplicationError.noTerminal
        }
        application.allowsControl = false
        ControlPort.serve(application, path: folder.socket) { sentences.append($0) }
        let pilot = await Pilot(application, columns: 40, rows: 12)
        #expect(
            sentences == ["The control port is not opened: the program does not allow it."])
        #expect(status(folder.socket) == nil)
        _ = pilot
    }

    // MARK: Clients

    @Test func twoClientsAreServedAtOnce() async throws {
        let port = try start()
        let first = try ControlClient(path: folder.socket)
        let second = try ControlClient(path: folder.socket)
        async let waits = first.call(
            "waitFor", ["label": "Saved Ada", "timeout": 600_000])
        try await second.call("type", ["role": "textField", "label": "Name", "text": "Ada"])
        try await second.call("press", ["role": "button", "label": "Save"])
        #expect(try await waits["element"]?["label"] == "Saved Ada")
        #expect(port.clientCount == 2)
        first.close()
        while port.clientCount > 1 { await Task.yield() }
        #expect(try await second.call("find", ["role": "button"]).array?.count == 1)
        port.close()
    }

    @Test func aClientThatReadsNothingIsDroppedAndTheOthersGoOn() async throws {
        let port = try start()
        let stalled = try #require(RawClient(folder.socket))
        let other = try ControlClient(path: folder.socket)
        try await other.call("screen")
        // Two megabytes for each answer.
        try await other.call("console")
        let line = String(repeating: "x", count: 4_000)
        for _ in 0..<500 { pilot.application.log(line) }
        let request = #"{"jsonrpc":"2.0","id":1,"method":"console"}"# + "\n"
        while port.clientCount == 2 {
            stalled.write(request)
            #expect(try await other.call("screen").text?.isEmpty == false)
        }
        #expect(try await other.call("screen").text?.contains("Save") == true)
        port.close()
    }

    @Test func aClientThatOnlyWritesGetsItsAnswersBeforeTheEnd() async throws {
        let port = try start()
        let client = try #require(RawClient(folder.socket))
        let requests = (1...100).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"find"}"# + "\n" }
        client.write(requests.joined())
        client.endInput()
        for number in 1...100 {
            let line = try #require(await client.line())
            #expect(try JSONValue(parsing: line)["id"]?.integer == number)
        }
        #expect(await client.line() == nil)
        port.close()
    }

    @Test(arguments: [true, false])
    func theLastLineNeedsNoEnd(_ isWhole: Bool) async throws {
        let port = try start()
        let client = try #require(RawClient(folder.socket))
        let request = #"{"jsonrpc":"2.0","id":1,"method":"find","params":{"label":"Save"}}"#
        client.write(isWhole ? request : String(request.dropLast()))
        client.endInput()
        let answer = try JSONValue(parsing: try #require(await client.line()))
        #expect(answer["id"] == (isWhole ? 1 : .null))
        #expect(answer["error"]?["code"]?.integer == (isWhole ? nil : ControlError.parseError))
        #expect(await client.line() == nil)
        port.close()
    }

    @Test func aLineThatIsTooLongIsAnsweredAndTheClientClosed() async throws {
        let port = try start()
        let client = try #require(RawClient(folder.socket))
        let part = String(repeating: "x", count: 10_000)
        var sent = 0
        while sent < LineConnectionLimit.line + 20_000 {
            let count = client.write(part)
            sent += count
            if count == 0 { try await Task.sleep(for: .milliseconds(1)) }
        }
        let line = try #require(await client.line())
        let answer = try JSONValue(parsing: line)
        #expect(answer["error"]?["code"]?.integer == ControlError.invalidRequest)
        #expect(answer["error"]?["message"]?.text?.contains("1048576 bytes") == true)
        #expect(await client.line() == nil)
        port.close()
    }
}

/// The limits that the documentation tells.
private enum LineConnectionLimit {
    static var line: Int { 1 << 20 }
}
