// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A socket over which other programs of the same user see and operate an application.
///
/// The protocol is JSON-RPC 2.0 with one object a line. A program opens the port that the variable
/// `SELTZER_CONTROL` names, unless ``/SeltzerViews/Application/allowsControl`` is false.
/// ``init(_:path:)`` opens another port:
///
/// ```swift
/// let port = try ControlPort(application, path: "/run/user/1000/notes.sock")
/// ```
///
/// Values of secure fields are bullets in every answer. A client that does not read its answers is
/// disconnected.
@MainActor
public final class ControlPort {
    /// The largest number of clients at a time.
    public static var maximumClients: Int { 16 }

    /// The path of the socket; only the user can connect to it.
    public let path: String
    /// The number of clients now.
    public var clientCount: Int { clients.count }

    private struct Client {
        let connection: LineConnection
        let session: ControlSession
    }

    private weak var application: Application?
    private let listener: Int32
    private let sources: SocketSources
    private var clients: [ObjectIdentifier: Client] = [:]
    private let console = ControlConsole()
    private var isClosed = false

    /// Opens a port of a running application.
    ///
    /// - Parameters:
    ///   - application: The application; the port does not retain it.
    ///   - path: The path of the socket. A socket that an earlier program left there is replaced.
    /// - Throws: ``ControlPortError`` if the socket cannot be made, or if another user can change
    ///   its folder.
    public init(_ application: Application, path: String) throws(ControlPortError) {
        listener = try UnixSocket.listen(at: path)
        self.path = Self.absolute(path)
        self.application = application
        sources = SocketSources(descriptor: listener)
        sources.activate(readable: { [weak self] in self?.accept() }, writable: {})
    }

    /// Opens a port at each start of an application, and closes it at each end.
    package static func serve(
        _ application: Application, path: String, refused: @escaping @MainActor (String) -> Void
    ) {
        let observer = ApplicationObserver()
        var port: ControlPort?
        observer.didStart = { [weak application] in
            guard let application else { return }
            guard application.allowsControl else {
                return refused("The control port is not opened: the program does not allow it.")
            }
            do throws(ControlPortError) {
                port = try ControlPort(application, path: path)
            } catch {
                refused("\(error)")
            }
        }
        observer.willStop = {
            port?.close()
            port = nil
        }
        application.observers.append(observer)
    }

    deinit {
        if !isClosed { UnixSocket.remove(path) }
    }

    private static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return "\(String(cString: folder))/\(path)"
    }

    /// Returns the error with which a port rejects a line; nil for a valid request of a method.
    public static func problem(inLine line: [UInt8]) -> ControlError? {
        do throws(ControlError) {
            let request = try ControlRequest(line)
            let method = try ControlMethod.named(request.method)
            _ = try ControlParameters(request.parameters, for: method)
            return nil
        } catch {
            return error
        }
    }

    /// Closes the port and all connections, and removes the socket; a second call has no effect.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        UnixSocket.remove(path)
        sources.cancel()
        console.end()
        for client in clients.values {
            client.session.end()
            client.connection.close()
        }
        clients = [:]
    }

    private func accept() {
        while let descriptor = UnixSocket.accept(from: listener) {
            let connection = LineConnection(descriptor: descriptor)
            guard let application, clients.count < Self.maximumClients else {
                connection.start()
                connection.close()
                continue
            }
            add(connection, to: application)
        }
    }

    private func add(_ connection: LineConnection, to application: Application) {
        let session = ControlSession(application, console) { [weak connection] in
            connection?.send($0)
        }
        session.setReading = { [weak connection] in connection?.isReading = $0 }
        session.finished = { [weak connection] in connection?.closeWhenSent() }
        connection.receive = { [weak session] in session?.receive($0) }
        connection.overflow = { [weak session] in
            session?.lineWasTooLong()
            session?.inputEnded()
        }
        connection.inputEnded = { [weak session] in session?.inputEnded() }
        let key = ObjectIdentifier(connection)
        connection.closed = { [weak self, weak session] _ in
            session?.end()
            self?.clients[key] = nil
        }
        clients[key] = Client(connection: connection, session: session)
        connection.start()
    }
}
