// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The display capabilities and the settings that decide how an application draws its views.
///
/// A record contains the look, and a replay starts with it, so that a session on a terminal looks
/// the same in a test.
public struct ScreenLook: Hashable, Sendable {
    /// The default theme of an application that sets no theme.
    enum DefaultTheme: String, Hashable, Sendable, CaseIterable {
        case automatic, fullScreen, still

        func theme(for capabilities: DisplayCapabilities) -> Theme {
            switch self {
            case .automatic: .automatic(for: capabilities.appearance)
            case .fullScreen: .fullScreen(for: capabilities)
            case .still: .still(for: capabilities)
            }
        }

        /// Finds the default theme of an application; nil if it sets a theme, or has a custom
        /// default.
        @MainActor
        init?(of application: Application) {
            guard application.theme == nil else { return nil }
            let (capabilities, theme) = (application.capabilities, application.effectiveTheme)
            let found = Self.allCases.last { $0.theme(for: capabilities) == theme }
            guard let found else { return nil }
            self = found
        }
    }

    /// An action of a tool, as the screen shows it.
    struct Tool: Hashable, Sendable {
        var identifier: String?
        var title: String
        /// The keys as texts; ``ScreenLook/apply(to:)`` drops invalid ones.
        var keys: [String]
        var isInFooter: Bool
    }

    /// The capabilities of the display.
    public var capabilities: DisplayCapabilities
    /// The theme; nil if the program set a theme itself.
    var theme: DefaultTheme?
    /// The name of the built-in theme that the program set; nil for none, and for another theme.
    var programTheme: String?
    var density: LayoutDensity
    var animatesControls: Bool
    var reducesMotion: Bool
    var framesPerSecond: Int
    var wheel: WheelSettings
    var tools: [Tool]

    /// Reads the look of a running application.
    @MainActor
    init(of application: Application, theme: DefaultTheme?) {
        capabilities = application.capabilities
        self.theme = theme
        programTheme = application.theme.flatMap { set in
            Theme.builtIn.contains(set) ? set.name : nil
        }
        density = application.layoutDensity
        animatesControls = application.animatesControls
        reducesMotion = application.reducesMotion
        framesPerSecond = application.preferredFramesPerSecond
        wheel = application.wheel
        tools = application.tools.map {
            Tool(
                identifier: $0.identifier, title: $0.title, keys: $0.keys.map { "\($0)" },
                isInFooter: $0.placement == .footer)
        }
    }

    /// Applies the look to an application that starts, and the theme that the program set.
    ///
    /// Later the replayed input sets the themes.
    @MainActor
    package func applyAtStart(to application: Application) {
        apply(to: application)
        guard application.theme == nil, let programTheme else { return }
        application.theme = Theme.builtIn.first { $0.name == programTheme }
    }

    /// Applies the look to an application, except for the capabilities of its display.
    ///
    /// The application keeps its own tools. Tools that only the look has are shown but do nothing,
    /// because a record contains no input for tools.
    @MainActor
    package func apply(to application: Application) {
        if let theme { application.defaultThemeProvider = { theme.theme(for: $0) } }
        application.layoutDensity = density
        application.animatesControls = animatesControls
        application.reducesMotion = reducesMotion
        application.preferredFramesPerSecond = framesPerSecond
        application.wheel = wheel
        let own = Set(application.tools.map(\.title))
        application.tools += tools.filter { !own.contains($0.title) }.map { tool in
            Action(
                tool.identifier, title: tool.title,
                keys: tool.keys.compactMap { try? KeySequence(parsing: $0) }
            ) { (_: InputResponder) in .stop }.mayDecline(false).placement(
                tool.isInFooter ? .footer : .palette)
        }
    }
}
