// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The widths of the primary or the supplementary column, in cells.
struct ColumnWidths {
    var preferred = 28
    var minimum = 12
    var maximum = Int.max
}

extension SplitViewController {
    /// The width of the primary column in cells, until the user moves the divider; 28 by default.
    public final var preferredPrimaryColumnWidth: Int {
        get { self[.primary].preferred }
        set { self[.primary].preferred = newValue }
    }

    /// The minimum width of the primary column in cells; 12 by default.
    public final var minimumPrimaryColumnWidth: Int {
        get { self[.primary].minimum }
        set { self[.primary].minimum = newValue }
    }

    /// The maximum width of the primary column in cells; no limit by default.
    public final var maximumPrimaryColumnWidth: Int {
        get { self[.primary].maximum }
        set { self[.primary].maximum = newValue }
    }

    /// The width of the supplementary column in cells, until the user moves the divider; 28 by default.
    public final var preferredSupplementaryColumnWidth: Int {
        get { self[.supplementary].preferred }
        set { self[.supplementary].preferred = newValue }
    }

    /// The minimum width of the supplementary column in cells; 12 by default.
    public final var minimumSupplementaryColumnWidth: Int {
        get { self[.supplementary].minimum }
        set { self[.supplementary].minimum = newValue }
    }

    /// The maximum width of the supplementary column in cells; no limit by default.
    public final var maximumSupplementaryColumnWidth: Int {
        get { self[.supplementary].maximum }
        set { self[.supplementary].maximum = newValue }
    }

    final subscript(column: Column) -> ColumnWidths {
        get { widths[column] ?? ColumnWidths() }
        set { widths[column] = newValue }
    }
}
