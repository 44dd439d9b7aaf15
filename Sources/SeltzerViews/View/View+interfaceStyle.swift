// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension View {
    /// The style of the view and of its subviews; unspecified, the default, for the superview's style.
    ///
    /// A view with a style of its own has the built-in theme ``/SeltzerScreen/Theme/fathom`` or
    /// ``/SeltzerScreen/Theme/chalk`` as its ``theme``, which a program may set instead. For the whole
    /// program, set it for the window.
    public final var overrideUserInterfaceStyle: UserInterfaceStyle {
        get { rare?.interfaceStyle ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            let old = traitCollection
            rareState.interfaceStyle = newValue
            switch newValue {
            case .unspecified: theme = nil
            case .light: theme = .chalk
            case .dark: theme = .fathom
            }
            if window != nil, traitCollection != old { traitsDidChange(from: old) }
        }
    }
}

extension ViewController {
    /// The style of the controller's view and of its subviews; unspecified, the default, for the
    /// superview's style.
    ///
    /// It is the ``View/overrideUserInterfaceStyle`` of the view. Setting it does not load the view.
    public final var overrideUserInterfaceStyle: UserInterfaceStyle {
        get { viewIfLoaded?.overrideUserInterfaceStyle ?? traits.interfaceStyle }
        set {
            traits.interfaceStyle = newValue
            viewIfLoaded?.overrideUserInterfaceStyle = newValue
        }
    }

    /// Whether the bar of a tab bar controller is hidden while this controller, or a controller above
    /// it, shows on the stack of a navigation controller; false by default.
    public final var hidesBottomBarWhenPushed: Bool {
        get { traits.hidesBottomBarWhenPushed }
        set { traits.hidesBottomBarWhenPushed = newValue }
    }
}
