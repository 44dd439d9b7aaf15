// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What laying views out costs.
@main
struct Layouts {
    static func main() async {
        exit(await Workload.run(workloads, arguments: CommandLine.arguments))
    }

    @MainActor static var workloads: [Workload] {
        [
            Workload("build-1000") { building },
            Workload("resize-1000") { resizing(Page(columns: 10, rows: 10, labels: 9)) },
            Workload("one-label") { changing(Page(columns: 10, rows: 10, labels: 9)) },
            Workload("constraints-200") { moving(Form(rows: 40)) },
        ]
    }

    /// Each time a tree of 1,000 plain views is made and let go.
    @MainActor private static func building(_ count: Int) {
        for _ in 0..<count {
            let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 60))
            for row in 0..<37 {
                let box = View(frame: Rect(x: 0, y: row, width: 200, height: 1))
                for column in 0..<26 {
                    box.addSubview(View(frame: Rect(x: column * 7, y: 0, width: 6, height: 1)))
                }
                root.addSubview(box)
            }
        }
    }

    /// Each time the page gets another width, one that it has not had for long.
    @MainActor private static func resizing(_ page: Page) -> (Int) -> Void {
        { count in
            for number in 0..<count {
                page.view.frame = Rect(x: 0, y: 0, width: 200 + number % 50, height: 60)
                page.view.layoutIfNeeded()
            }
        }
    }

    /// Each time a label's text becomes shorter or longer, but its row not the widest.
    @MainActor private static func changing(_ page: Page) -> (Int) -> Void {
        page.view.frame = Rect(x: 0, y: 0, width: 2_000, height: 60)
        page.view.layoutIfNeeded()
        return { count in
            for number in 0..<count {
                page.labels[400].text = number % 2 == 0 ? "short" : "shorter"
                page.view.layoutIfNeeded()
            }
        }
    }

    /// Each time the constant of one constraint changes that all others follow.
    @MainActor private static func moving(_ form: Form) -> (Int) -> Void {
        form.view.layoutIfNeeded()
        return { count in
            for number in 0..<count {
                form.constraints[0].constant = number % 2
                form.view.layoutIfNeeded()
            }
        }
    }
}

/// Columns of rows of labels.
@MainActor
private struct Page {
    let view: StackView
    let labels: [Label]

    init(columns: Int, rows: Int, labels count: Int) {
        var labels: [Label] = []
        let stacks = (0..<columns).map { column in
            let rows = (0..<rows).map { row in
                let inner = (0..<count).map { Label("Label \(column) \(row) \($0)") }
                labels += inner
                return StackView(.horizontal, inner, spacing: 1)
            }
            return StackView(.vertical, rows)
        }
        self.labels = labels
        view = StackView(.horizontal, stacks, spacing: 1)
    }
}

/// Rows of a name and a value, each below the one before, by five constraints a row.
@MainActor
private struct Form {
    let view = View(frame: Rect(x: 0, y: 0, width: 80, height: 60))
    let constraints: [LayoutConstraint]

    init(rows: Int) {
        var constraints: [LayoutConstraint] = []
        var above: Label?
        for row in 0..<rows {
            let name = Label("Name \(row)")
            let value = Label("Value")
            view.addSubview(name)
            view.addSubview(value)
            constraints += [
                above.map { name.topAnchor == $0.bottomAnchor }
                    ?? (name.topAnchor == view.topAnchor),
                name.leadingAnchor == view.leadingAnchor + 1,
                value.leadingAnchor >= name.trailingAnchor + 1,
                value.trailingAnchor == view.trailingAnchor - 1, value.topAnchor == name.topAnchor,
            ]
            above = name
        }
        LayoutConstraint.activate(constraints)
        self.constraints = constraints
    }
}
