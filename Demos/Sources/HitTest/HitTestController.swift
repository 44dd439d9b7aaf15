// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import HitTestPicture
import RouteLog
import Seltzer

/// Shows the picture on the whole screen with the keys in the bottom line, and logs each hit.
final class HitTestController: ViewController {
    let picture: HitTestPictureView
    private let footer = KeyFooter()
    private let log: RouteLog?

    init(_ settings: HitSettings = HitSettings(), log: RouteLog? = nil) {
        picture = HitTestPictureView(settings)
        self.log = log
        super.init()
    }

    override func loadView() {
        let view = View()
        view.addSubview(picture)
        view.addSubview(footer)
        self.view = view
    }

    override func viewDidLoad() {
        on(PointTested.self, HitTestController.pointTested)
    }

    override func viewDidAppear(_ animated: Bool) {
        picture.becomeFirstResponder()
    }

    override func viewDidLayoutSubviews() {
        let bounds = view.bounds
        let row = bounds.height >= 4 ? 1 : 0
        picture.frame = bounds.inset(by: Insets(bottom: row))
        footer.frame = Rect(x: 0, y: bounds.maxY - row, width: bounds.width, height: row)
    }

    override var actions: [Action] {
        [
            .help,
            Action("quit", title: "Quit", keys: ["q", "ctrl-q"], HitTestController.quit)
                .role(.quit),
        ]
            + picture.moves
    }

    private func pointTested(_ event: PointTested) -> Disposition {
        log?.append(json: event.json)
        return .stop
    }

    private func quit() {
        window?.application?.end()
    }
}
