//go:build tview

// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

package main

import (
	"fmt"
	"strings"
	"time"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"
)

func line(row int) string {
	return fmt.Sprintf("Row %d of the text: the tide tables of the port are made a year ahead.\n", row)
}

// A text of so many rows; tview's cannot be edited.
func newText(rows int) *tview.TextView {
	var text strings.Builder
	for row := 0; row < rows; row++ {
		text.WriteString(line(row))
	}
	return tview.NewTextView().SetText(text.String())
}

// A log that shows its end, to which `x` appends a hundred lines, and `s` 100,000 within a second.
func newLog(application *tview.Application, rows int) *tview.TextView {
	log := tview.NewTextView().ScrollToEnd()
	for row := rows - 1; row >= 0; row-- {
		fmt.Fprint(log, line(row))
	}
	count := 0
	log.SetInputCapture(func(event *tcell.EventKey) *tcell.EventKey {
		if event.Rune() == 's' {
			log.SetChangedFunc(func() { application.Draw() })
			go stream(log)
			return nil
		}
		if event.Rune() != 'x' {
			return event
		}
		for end := count + 100; count < end; count++ {
			fmt.Fprint(log, line(count))
		}
		return nil
	})
	return log
}

// Appends a thousand lines each hundredth of a second.
func stream(log *tview.TextView) {
	start := time.Now()
	for part := 0; part < 100; part++ {
		var text strings.Builder
		for number := 0; number < 1000; number++ {
			text.WriteString(line(part*1000 + number))
		}
		fmt.Fprint(log, text.String())
		time.Sleep(time.Until(start.Add(time.Duration(part+1) * 10 * time.Millisecond)))
	}
}

// Folders of 999 files, all unfolded.
func newTree(rows int) *tview.TreeView {
	root := tview.NewTreeNode("tree")
	for first := 0; first < rows; first += 1000 {
		folder := tview.NewTreeNode(fmt.Sprintf("Row %d of the tree", first))
		for row := first + 1; row < first+1000; row++ {
			folder.AddChild(tview.NewTreeNode(fmt.Sprintf("Row %d of the tree", row)))
		}
		root.AddChild(folder)
	}
	return tview.NewTreeView().SetRoot(root).SetTopLevel(1).SetCurrentNode(root.GetChildren()[0])
}
