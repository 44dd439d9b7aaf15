import Seltzer

@main
struct ToDo {
    @MainActor static func main() async {
        await Application(root: ToDoController()).runAndExit()
    }
}

final class ToDoController: ViewController {
    private let list = ListView(["Water the plants", "Call the dentist"])

    override func loadView() {
        view = list
    }
}
