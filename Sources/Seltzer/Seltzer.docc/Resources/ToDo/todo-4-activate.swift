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
    private let list = ListView()

    override func loadView() {
        view = list
    }

    override func viewDidLoad() {
        list.emptyText = "Nothing to do."
        on(RowActivated.self, ToDoController.rowActivated)
        update()
    }

    private func rowActivated(_ event: RowActivated) -> Disposition {
        items[event.indexPath.row].isDone.toggle()
        update()
        return .stop
    }

    private func update() {
        list.setItems(items.map { item in item.isDone ? "✓ \(item.title)" : "  \(item.title)" })
    }
}
