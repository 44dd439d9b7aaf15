// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerImages

/// One picture of several, with its facts below it.
final class ShowPictureController: ViewController {
    private let paths: [String]
    private var index = 0
    private let picture = ImageView()
    private let facts = Label()

    init(_ paths: [String]) {
        self.paths = paths
        super.init()
    }

    override func loadView() {
        picture.contentMode = .scaleAspectFit
        // The other rows keep their height beside a large picture.
        picture.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        let column = StackView(.vertical, [picture, facts, KeyFooter()])
        column.setFlex(1, of: picture)
        view = column
    }

    override func viewDidLoad() {
        on(ImageLoaded.self, ShowPictureController.loaded)
        on(ImageLoadFailed.self, ShowPictureController.failed)
    }

    override func viewDidAppear(_ animated: Bool) { show(0) }

    override var actions: [Action] {
        var actions = [
            Action("mode", title: "Scale", keys: ["m"], ShowPictureController.changeMode),
            Action("shape", title: "Characters", keys: ["c"], ShowPictureController.changeShape),
        ]
        if picture.animation != nil {
            actions.append(
                Action("pause", title: "Pause", keys: ["space"], ShowPictureController.pause))
        }
        if paths.count > 1 {
            actions += [
                Action("next", title: "Next", keys: ["right", "n"], ShowPictureController.next),
                Action(
                    "previous", title: "Previous", keys: ["left", "p"],
                    ShowPictureController.previous),
            ]
        }
        return actions + [
            .help,
            Action("quit", title: "Quit", keys: ["q", "ctrl-q"], ShowPictureController.quit)
                .role(.quit),
        ]
    }

    private func show(_ number: Int) {
        index = (number + paths.count) % paths.count
        let path = paths[index]
        picture.accessibilityLabel = TextSanitizer.line(path)
        facts.text = TextSanitizer.line(path)
        picture.load(path: path)
    }

    private func loaded(_ event: ImageLoaded) -> Disposition {
        let frames = event.image.animation.map { ", \($0.frames.count) frames" } ?? ""
        let size = event.image.size
        facts.text =
            "\(TextSanitizer.line(event.path)): \(event.image.format.rawValue), "
            + "\(size.width) × \(size.height) pixels\(frames)"
        return .stop
    }

    private func failed(_ event: ImageLoadFailed) -> Disposition {
        facts.text = TextSanitizer.line(event.path)
        return .stop
    }

    private func changeMode() {
        let modes: [View.ContentMode] = [
            .scaleAspectFit, .scaleAspectFill, .scaleToFill, .center,
        ]
        let place = modes.firstIndex(of: picture.contentMode) ?? 0
        picture.contentMode = modes[(place + 1) % modes.count]
    }

    private func changeShape() {
        let shapes: [PixelGrid.Shape] = [.halfBlocks, .quadrants, .braille]
        let place = shapes.firstIndex(of: picture.pixelShape) ?? 0
        picture.pixelShape = shapes[(place + 1) % shapes.count]
    }

    private func pause() {
        if picture.isAnimating { picture.stopAnimating() } else { picture.startAnimating() }
    }

    private func next() { show(index + 1) }

    private func previous() { show(index - 1) }

    private func quit() { view.window?.application?.end() }
}
