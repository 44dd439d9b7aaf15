// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

extension InputResponder {
    /// The type and the identifier, as in `Button#save`.
    var inspectedName: String { ResponderName(of: self).description }

    /// The responder in one row of the tree: its name, its label, its frame and its flags.
    var inspectedRow: StyledText {
        let quiet = Style(foreground: .secondaryLabel)
        guard let view = self as? View else {
            return StyledText(inspectedName, style: Style(foreground: .accent))
        }
        var text = StyledText(
            inspectedName, style: Style(attributes: view is Window ? .bold : []))
        if let label = view.accessibilityLabel, !label.isEmpty {
            text.append(" \"\(label.prefix(24))\"")
        }
        text.append("  \(view.frame.inspectedText)", style: quiet)
        for flag in view.inspectedFlags {
            let color: Color = flag == "focused" ? .accent : .secondaryLabel
            text.append("  \(flag)", style: Style(foreground: color))
        }
        return text
    }
}

extension View {
    /// The states of the view to show in its row.
    var inspectedFlags: [String] {
        var flags: [String] = []
        if isFirstResponder {
            flags.append(window?.isKeyWindow == true ? "focused" : "first responder")
        }
        if let window = self as? Window {
            if window.isKeyWindow { flags.append("key") }
            if window.isModal { flags.append("modal") }
        }
        if isHidden { flags.append("hidden") }
        if (self as? Control)?.isEnabled == false { flags.append("disabled") }
        if !isUserInteractionEnabled, !(self is Label) { flags.append("no interaction") }
        if !isHidden, !bounds.isEmpty, let whole = screenFrame, visibleScreenFrame != whole {
            flags.append("clipped")
        }
        return flags
    }
}

extension Rect {
    /// The rectangle as text, such as `(3, 4) 10x2`.
    var inspectedText: String { "(\(minX), \(minY)) \(width)x\(height)" }
}
