// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// What the workloads show, the same in all programs of the comparison.

#ifndef CONTENT_H
#define CONTENT_H

typedef enum { STATIC, ONECELL, SCROLL, CHURN, GRADIENT, WIDE, STARTUP, MOUSE, UNKNOWN } workload;

typedef struct {
    /// A cluster; none in the right half of a wide one.
    const char *text;
    int width;
    /// -1 for the terminal's own color, else one of the palette, or 0x1000000 and 24 bits.
    int foreground, background;
} cell;

workload workload_named(const char *name);

/// Makes the lines that scroll: 1,000, or as many as the variable W_LINES tells.
void content_prepare(int columns, int rows);

/// A cell of a frame; cells must be asked for row by row.
cell content_at(workload workload, int frame, int column, int row);

#endif
