// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// The messages of an application: its diagnostics, its log, and the output that the process prints
/// on the terminal.
///
/// Earlier output is read again from its file, a part in each turn of the main actor.
@MainActor
package final class ConsoleFeed {
    /// The length in bytes from which an incomplete line is shown without waiting for its end.
    private static let longestLine = 64 * 1024

    private let receive: @MainActor (ConsoleEntry) -> Void
    private let observer = ApplicationObserver()
    private weak var program: Application?
    private var output: (any OutputReportingDisplay)?
    /// The offset of the next byte in the whole output.
    private var offset = 0
    /// The streams that wrote the parts of the output.
    private var sources = PrintedSources()
    /// The beginning of a line whose end has not been printed.
    private var rest: [UInt8] = []
    /// Whether all earlier output has been read.
    package private(set) var isAtEnd = true

    /// - Parameter receive: Called with each line; the feed keeps the closure.
    package init(_ receive: @escaping @MainActor (ConsoleEntry) -> Void) {
        self.receive = receive
    }

    /// Starts with an application's existing diagnostics and output.
    ///
    /// - Parameter display: The display that the application was started on; nil for none.
    package func begin(_ program: Application, on display: (any Display)?) {
        self.program = program
        program.diagnostics.forEach(addDiagnostic)
        observer.didDiagnose = { [weak self] in self?.addDiagnostic($0) }
        output = display as? any OutputReportingDisplay
        output?.setPrintedHandler(of: self) { [weak self] in self?.read() }
        // On a terminal, the lines of the log are printed and arrive with all other output.
        if output == nil || !program.logsOnDisplay {
            observer.didLog = { [weak self] lines in
                for line in lines { self?.receive(ConsoleEntry(line.string, from: .log)) }
            }
        }
        program.observers.append(observer)
        read()
    }

    /// Ends the lines.
    package func end() {
        program?.observers.removeAll { [observer] in $0 === observer }
        output?.setPrintedHandler(of: self, nil)
        output = nil
    }

    private func addDiagnostic(_ text: String) {
        receive(ConsoleEntry(text, from: .diagnostic))
    }

    /// Takes the complete lines of the next part of the output.
    private func read() {
        isAtEnd = true
        let ends = output?.printedEnds
        if let ends { sources.note(output: ends.output, error: ends.error) }
        guard var next = output?.printed(from: offset) else { return }
        // For output that was written meanwhile, the sources are known only at the next read.
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
            receive(ConsoleEntry(String(decoding: line, as: UTF8.self), from: source))
        }
        sources.removeAll(before: offset - rest.count)
        isAtEnd = false
        Task { @MainActor [weak self] in self?.read() }
    }
}
