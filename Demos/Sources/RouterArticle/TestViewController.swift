// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

class TestViewController: SBBaseViewController {
    override func loadView() {
        let view = makeView()
        let handler = TestViewHandler()
        view.handler = handler
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Do any additional setup after loading the view.
        self.title = "UIResponderEx"
    }

    /// The view, which catches the event in the first half of the article.
    func makeView() -> TestView { CatchingTestView(controller: self) }
}

/// The controller that catches the event, as in the second half of the article.
final class CatchingTestViewController: TestViewController, RouterEventCatcher {
    override func makeView() -> TestView { TestView(controller: self) }

    func caughtRouterEvent(withName eventName: String, userInfo: [String: Any]) {
        let alertController = AlertController(
            title: "ViewController中捕获", message: userInfo["object"] as? String,
            preferredStyle: .alert)
        alertController.addAction(AlertAction(title: "OK", style: .cancel))
        present(alertController, animated: true)
    }
}
