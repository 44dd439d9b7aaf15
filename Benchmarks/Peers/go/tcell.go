//go:build !tview

// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

package main

import "github.com/gdamore/tcell/v2"

func main() {
	content := newContent()
	screen, err := tcell.NewScreen()
	if err != nil {
		panic(err)
	}
	if err = screen.Init(); err != nil {
		panic(err)
	}
	defer screen.Fini()
	if content.workload == "mouse" {
		answerMouse(screen)
		return
	}
	for frame := 0; frame < content.frames; frame++ {
		content.draw(screen, frame)
		screen.Show()
	}
}

func answerMouse(screen tcell.Screen) {
	screen.EnableMouse()
	screen.Show()
	tell(5)
	for {
		switch event := screen.PollEvent().(type) {
		case *tcell.EventKey:
			if event.Rune() == 'q' {
				return
			}
		case *tcell.EventMouse:
			tell(6)
		}
	}
}
