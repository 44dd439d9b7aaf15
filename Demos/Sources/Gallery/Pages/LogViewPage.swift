// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let logView = GalleryPage(
        name: "log-view", title: "Log view", group: .text,
        summary: "Follows lines from any thread, to find, filter and copy.",
        hint: "Scroll up, click a line, or press / to find in the log.", fillsRoom: true,
        usefulRows: 24
    ) {
        LogViewPageController()
    }
}

/// The log of a bar, which continues while a switch is on, and the output of a build in its own
/// colors.
private final class LogViewPageController: ViewController {
    private let log = LogView()
    private let output = LogView()
    private let field = TextField(placeholder: "Filter")
    private let levels = SegmentedControl(
        items: ["All", "Warnings", "Errors"], selectedSegmentIndex: 0)
    private lazy var live = Switch("&Live") { [weak self] _ in self?.pour() }
    private let count = Label(style: Style(foreground: .secondaryLabel))
    private let options = StackView(.vertical)
    private var orders = Orders()
    private lazy var build = SpecimenView(
        Specimen("Build", "Colors of a program, wrapped", output), fills: true)

    override func loadView() {
        for _ in 0..<60 {
            let line = orders.next()
            log.appendImmediately(line.text, level: line.level)
        }
        output.wrapsLines = true
        output.appendImmediately(
            """
            $ make lemonade
            [1/4] Press \u{1B}[1m2 lemons\u{1B}[0m
            \u{1B}[33mwarning:\u{1B}[0m a pip is left in the glass
            [2/4] Stir in \u{1B}[1m40 g sugar\u{1B}[0m
            [3/4] Cool
            \u{1B}[31merror:\u{1B}[0m there is \u{1B}[4mno ice\u{1B}[0m: fill the box, and try \
            again in two hours
            \u{1B}[32mnote:\u{1B}[0m snow does as well
            """)
        levels.accessibilityLabel = "Levels"
        count.textAlignment = .right
        field.on { [weak self] (_: TextChanged) in self?.filter() ?? .ignored }
        levels.on { [weak self] (_: OptionSelected) in self?.filter() ?? .ignored }
        let burst = Button("Add &10,000") { [weak self] _ in self?.addMany() }
        let first = StackView(.horizontal, [field, levels], spacing: 2)
        first.setFlex(1, of: field)
        let second = StackView(.horizontal, [live, burst, count], spacing: 2)
        second.setFlex(1, of: count)
        second.layoutMargins = Insets(right: 1)
        let logs = FillingSpecimensView([Specimen("Orders", "Follows its end; / finds in it", log)])
        logs.addArrangedSubview(build)
        options.addArrangedSubview(first)
        options.addArrangedSubview(second)
        let column = StackView(.vertical, [options, logs], spacing: 1)
        column.compactSpacing = 0
        column.setFlex(1, of: logs)
        view = column
        showCount()
    }

    override var preferredFocusedView: View? { log }

    override func viewWillLayoutSubviews() {
        build.isHidden = view.bounds.width < 76
        options.spacing = view.bounds.height >= 16 ? 1 : 0
    }

    private func filter() -> Disposition {
        let lowest: [LogLevel?] = [nil, .warning, .error]
        log.filter = LogFilter(
            TextQuery(field.text), minimumLevel: lowest[levels.selectedIndex ?? 0])
        return .observed
    }

    /// Adds orders while the switch is on.
    private func pour() {
        guard live.isOn else { return }
        log.scheduleTimer(after: .milliseconds(200)) { [weak self] in
            guard let self, live.isOn else { return }
            let line = orders.next()
            log.append(line.text, level: line.level)
            showCount()
            pour()
        }
    }

    /// Appends many lines from another thread.
    private func addMany() {
        let (writer, start) = (log.writer, orders)
        for _ in 0..<10_000 { _ = orders.next() }
        showCount()
        Task.detached {
            var orders = start
            for _ in 0..<10_000 {
                let line = orders.next()
                writer.append(line.text, level: line.level)
            }
        }
    }

    private func showCount() {
        count.text = "\(NumberFormat().string(orders.count)) orders"
    }
}

/// Orders that look like orders of guests, the same in every run.
private struct Orders: Sendable {
    private(set) var count = 0
    private var values = SampleValues(seed: 4)

    private static let drinks = ["lemonade", "cassis fizz", "柚子 soda", "iced tea", "tonic"]

    mutating func next() -> (text: String, level: LogLevel) {
        count += 1
        let drink = Self.drinks[Int(values.next() * 5)]
        let table = 1 + Int(values.next() * 12)
        let seconds = 64_800 + count * 7
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let time = "\(two(seconds / 3_600 % 24)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
        switch values.next() {
        case ..<0.06: return ("\(time)  no glass left for table \(table)", .error)
        case ..<0.18: return ("\(time)  table \(table) waits for its \(drink)", .warning)
        case ..<0.34: return ("\(time)  ice box at -\(2 + table % 4) °C", .debug)
        default: return ("\(time)  \(drink) for table \(table)", .info)
        }
    }
}
