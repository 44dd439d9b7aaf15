// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

struct Greeted: RoutedEvent { let name: String }

let label = Label("Nobody yet")
let button = Button("Greet") { $0.post(Greeted(name: "world")) }
let screen = ViewController(view: StackView(.vertical, [label, button]))
screen.on { (greeted: Greeted) in
    label.text = "Hello, \(greeted.name)"
    return .stop
}
await Application(root: screen).runAndExit()
