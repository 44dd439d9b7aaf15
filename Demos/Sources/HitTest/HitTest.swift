// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import HitTestPicture
import RouteLog
import Seltzer

/// Shows which of six labels a point hits, and why none of the others.
@main
struct HitTest: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "HitTest",
        abstract: "Shows which of six labels, one in the other, a click hits, and why.",
        discussion: """
            Click a point, or move the cross with the arrows and press Enter: the lines tell who was \
            hit, and why it was none of the others. The digits are the article's points. ? lists the \
            keys, q quits. With --points nothing is shown: the answers are printed.
            """)

    @Option(help: "How the labels decide whether they are hit.")
    var rule = HitRule.system

    @Option(help: "The label in front of the other.")
    var front = HitSettings.Front.aa

    @Option(help: ArgumentHelp("A label to switch off; can be given again.", valueName: "label"))
    var disable: [LabelName] = []

    @Option(help: ArgumentHelp("A label to hide; can be given again.", valueName: "label"))
    var hide: [LabelName] = []

    @Option(
        // A point may begin with a minus.
        parsing: .unconditional,
        help: "Points, as in \"30,7 70,12\": for each the label that it hits is printed, or root.",
        transform: { text in
            guard let list = PointList(text) else {
                throw ValidationError(
                    "'\(TextSanitizer.line(text))' are no points: give them as in \"30,7 70,12\".")
            }
            return list
        })
    var points: PointList?

    @Option(help: "A file to which each hit is appended, a line of JSON for each.")
    var log: String?

    @MainActor
    func run() async throws {
        var settings = HitSettings()
        settings.rule = rule
        settings.front = front
        settings.disabled = Set(disable)
        settings.hidden = Set(hide)
        if let points {
            for answer in points.answers(with: settings) { print(answer) }
            return
        }
        let log = try log.map { try RouteLog(path: $0) }
        let controller = HitTestController(settings, log: log)
        let ending = try await Application(root: controller).run()
        try log?.finish()
        if ending != .ended { throw ExitCode(ending.exitCode) }
    }
}

extension HitRule: ExpressibleByArgument {}
extension HitSettings.Front: ExpressibleByArgument {}
extension LabelName: ExpressibleByArgument {}
