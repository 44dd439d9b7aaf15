// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension Application {
    /// The current theme: ``theme``, or else the theme that ``defaultThemeProvider`` returns.
    public final var effectiveTheme: Theme {
        if let theme = theme ?? currentDefaultTheme { return theme }
        let theme = defaultThemeProvider(capabilities)
        currentDefaultTheme = theme
        return theme
    }

    static func automaticTheme(for capabilities: DisplayCapabilities) -> Theme {
        .automatic(for: capabilities.appearance)
    }

    /// Sets the look of programs on the terminal of the process.
    ///
    /// Until the program sets another theme, it is ``/SeltzerScreen/Theme/fullScreen(for:)`` on the
    /// whole screen and ``/SeltzerScreen/Theme/still(for:)`` below the prompt, and the density
    /// follows the size of the window.
    package final func takeProgramLook() {
        defaultThemeProvider = { [weak self] capabilities in
            self?.presentation == .fullScreen
                ? .fullScreen(for: capabilities) : .still(for: capabilities)
        }
        layoutDensity = .automatic
    }

    /// Draws everything in another theme.
    final func themeChanged() {
        currentDefaultTheme = nil
        for window in windows { window.remeasure() }
        invalidate(frames.bounds, because: .themeChange)
    }
}

extension View {
    /// Whether the current theme fills controls and levels with colors on the view's display.
    package final var hasFills: Bool { palette.hasFills }

    /// Whether the current theme has any colors on the view's display.
    package final var hasColors: Bool { palette.hasColors }

    private final var palette: ThemePalette {
        effectiveTheme.palette(for: window?.application?.capabilities.colorDepth ?? .trueColor)
    }

    /// The current theme: the view's own, or the nearest superview's, or the application's.
    public final var effectiveTheme: Theme {
        var view: View? = self
        while let current = view {
            if let theme = current.theme { return theme }
            view = current.superview
        }
        return window?.application?.effectiveTheme ?? .automatic(for: nil)
    }
}
