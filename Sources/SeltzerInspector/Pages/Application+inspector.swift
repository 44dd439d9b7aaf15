// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension Application {
    // MARK: The inspector

    /// Whether the inspector of the application is open.
    public final var isInspecting: Bool { Inspector.open(for: self) != nil }

    /// Opens the inspector of the running application: on the right, or below it on a screen with
    /// less than 100 columns.
    ///
    /// The application continues in the rest of the screen. The inspector does not appear in the
    /// inspected application: it is not one of the ``/SeltzerViews/Application/windows``, and its
    /// events pass no responder of the application. Has no effect if the inspector is open, if the
    /// application does not run, or if it runs inline.
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

    /// Opens the inspector; if it is open, sends it the keys.
    final func showInspector() {
        if let inspector = Inspector.open(for: self) {
            // Drops the key from the record, because it was for the inspector.
            inspector.recorder?.forgetLastInput()
            inspector.display.focusedPane = .inspector
        } else {
            openInspector()
        }
    }
}

extension Action {
    /// The action `inspect` of an application, which opens the inspector, by F12.
    ///
    /// In the inspector the same keys close it.
    public static var inspect: Action {
        Action("inspect", title: "Inspector", keys: ["f12"], Application.showInspector)
            .placement(.palette)
            .disabled { (application: Application) in
                application.presentation == .fullScreen
                    ? nil : "The inspector needs the whole screen."
            }
    }
}
