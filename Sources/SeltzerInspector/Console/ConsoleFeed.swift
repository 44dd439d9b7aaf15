// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// What an application reports and prints: its diagnostics, its log, and what the process prints on the terminal.
///
/// Output that was printed before is read again from its file, a part in each turn of the main actor.
@MainActor
final class ConsoleFeed {
    /// The bytes of an incomplete line from which on it waits no longer.
    private static let longestLine = 64 * 1024

    private let receive: @MainActor (ConsoleLine) -> Void
    private let observer = ApplicationObserver()
    private weak var program: Application?
    private var output: (any OutputReportingDisplay)?
    /// The offset of the next byte in all that was printed.
    private var offset = 0
    /// The streams that wrote it.
    private var sources = PrintedSources()
    /// The beginning of a line whose end is not printed yet.
    private var rest: [UInt8] = []

    /// - Parameter receive: Gets each line; kept.
    init(_ receive: @escaping @MainActor (ConsoleLine) -> Void) {
        self.receive = receive
    }

    /// Begins with what there is of an application.
    ///
    /// - Parameter display: The display that the application was started on.
    func begin(_ program: Application, on display: any Display) {
        self.program = program
        program.diagnostics.forEach(addDiagnostic)
        observer.didDiagnose = { [weak self] in self?.addDiagnostic($0) }
        output = display as? any OutputReportingDisplay
        output?.printedHandler = { [weak self] in self?.read() }
        // On a terminal the lines of the log are printed, and come with all other output.
        if output == nil || !program.logsOnDisplay {
            observer.didLog = { [weak self] lines in
                for line in lines { self?.receive(ConsoleLine(line.string, from: .log)) }
            }
        }
        program.observers.append(observer)
        read()
    }

    func end() {
        program?.observers.removeAll { [observer] in $0 === observer }
        output?.printedHandler = nil
        output = nil
    }

    private func addDiagnostic(_ text: String) {
        receive(ConsoleLine(diagnostic: text))
    }

    /// Takes the complete lines of the next part of the output.
    private func read() {
        let ends = output?.printedEnds
        if let ends { sources.note(output: ends.output, error: ends.error) }
        guard var next = output?.printed(from: offset) else { return }
        // Who wrote what came meanwhile is known the next time.
        if ends != nil { next = Array(next.prefix(max(0, sources.end - offset))) }
        guard !next.isEmpty else { return }
        let start = offset - rest.count
        offset += next.count
        let bytes = rest + next
        let isLong = bytes.count >= Self.longestLine
        let end = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? (isLong ? bytes.count : 0)
        rest = Array(bytes[end...])
        for line in bytes[..<end].split(separator: 0x0A, omittingEmptySubsequences: false)
            .dropLast(bytes[..<end].last == 0x0A ? 1 : 0)
        {
            let source = sources.source(ofByteBefore: start + min(line.endIndex + 1, end))
            receive(ConsoleLine(String(decoding: line, as: UTF8.self), from: source))
        }
        sources.removeAll(before: offset - rest.count)
        Task { @MainActor [weak self] in self?.read() }
    }
}
