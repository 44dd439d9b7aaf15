// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

private final class PictureCell: CollectionViewCell {}

/// A source of seven items without content.
@MainActor
private final class Album: CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        7
    }

    func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: TableIndexPath
    ) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    }
}

private final class AlbumController: ViewController, CollectionViewDelegate {
    let album = Album()

    override func loadView() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = Size(width: 16, height: 4)
        let pictures = CollectionView(frame: .zero, collectionViewLayout: layout)
        pictures.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        pictures.dataSource = album
        pictures.delegate = self
        view = pictures
    }
}

private final class FoldersController: ViewController {
    private(set) var made: [String] = []

    func make(_ name: String) { made.append(name) }

    func askForName() {
        let alert = AlertController(title: "New folder", message: nil, preferredStyle: .alert)
        let create = AlertAction(title: "Create", style: .default) { [weak self, weak alert] _ in
            self?.make(alert?.textFields?.first?.text ?? "")
        }
        create.isEnabled = false
        alert.addTextField { field in
            field.addAction(for: .editingChanged) { create.isEnabled = !$0.text.isEmpty }
        }
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(create)
        present(alert)
    }
}

@MainActor
private final class Digits: TextFieldDelegate {
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: TextRange,
        replacementString string: String
    ) -> Bool {
        string.allSatisfy(\.isNumber)
    }
}

private final class MessagesController: ViewController {
    private(set) var replies = 0

    func reply() { replies += 1 }
}

/// The samples of the pages about UIKit's classes.
@MainActor
@Suite struct UIKitSamplesTests {
    @Test func aCollectionShowsItsItems() async {
        let controller = AlbumController()
        let pilot = await Pilot(controller, columns: 40, rows: 12)
        let pictures = controller.view as? CollectionView
        #expect(pictures?.indexPathsForVisibleItems.count == 6)
        withExtendedLifetime(pilot) {}
    }

    @Test func anAlertAsksForAName() async {
        let controller = FoldersController()
        let pilot = await Pilot(controller, columns: 60, rows: 20)
        controller.askForName()
        await pilot.settle()
        await pilot.type("Plans")
        await pilot.press("enter")
        #expect(controller.made == ["Plans"])
    }

    @Test func aDelegateRefusesLetters() async {
        let (field, digits) = (TextField(), Digits())
        field.delegate = digits
        let pilot = await Pilot(ViewController(view: field), columns: 20, rows: 1)
        await pilot.type("a1b2")
        #expect(field.text == "12")
    }

    @Test func anItemOfABarCallsItsTarget() async {
        let messages = MessagesController()
        let reply = Action("reply", title: "Reply") { _ in
            messages.reply()
            return .stop
        }
        let pilot = await Pilot(
            NavigationController(rootViewController: messages), columns: 40, rows: 6)
        messages.navigationItem.rightBarButtonItem = BarButtonItem(
            title: "Reply", style: .plain, target: messages, action: MessagesController.reply)
        messages.navigationItem.rightBarButtonItem = BarButtonItem(reply)  // an action
        await pilot.settle()
        await pilot.click(on: "Reply")
        #expect(messages.replies == 1)
    }

    @Test func anAnimationSetsTheValueAtOnce() async {
        let panel = View(frame: Rect(x: 0, y: 0, width: 4, height: 1))
        let root = View()
        root.addSubview(panel)
        let pilot = await Pilot(ViewController(view: root), columns: 40, rows: 2)
        View.animate(withDuration: 1) { panel.frame.origin.x += 20 }
        let place = panel.frame.minX  // 20 at once
        let shown = panel.presentation.frame.minX  // 0 now, and 20 a second later
        #expect(place == 20 && shown == 0)
        withExtendedLifetime(pilot) {}
    }
}
