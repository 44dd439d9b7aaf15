// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension Application {
    // MARK: The inspector

    /// Whether the inspector of the application is open.
    public final var isInspecting: Bool { Inspector.open(for: self) != nil }

    /// Opens the inspector, a look into the running application: on the right, or below on a screen with less than 100
    /// columns.
    ///
    /// The application goes on in the rest of the screen. The inspector does not show in what it inspects: it is in none
    /// of the ``/SeltzerViews/Application/windows``, and its events pass no responder of the application. Has no effect
    /// if the inspector is open, if the application does not run, or if it runs inline.
    public final func openInspector() {
        guard Inspector.open(for: self) == nil, presentation == .fullScreen, let display else {
            return
        }
        Inspector(of: self, on: display).begin()
    }

    /// Closes the inspector; the application gets the whole screen again.
    public final func closeInspector() {
        Inspector.open(for: self)?.close()
    }

    /// Opens the inspector, or gives it the keys if it is open.
    final func showInspector() {
        if let inspector = Inspector.open(for: self) {
            // The key was for the inspector.
            inspector.recorder?.forgetLastInput()
            inspector.display.focusedPane = .inspector
        } else {
            openInspector()
        }
    }
}

extension Action {
    /// The action of an application that opens the inspector, by F12: `inspect`.
    ///
    /// In the inspector the same keys close it.
    public static var inspect: Action {
        Action(
            "inspect", title: "Inspector", keys: ["f12"], placement: .palette,
            Application.showInspector
        )
        .disabled { (application: Application) in
            application.presentation == .fullScreen
                ? nil : "The inspector needs the whole screen."
        }
    }
}
