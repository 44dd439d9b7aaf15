//go:build tview

// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

package main

import (
	"os"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"
)

// A view that shows a frame, or `list ROWS` and `filled ROWS`: tables, or `text`, `tree` and `log` of so many rows.
func main() {
	application := tview.NewApplication()
	var root tview.Primitive
	switch os.Args[1] {
	case "list", "filled":
		root = newTable(number(os.Args[2]), os.Args[1] == "list")
	case "text":
		root = newText(number(os.Args[2]))
	case "tree":
		root = newTree(number(os.Args[2]))
	case "log":
		root = newLog(application, number(os.Args[2]))
	default:
		root = newView(application, newContent())
	}
	if err := application.SetRoot(root, true).Run(); err != nil {
		panic(err)
	}
}

func newView(application *tview.Application, content *content) tview.Primitive {
	view := tview.NewBox()
	frame := 0
	view.SetDrawFunc(func(screen tcell.Screen, x, y, width, height int) (int, int, int, int) {
		content.draw(screen, frame)
		return x, y, width, height
	})
	if content.workload == "mouse" {
		answerMouse(application, view)
		return view
	}
	go func() {
		for frame < content.frames-1 {
			application.QueueUpdateDraw(func() { frame++ })
		}
		application.Stop()
	}()
	return view
}

func answerMouse(application *tview.Application, view *tview.Box) {
	application.EnableMouse(true)
	view.SetMouseCapture(func(action tview.MouseAction, event *tcell.EventMouse) (tview.MouseAction, *tcell.EventMouse) {
		if action == tview.MouseLeftDown || action == tview.MouseLeftUp {
			tell(6)
		}
		return action, event
	})
	view.SetInputCapture(func(event *tcell.EventKey) *tcell.EventKey {
		if event.Rune() == 'q' {
			application.Stop()
		}
		return event
	})
	go application.QueueUpdateDraw(func() { tell(5) })
}
