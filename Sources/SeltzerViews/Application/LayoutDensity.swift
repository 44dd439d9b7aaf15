// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The amount of room that views leave empty.
public enum LayoutDensity: Hashable, Sendable {
    /// Compact on a screen with less than 60 columns; also compact on a whole screen with less than
    /// 16 rows; otherwise comfortable.
    case automatic
    /// Two cells at each side of a title, and empty rows between the parts of a form.
    case comfortable
    /// One cell at each side of a title, and no empty rows within a form.
    case compact
}

extension Application {
    /// Whether views leave as little room empty as possible; ``layoutDensity`` decides.
    public final var hasCompactLayout: Bool { isCompact(layoutDensity) }

    private final func isCompact(_ density: LayoutDensity) -> Bool {
        let screen = frames.bounds
        return switch density {
        case .automatic:
            screen.width < 60 || (presentation == .fullScreen && screen.height < 16)
        case .comfortable: false
        case .compact: true
        }
    }

    final func layoutDensityDidChange(from old: LayoutDensity) {
        compactLayoutMayHaveChanged(from: isCompact(old))
    }

    /// Measures all views again if the density in effect has changed.
    final func compactLayoutMayHaveChanged(from wasCompact: Bool) {
        guard hasCompactLayout != wasCompact else { return }
        for window in windows { window.remeasure() }
    }
}

extension View {
    /// Whether the view should leave as little room empty as possible; false outside of an
    /// application.
    public final var hasCompactLayout: Bool { window?.application?.hasCompactLayout ?? false }
}
