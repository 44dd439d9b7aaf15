// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Crashes
import Seltzer

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An application that ends by the way that a key names, for Scripts/ways-out.py.
///
/// `--guard` has its terminal guarded; `--save FILE` writes a line there when the application is ended from outside,
/// after work of half a second.
@main
@MainActor
struct WaysOut {
    static func main() async throws {
        let guards = CommandLine.arguments.contains("--guard")
        let application = EndingApplication(root: screen(), guardsTerminal: guards)
        application.title = "Ways out"
        if let place = CommandLine.arguments.firstIndex(of: "--save") {
            let path = CommandLine.arguments[place + 1]
            application.on(ApplicationWillTerminate.self, phase: .broadcast) { event in
                event.perform {
                    try? await Task.sleep(for: .milliseconds(500))
                    save(to: path)
                }
                return .observed
            }
        }
        try await application.run()
        if let error = application.error { throw error }
    }

    private static func screen() -> ViewController {
        let field = TextField()
        field.isSecureTextEntry = true
        return ViewController(view: StackView(.vertical, [Label("ready"), field]))
    }

    private static func save(to path: String) {
        guard let file = fopen(path, "w") else { return }
        fputs("saved\n", file)
        fclose(file)
    }
}

private struct AskedFor: Error {}

/// Ends as it is told by the user.
@MainActor
private final class EndingApplication: Application {
    private(set) var error: (any Error)?

    override func sendEvent(_ event: InputEvent) {
        guard case .key(let press) = event, case .character(let letter) = press.key else {
            return super.sendEvent(event)
        }
        switch letter {
        case "q": end()
        case "x": exit(3)
        case "e":
            error = AskedFor()
            end()
        case "f": fatalError("asked for")
        case "v": print(UnsafeRawPointer(bitPattern: windows.count * 8)?.load(as: Int.self) ?? 0)
        case "t": Crash.fatalErrorElsewhere.happen(number: 0)
        case "o": print(overflow(nil))
        case "O": Crash.stackOverflowLater.happen(number: 0)
        case "a": abort()
        case "w": hang()
        default: super.sendEvent(event)
        }
    }

    private func hang() {
        title = "stuck"
        Task {
            try await Task.sleep(for: .milliseconds(50))
            while true {}
        }
    }
}
