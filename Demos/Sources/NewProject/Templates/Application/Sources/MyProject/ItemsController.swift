import Seltzer

/// A field for new items above the list of all items.
final class ItemsController: ViewController {
    private var items: [String] = []
    private let field = TextField(placeholder: "New item")
    private let list = ListView()

    override func loadView() {
        view = StackView(.vertical, [field, list, KeyFooter()])
    }

    override func viewDidLoad() {
        list.emptyText = "No items yet."
        on(TextSubmitted.self, ItemsController.add)
    }

    override var actions: [Action] {
        [
            Action("remove", title: "Remove", keys: ["delete"], ItemsController.remove)
                .disabled { (controller: ItemsController) in
                    controller.list.selectedIndex == nil ? "Select an item first." : nil
                },
            .help,
            Action("quit", title: "Quit", keys: ["ctrl-q"], ItemsController.quit).role(.quit),
        ]
    }

    private func add(_ event: TextSubmitted) -> Disposition {
        guard !event.text.isEmpty else { return .ignored }
        items.append(event.text)
        field.text = ""
        list.setItems(items)
        return .stop
    }

    private func remove() {
        guard let index = list.selectedIndex else { return }
        items.remove(at: index)
        list.setItems(items)
    }

    private func quit() {
        window?.application?.end()
    }
}
