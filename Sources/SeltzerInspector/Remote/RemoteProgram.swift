// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A program in another process, as its control port describes it.
///
/// After the end of the program the model keeps its last state.
@MainActor
final class RemoteProgram {
    /// The name under which the user started the program.
    let name: String
    /// The path of its control port.
    let path: String
    /// The elements of its windows.
    private(set) var tree = RemoteTree()
    /// The rows of its screen.
    private(set) var screen: [String] = []
    /// The last routed events.
    let history = RouteHistory()
    /// A sentence that says why no more data comes; nil while data may come.
    private(set) var ending: String?

    /// Called when the tree, the screen or ``ending`` has changed.
    var didChange: @MainActor () -> Void = {}
    /// Called for each line that the program printed, logged or diagnosed, including earlier ones;
    /// lines that came before this was set are passed then.
    var didPrint: @MainActor (ConsoleEntry) -> Void = { _ in } {
        didSet {
            earlierLines.forEach(didPrint)
            earlierLines = []
        }
    }
    private var earlierLines: [ConsoleEntry] = []
    /// Called for each frame.
    var didShow: @MainActor (FrameReport) -> Void = { _ in }

    private let client: ControlClient
    private var isFetching = false
    private var isStale = false
    /// Objects that stand for the responders of a route, by their places in it.
    private var places: [ResponderPlace] = []
    /// Whether the program records its frames.
    private var recordsFrames = false

    /// The wait before the tree is requested again, for a program with many frames a second.
    private static let pause = Duration.milliseconds(50)

    /// Connects to a control port, and subscribes to its events and frames.
    ///
    /// - Parameters:
    ///   - path: The path of the socket.
    ///   - patience: The maximum wait for the first answer.
    static func connect(to path: String, patience: Duration) async throws -> RemoteProgram {
        let client = try ControlClient(path: path)
        let silence = Task { @MainActor in
            if (try? await Task.sleep(for: patience)) != nil { client.close() }
        }
        let program: JSONValue
        let remembers: Bool
        do throws(ControlError) {
            program = try await client.call("describe")
            guard program["protocol"] == .integer(ControlClient.protocolVersion) else {
                throw ControlError(code: ControlError.refused, other(version: program["protocol"]))
            }
            remembers = await recordFrames(client, program)
            try await client.call("subscribe", ["to": "all"])
        } catch {
            silence.cancel()
            client.close()
            let isSilent = error.code == ControlError.ended
            throw RemoteInspectionError(
                isSilent
                    ? "The program at the control port \(path.harmless) does not answer."
                    : error.description)
        }
        silence.cancel()
        let remote = RemoteProgram(client, name: program["program"]?.text, path: path)
        remote.recordsFrames = remembers
        await remote.fetch()
        if offers("console", program) { await remote.fetchConsole() }
        return remote
    }

    private static func offers(_ method: String, _ program: JSONValue) -> Bool {
        program["methods"]?.array?.contains { $0["name"] == .text(method) } == true
    }

    /// Lets the program record its frames, which begins with the first question about a cell.
    private static func recordFrames(_ client: ControlClient, _ program: JSONValue) async -> Bool {
        guard offers("provenance", program) else { return false }
        // A program without a frame has no such cell yet. It records all the same.
        do throws(ControlError) { try await client.call("provenance", ["x": 0, "y": 0]) } catch {}
        return true
    }

    private static func other(version: JSONValue?) -> String {
        let theirs = version?.integer.map { "version \($0)" } ?? "another version"
        return
            "The program speaks \(theirs) of the protocol, and this inspector version \(ControlClient.protocolVersion): use the inspector of the Seltzer that the program was built with."
    }

    private init(_ client: ControlClient, name: String?, path: String) {
        (self.client, self.name, self.path) = (client, (name ?? "The program").harmless, path)
        client.didNotify = { [weak self] in self?.take($0, $1) }
        client.didClose = { [weak self] in self?.end() }
    }

    /// Ends the connection.
    func close() {
        client.didClose = {}
        client.close()
    }

    // MARK: Notifications

    private func take(_ method: String, _ parameters: JSONValue) {
        switch method {
        case "route":
            if let trace = RouteTrace(reading: parameters, identity: identity) {
                history.append(trace)
            }
        case "frame":
            if let report = FrameReport(reading: parameters) { didShow(report) }
            refresh()
        case "console":
            if let line = ConsoleEntry(reading: parameters) { didPrint(line) }
        default: break
        }
    }

    private func identity(ofPlace place: Int) -> ObjectIdentifier {
        let place = place.clamped(0, 10_000)
        while places.count <= place { places.append(ResponderPlace()) }
        return ObjectIdentifier(places[place])
    }

    private func end() {
        ending = ending ?? "\(name) has ended. This is what it showed last."
        didChange()
    }

    /// Requests the lines that the program printed before; later ones come as notifications.
    private func fetchConsole() async {
        do throws(ControlError) {
            let lines = try await client.call("console").array ?? []
            earlierLines = lines.compactMap(ConsoleEntry.init(reading:))
        } catch {
            // The page stays empty; the end of the connection is reported separately.
        }
    }

    // MARK: Past frames

    /// Returns which view drew a cell up to a frame, in which frame, and why, in sentences; nil if
    /// the program does not record its frames.
    ///
    /// - Parameters:
    ///   - cell: In the coordinates of the program's screen.
    ///   - frame: The number of a recorded frame; nil for the newest one.
    func provenance(at cell: Point, frame: Int?) async -> String? {
        guard recordsFrames else { return nil }
        var parameters: JSONValue = ["x": .integer(cell.x), "y": .integer(cell.y)]
        if let frame {
            parameters = ["x": .integer(cell.x), "y": .integer(cell.y), "frame": .integer(frame)]
        }
        do throws(ControlError) {
            return try await client.call("provenance", parameters)["sentence"]?.text?.harmless
        } catch {
            return error.code == ControlError.ended ? nil : error.description.harmless
        }
    }

    // MARK: The tree and the screen

    private func refresh() {
        isStale = true
        guard !isFetching else { return }
        isFetching = true
        Task { @MainActor [weak self] in
            while let self, isStale, client.isOpen {
                isStale = false
                await fetch()
                try? await Task.sleep(for: Self.pause)
            }
            self?.isFetching = false
        }
    }

    /// Requests the tree and the screen; if a request is refused, the old state stays.
    private func fetch() async {
        do throws(ControlError) {
            let tree = try await client.call("tree")
            let screen = try await client.call("screen")
            self.tree = RemoteTree(tree)
            self.screen = (screen.text ?? "").split(
                separator: "\n", omittingEmptySubsequences: false
            ).map { String($0) }
            ending = nil
        } catch {
            // The end of the connection is reported separately.
            if error.code != ControlError.ended { ending = error.description }
        }
        didChange()
    }
}

/// The reason why a program cannot be inspected from another process; its text is a sentence for
/// the user.
public struct RemoteInspectionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    init(_ description: String) { self.description = description }
}

/// Stands for a responder in another process.
private final class ResponderPlace {}

extension String {
    /// The text without characters that could control a terminal.
    fileprivate var harmless: String { TextSanitizer.line(self) }
}
