// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer

/// All facts about the selected process, with its whole command line.
final class DetailsView: View {
    private let scroll = ScrollView()
    private let label = Label()

    init() {
        super.init(frame: .zero)
        backgroundColor = .surface
        label.numberOfLines = 0
        scroll.addSubview(label)
        addSubview(scroll)
    }

    /// Shows a process.
    ///
    /// - Parameters:
    ///   - process: The process; nil if none is selected.
    ///   - details: The values that are read only for this process; nil if they are not read yet.
    func show(_ process: ProcessSample?, _ details: ProcessDetails?) {
        let text = process.map { Self.text(of: $0, details) } ?? Self.empty
        guard text != label.styledText else { return }
        label.styledText = text
        setNeedsLayout()
    }

    override func layoutSubviews() {
        scroll.frame = bounds.inset(by: Insets(left: min(2, bounds.width)))
        let width = max(0, scroll.bounds.width - 2)
        let height = label.sizeThatFits(Size(width: width, height: .max)).height
        label.frame = Rect(x: 0, y: 0, width: width, height: height)
        scroll.contentSize = Size(width: width, height: height)
    }

    // MARK: Texts

    private static let quiet = Style(foreground: .secondaryLabel)

    private static let empty = StyledText("No process is selected", style: quiet)

    private static func text(of process: ProcessSample, _ details: ProcessDetails?) -> StyledText {
        var text = StyledText(
            TextSanitizer.line(process.name), style: Style(attributes: .bold))
        text.append("  PID \(process.identity.pid), child of \(process.parent)\n", style: quiet)
        for column in [.user, .state, .nice, .threads] as [ProcessColumn] {
            append(column, of: process, to: &text)
        }
        text.append("\n")
        for column in [.cpu, .memory, .time] as [ProcessColumn] {
            append(column, of: process, to: &text)
        }
        for fact in facts(of: details) {
            text.append("\n\(fact.name)  ", style: quiet)
            text.append(fact.value)
        }
        return text
    }

    private static func append(
        _ column: ProcessColumn, of process: ProcessSample, to text: inout StyledText
    ) {
        text.append("\(column.title) ", style: quiet)
        text.append(column.text(of: process))
        text.append("  ")
    }

    private typealias Fact = (name: String, value: String)

    private static func facts(of details: ProcessDetails?) -> [Fact] {
        guard let details else { return [] }
        let command = details.arguments.map { words in
            words.isEmpty ? "none" : words.joined(separator: " ")
        }
        return [
            ("Program", details.executable), ("Folder", details.directory), ("Command", command),
        ].map { ($0.0, $0.1.map { TextSanitizer.line($0) } ?? "not readable") }
    }
}
