// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let constraints = LayoutPage(
        name: "constraints", title: "Constraints",
        summary: "Two format strings lay out the boxes while you type."
    ) { _ in ConstraintsPage() }
}

/// Shows three boxes and the two format strings that lay them out: one for each axis.
final class ConstraintsPage: ViewController {
    private let across = FormatEditor("Across")
    private let down = FormatEditor("Down")
    private let conflicts = Label(style: Style(foreground: .warning))
    private let boxes = BoxesController()
    private let row = GridView(columns: [], columnSpacing: 1)
    private lazy var examples = FormatExample.all.map { example in
        Button(example.title) { [weak self] _ in self?.show(example) }
    }

    override func loadView() {
        conflicts.numberOfLines = 2
        addChild(boxes)
        examples.forEach(row.addArrangedSubview)
        let page = VStack {
            row
            across
            down
            conflicts
            boxes.view
        }
        page.setFlex(1, of: boxes.view)
        view = page
        boxes.didMove(toParent: self)
        boxes.onLayout = { [weak self] in self?.showConflicts($0) }
        show(FormatExample.all[0])
    }

    override func viewDidLoad() {
        on(TextChanged.self, ConstraintsPage.textChanged)
    }

    override var preferredFocusedView: View? { across.field }

    override func viewWillLayoutSubviews() {
        let count = Breakpoints(2, (40, 3), (72, 5))[view.bounds.width]
        row.columns = Array(repeating: .fitting, count: count)
    }

    private func show(_ example: FormatExample) {
        across.field.text = example.across
        down.field.text = example.down
        apply()
    }

    private func textChanged(_ event: TextChanged) -> Disposition {
        apply()
        return .stop
    }

    /// Lays out the boxes if both format strings are valid; otherwise they do not move.
    private func apply() {
        across.error = nil
        down.error = nil
        var lines: [VisualFormat] = []
        for (editor, axis) in [(across, Axis.horizontal), (down, Axis.vertical)] {
            do {
                lines.append(try line(of: editor, along: axis))
            } catch {
                editor.error = error
            }
        }
        if lines.count == 2 { boxes.show(across: lines[0], down: lines[1]) }
    }

    private func line(
        of editor: FormatEditor, along axis: Axis
    ) throws(VisualFormatError) -> VisualFormat {
        let line = try VisualFormat(editor.field.text)
        guard line.axis == axis else {
            let start = axis == .horizontal ? "H:" : "V:"
            throw VisualFormatError(
                "The line must begin with “\(start)”", in: editor.field.text, at: 0)
        }
        try boxes.check(line)
        return line
    }

    private func showConflicts(_ sentences: [String]) {
        conflicts.text = sentences.joined(separator: " ")
        conflicts.isHidden = sentences.isEmpty
    }
}

/// An example: two format strings.
private struct FormatExample {
    let title: String
    let across: String
    let down: String

    static let all = [
        FormatExample(
            title: "&1 Columns", across: "H:|-[a(12)]-[b(>=8)]-[c(==a)]-|", down: "V:|-[a]-|"),
        FormatExample(title: "&2 Rows", across: "H:|-[a]-|", down: "V:|[a(3)]-[b]-[c(==b)]|"),
        FormatExample(
            title: "&3 Strong", across: "H:|[a(40@250,>=9)]-[b(30@500,>=9)]-[c(>=9)]|",
            down: "V:|-(>=0)-[a(5@900)]-(>=0)-|"),
        FormatExample(title: "&4 Mistake", across: "H:|-[a(16]-[b]-|", down: "V:|-[a]-|"),
        FormatExample(
            title: "&5 Too big", across: "H:|-[a(16)]-[b(==a)]-|", down: "V:|[a(3)][b(3)][c(3)]|"),
    ]
}
