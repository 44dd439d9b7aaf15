// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

@testable import SeltzerViews

/// Windows that come and go at random, modal ones and presented controllers among them.
@MainActor
final class TurmoilWindows {
    private let application: Application
    private let main: Window
    private var extras: [Window] = []
    private(set) var outsidePresses = 0
    private(set) var shown = 0
    private(set) var faults: [String] = []

    init(in application: Application) {
        self.application = application
        main = application.windows[0]
    }

    /// The views over the windows that are shown now, but for the first window's.
    var roots: [View] { application.windows.filter { $0 !== main }.compactMap { root(of: $0) } }

    private func root(of window: Window) -> View? { window.rootViewController?.viewIfLoaded }

    /// Opens, closes or changes a window, as a number tells.
    func change(_ number: UInt64) {
        let choice = Int(number >> 8 % 64)
        switch number % 16 {
        case 0, 1, 2: open(choice)
        case 3, 4, 5, 6: close(choice)
        case 7: extra(choice)?.isModal.toggle()
        case 8: extra(choice)?.isHidden.toggle()
        case 9: present(choice)
        case 10, 11: topmost?.dismiss()
        default:
            main.rootViewController?.dismiss()
            while !extras.isEmpty { close(0) }
            main.makeKeyAndVisible(in: application)
        }
    }

    private func extra(_ choice: Int) -> Window? {
        extras = extras.filter { $0.application != nil }
        return extras.isEmpty ? nil : extras[choice % extras.count]
    }

    private func open(_ choice: Int) {
        guard extras.count < 3 else {
            extra(choice)?.makeKeyAndVisible(in: application)
            return
        }
        let window = Window(
            frame: Rect(
                x: choice % 30, y: choice % 13, width: 5 + choice % 20, height: 2 + choice % 9))
        window.isModal = choice % 3 != 0
        window.rootViewController = controller()
        extras.append(window)
        window.makeKeyAndVisible(in: application)
        shown += 1
    }

    private func close(_ choice: Int) {
        guard let window = extra(choice) else { return }
        // The views in it go to the first window, so that they are not lost.
        root(of: window)?.subviews.forEach { main.rootViewController?.view.addSubview($0) }
        window.close()
        extras.removeAll { $0 === window }
    }

    private func controller() -> ViewController {
        let controller = ViewController(view: View())
        controller.on { [weak self] (_: OutsidePress) in
            self?.outsidePresses += 1
            return .ignored
        }
        return controller
    }

    private var topmost: ViewController? {
        var controller = main.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        return controller
    }

    private func present(_ choice: Int) {
        let controller = controller()
        let styles: [ModalPresentationStyle] = [.formSheet, .popover, .popover, .fullScreen]
        controller.modalPresentationStyle = styles[choice % styles.count]
        controller.preferredContentSize = Size(width: choice % 30, height: choice % 12)
        controller.popoverPresentationController.sourceView = main.rootViewController?.view
        controller.popoverPresentationController.sourceRect = Rect(
            x: choice % 35, y: choice % 18, width: 4, height: 1)
        if application.windows.count < 6, topmost?.present(controller) == true { shown += 1 }
    }

    /// Checks who has the keys, and that presented controllers are where they should be.
    func check() {
        application.repairFocus()
        if let key = application.keyWindow {
            if !application.windowsInReach.contains(where: { $0 === key }) {
                faults.append("the key window is out of reach")
            }
            if key.isHidden { faults.append("the key window is hidden") }
            if let first = key.firstResponder, first.window !== key {
                faults.append("the first responder is in another window")
            }
        }
        for window in application.windows {
            guard let presenter = (window as? PresentationWindow)?.presentingViewController else {
                continue
            }
            if presenter.presentedViewController !== window.rootViewController {
                faults.append("a presented controller that nobody presents")
            }
        }
    }
}

extension View {
    /// Whether no modal window is in front of the view's.
    var isWithinReach: Bool {
        guard let window, let application = window.application else { return false }
        return application.windowsInReach.contains { $0 === window }
    }
}
