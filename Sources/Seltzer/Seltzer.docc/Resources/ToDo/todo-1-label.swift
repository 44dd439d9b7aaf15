import Seltzer

@main
struct ToDo {
    @MainActor static func main() async {
        await Application(root: ToDoController()).runAndExit()
    }
}

final class ToDoController: ViewController {
    override func loadView() {
        view = Label("Nothing to do.")
    }
}
