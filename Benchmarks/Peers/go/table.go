//go:build tview

// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

package main

import (
	"fmt"

	"github.com/rivo/tview"
)

// The cells of so many rows, made when they are asked for.
type cells struct {
	tview.TableContentReadOnly
	rows int
}

func text(row, column int) string { return fmt.Sprintf("Row %d column %d", row, column) }

func (c *cells) GetCell(row, column int) *tview.TableCell {
	return tview.NewTableCell(text(row, column)).SetExpansion(1)
}
func (c *cells) GetRowCount() int    { return c.rows }
func (c *cells) GetColumnCount() int { return 3 }

// A table of three columns, whose cells it keeps or asks for.
func newTable(rows int, asks bool) *tview.Table {
	table := tview.NewTable().SetSelectable(true, false)
	if asks {
		return table.SetContent(&cells{rows: rows})
	}
	for row := 0; row < rows; row++ {
		for column := 0; column < 3; column++ {
			table.SetCellSimple(row, column, text(row, column))
		}
	}
	return table
}
