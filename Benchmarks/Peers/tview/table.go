// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// tview's Table with so many rows of three columns, kept in it or asked for: `table filled|virtual ROWS`.
package main

import (
	"fmt"
	"os"
	"strconv"

	"github.com/rivo/tview"
)

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

func main() {
	rows, err := strconv.Atoi(os.Args[2])
	if err != nil {
		panic(err)
	}
	table := tview.NewTable().SetSelectable(true, false)
	if os.Args[1] == "virtual" {
		table.SetContent(&cells{rows: rows})
	} else {
		for row := 0; row < rows; row++ {
			for column := 0; column < 3; column++ {
				table.SetCellSimple(row, column, text(row, column))
			}
		}
	}
	if err := tview.NewApplication().SetRoot(table, true).Run(); err != nil {
		panic(err)
	}
}
