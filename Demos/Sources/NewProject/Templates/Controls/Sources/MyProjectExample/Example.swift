import MyProject
import Seltzer

/// Shows the controls, to look at them and to try them.
@main
struct Example {
    @MainActor
    static func main() async {
        await Application(root: ExampleController()).runAndExit()
    }
}

final class ExampleController: ViewController {
    private let status = Label("No stars yet.")

    override func loadView() {
        let row = HStack(spacing: 1) {
            Label("Rating")
            RatingControl()
        }
        view = StackView(.vertical, [row, status, KeyFooter()])
    }

    override func viewDidLoad() {
        on(RatingChanged.self, ExampleController.ratingChanged)
    }

    override var actions: [Action] {
        [
            .help,
            Action("quit", title: "Quit", keys: ["ctrl-q"], ExampleController.quit).role(.quit),
        ]
    }

    private func ratingChanged(_ event: RatingChanged) -> Disposition {
        status.text = "Rating: \(event.stars)"
        return .stop
    }

    private func quit() {
        window?.application?.end()
    }
}
