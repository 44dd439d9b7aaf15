// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews

/// A bottle that is dragged from the left, and a glass at the right.
@MainActor
enum BottleScene {
    static func start(
        didEnd: @escaping @MainActor (DropOperation) -> Void = { _ in },
        _ target: (View, Label) -> Void = { _, _ in }
    ) async -> (pilot: Pilot, source: Label, target: Label) {
        let root = ViewController()
        root.view = View()
        let source = Label("Bottle"), glass = Label("Glass")
        for label in [source, glass] {
            label.isUserInteractionEnabled = true
            label.verticalAlignment = .top
        }
        source.frame = Rect(x: 2, y: 1, width: 10, height: 1)
        glass.frame = Rect(x: 20, y: 4, width: 10, height: 2)
        root.view.addSubview(source)
        root.view.addSubview(glass)
        DragInteraction(on: source, didEnd: { _, operation in didEnd(operation) }) { _ in
            [DragItem("Lemonade", localObject: 7)]
        }
        target(root.view, glass)
        return (await Pilot(plain: root, columns: 40, rows: 9), source, glass)
    }
}

/// A delegate that notes what it is told.
@MainActor
final class DropWatcher: DropInteractionDelegate {
    var log: [String] = []

    func dropInteraction(
        _ interaction: DropInteraction, canHandle session: DropSession
    ) -> Bool {
        log.append("can handle")
        return true
    }
    func dropInteraction(
        _ interaction: DropInteraction, sessionDidEnter session: DropSession
    ) { log.append("enter") }
    func dropInteraction(
        _ interaction: DropInteraction, sessionDidUpdate session: DropSession
    ) -> DropProposal {
        log.append("update")
        return DropProposal(operation: .copy)
    }
    func dropInteraction(
        _ interaction: DropInteraction, sessionDidExit session: DropSession
    ) { log.append("exit") }
    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        log.append("perform")
    }
    func dropInteraction(_ interaction: DropInteraction, concludeDrop session: DropSession) {
        log.append("conclude")
    }
    func dropInteraction(
        _ interaction: DropInteraction, sessionDidEnd session: DropSession
    ) { log.append("end") }
}
