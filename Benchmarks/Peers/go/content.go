// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// The workloads by tcell, and with `-tags tview` by tview: WORKLOAD COLUMNS ROWS FRAMES | mouse
package main

import (
	"fmt"
	"os"
	"strconv"
	"unicode/utf8"

	"github.com/gdamore/tcell/v2"
)

// What the workloads show, the same in all programs of the comparison.
type content struct {
	workload              string
	columns, rows, frames int
	state                 uint32
	lines                 [][]byte
	wide                  [][]cell
}

type cell struct {
	first rune
	marks []rune
	width int
	// -1 for the terminal's own color, else one of the palette, or 0x1000000 and 24 bits.
	foreground, background int32
}

var words = []string{
	"alpha", "error", "connection", "to", "the", "server", "was", "refused", "retry", "in",
	"seconds", "request", "GET", "/index.html", "200", "OK", "user", "session", "opened",
	"closed", "by", "root", "kernel:", "cpu", "temperature", "threshold",
}

var glyphs = []struct {
	text  string
	width int
}{
	{"漢", 2}, {"字", 2}, {"テ", 2}, {"ス", 2}, {"ト", 2}, {"한", 2}, {"글", 2},
	{"\U0001F469\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466", 2},
	{"\U0001F3F3\uFE0F\u200D\U0001F308", 2}, {"\U0001F44D\U0001F3FD", 2},
	{"\U0001F1EF\U0001F1F5", 2}, {"\U0001F600", 2}, {"e\u0301", 1}, {"a", 1}, {"b", 1},
	{"c", 1}, {" ", 1}, {"x", 1}, {"\U0001F680", 2}, {"日", 2}, {"本", 2},
}

const blank = 16

func newContent() *content {
	c := &content{workload: os.Args[1], state: 12345}
	if c.workload == "mouse" {
		return c
	}
	c.columns, c.rows, c.frames = number(os.Args[2]), number(os.Args[3]), number(os.Args[4])
	count := 1000
	if wanted := os.Getenv("W_LINES"); wanted != "" {
		count = number(wanted)
	}
	for i := 0; i < count; i++ {
		c.lines = append(c.lines, c.line(i))
	}
	for i := 0; i < count; i++ {
		c.wide = append(c.wide, c.wideLine())
	}
	return c
}

func number(text string) int {
	number, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return number
}

// Marsaglia's xorshift32.
func (c *content) next() uint32 {
	c.state ^= c.state << 13
	c.state ^= c.state >> 17
	c.state ^= c.state << 5
	return c.state
}

func (c *content) line(number int) []byte {
	line := []byte(fmt.Sprintf("%6d ", number))
	target := c.columns/3 + int(c.next()%uint32(c.columns*2/3-12))
	for len(line) < target && len(line) < c.columns-12 {
		line = append(line, words[c.next()%uint32(len(words))]...)
		line = append(line, ' ')
	}
	for len(line) < c.columns {
		line = append(line, ' ')
	}
	return line[:c.columns]
}

func (c *content) wideLine() []cell {
	line := make([]cell, c.columns)
	for column := 0; column < c.columns; {
		glyph := glyphs[c.next()%uint32(len(glyphs))]
		if glyph.width > c.columns-column {
			glyph = glyphs[blank]
		}
		first, length := utf8.DecodeRuneInString(glyph.text)
		line[column] = cell{first, []rune(glyph.text[length:]), glyph.width, -1, -1}
		column += glyph.width
	}
	return line
}

func (c *content) at(frame, column, row int) cell {
	switch c.workload {
	case "scroll", "startup":
		color := int32(-1)
		if column < 6 {
			color = 244
		}
		return cell{rune(c.lines[(frame+row)%len(c.lines)][column]), nil, 1, color, -1}
	case "churn":
		value := c.next()
		return cell{rune(33 + (value>>16)%94), nil, 1, int32(value & 255), int32(value >> 8 & 255)}
	case "gradient":
		red := (column*255/c.columns + frame*3) & 255
		green := (row*255/c.rows + frame*2) & 255
		blue := (column + row + frame*5) & 255
		return cell{' ', nil, 1, -1, int32(0x1000000 | red<<16 | green<<8 | blue)}
	case "wide":
		return c.wide[(frame+row)%len(c.wide)][column]
	}
	if c.workload == "onecell" && column == c.columns/2 && row == c.rows/2 {
		return cell{rune('0' + frame%10), nil, 1, -1, -1}
	}
	return cell{rune(33 + (column*7+row*13)%94), nil, 1, int32((column/10 + row) % 16), -1}
}

func color(color int32) tcell.Color {
	if color < 0 {
		return tcell.ColorDefault
	}
	if color >= 0x1000000 {
		return tcell.NewHexColor(color & 0xffffff)
	}
	return tcell.PaletteColor(int(color))
}

// Draws all cells of a frame.
func (c *content) draw(screen tcell.Screen, frame int) {
	foreground, background := int32(-2), int32(-2)
	var style tcell.Style
	for row := 0; row < c.rows; row++ {
		for column := 0; column < c.columns; column++ {
			cell := c.at(frame, column, row)
			if cell.width == 0 {
				continue
			}
			if cell.foreground != foreground || cell.background != background {
				foreground, background = cell.foreground, cell.background
				style = tcell.StyleDefault.Foreground(color(foreground)).Background(color(background))
			}
			screen.SetContent(column, row, cell.first, cell.marks, style)
		}
	}
}

func tell(b byte) {
	os.Stdout.Write([]byte{b})
}
