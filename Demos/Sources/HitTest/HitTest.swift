// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import HitTestPicture
import RouteLog
import Seltzer

/// Shows which of six labels a point hits, and why it misses the others.
@main
struct HitTest: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "HitTest",
        abstract: "Shows which of six nested labels a click hits, and why.",
        discussion: """
            Click a point, or move the cross with the arrows and press Enter. The lines show which label \
            was hit, and why the others were not. The digits are the article's points. ? lists the \
            keys, and q quits. With --points the program only prints the answers.
            """)

    @Option(help: "The rule by which the labels decide whether they are hit.")
    var rule = HitRule.system

    @Option(help: "The label in front of the other one.")
    var front = HitSettings.Front.aa

    @Option(help: ArgumentHelp("Disable this label; repeat for more labels.", valueName: "label"))
    var disable: [LabelName] = []

    @Option(help: ArgumentHelp("Hide this label; repeat for more labels.", valueName: "label"))
    var hide: [LabelName] = []

    @Option(
        // A point may begin with a minus sign.
        parsing: .unconditional,
        help: "Print the label that each of these points hits, or root: \"30,7 70,12\".",
        transform: { text in
            guard let list = PointList(text) else {
                throw ValidationError(
                    "'\(TextSanitizer.line(text))' is not a list of points. Write them as in \"30,7 70,12\"."
                )
            }
            return list
        })
    var points: PointList?

    @Option(
        help: ArgumentHelp("Append each hit to this file, as one line of JSON.", valueName: "file"))
    var log: String?

    @OptionGroup var actions: ActionsArguments

    @MainActor
    static func documentedScreen() -> ViewController {
        HitTestController()
    }

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
