// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

@main
struct ToDo {
    @MainActor static func main() async {
        await Application(root: ToDoController()).runAndExit()
    }
}

struct Item {
    let id: Int
    var title: String
    var isDone = false
}

final class ToDoController: ViewController {
    private var items = [
        Item(id: 1, title: "Water the plants"), Item(id: 2, title: "Call the dentist"),
    ]
    private let field = TextField(placeholder: "What is to be done?")
    private let list = ListView()
    private let detail = Label("Nothing is selected.")

    override func loadView() {
        detail.numberOfLines = 0
        detail.verticalAlignment = .top
        let panes = HStack(spacing: 1) {
            list
            GroupBox("Details", detail)
        }
        panes.distribution = .fillEqually
        view = StackView(.vertical, [field, panes, KeyFooter()])
    }

    override var preferredFocusedView: View? { list }

    override func viewDidLoad() {
        list.emptyText = "Nothing to do."
        list.accessibilityLabel = "Things to do"
        list.itemIdentifier = { [weak self] index in self?.items[index].id }
        on(RowActivated.self, ToDoController.rowActivated)
        on(TextSubmitted.self, ToDoController.textSubmitted)
        on(TableSelectionChanged.self, ToDoController.selectionChanged)
        update()
    }

    override var actions: [Action] {
        [
            Action("remove", title: "Remove", keys: ["delete"], ToDoController.remove)
                .disabled { (controller: ToDoController) in
                    controller.list.selectedIndex == nil ? "Nothing is selected." : nil
                },
            .help,
            Action("quit", title: "Quit", keys: ["ctrl-q"], ToDoController.quit).role(.quit),
        ]
    }

    private func remove() {
        guard let index = list.selectedIndex else { return }
        items.remove(at: index)
        update()
    }

    private func quit() {
        view.window?.application?.end()
    }

    private func textSubmitted(_ event: TextSubmitted) -> Disposition {
        guard !event.text.isEmpty else { return .ignored }
        items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, title: event.text))
        field.text = ""
        update()
        return .stop
    }

    private func rowActivated(_ event: RowActivated) -> Disposition {
        items[event.indexPath.row].isDone.toggle()
        update()
        return .stop
    }

    private func selectionChanged(_ event: TableSelectionChanged) -> Disposition {
        updateDetail()
        return .stop
    }

    private func updateDetail() {
        guard let index = list.selectedIndex else {
            detail.text = "Nothing is selected."
            return
        }
        let item = items[index]
        detail.text = item.isDone ? "\(item.title) is done." : "\(item.title) is open."
    }

    private func update() {
        list.setItems(items.map { item in item.isDone ? "✓ \(item.title)" : "  \(item.title)" })
        updateDetail()
    }
}
