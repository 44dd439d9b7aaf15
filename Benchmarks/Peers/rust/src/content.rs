// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

//! What the workloads show, the same in all programs of the comparison.

const WORDS: [&str; 26] = [
    "alpha", "error", "connection", "to", "the", "server", "was", "refused", "retry", "in",
    "seconds", "request", "GET", "/index.html", "200", "OK", "user", "session", "opened",
    "closed", "by", "root", "kernel:", "cpu", "temperature", "threshold",
];
const GLYPHS: [(&str, usize); 21] = [
    ("漢", 2), ("字", 2), ("テ", 2), ("ス", 2), ("ト", 2), ("한", 2), ("글", 2),
    ("\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", 2),
    ("\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", 2), ("\u{1F44D}\u{1F3FD}", 2),
    ("\u{1F1EF}\u{1F1F5}", 2), ("\u{1F600}", 2), ("e\u{301}", 1), ("a", 1), ("b", 1),
    ("c", 1), (" ", 1), ("x", 1), ("\u{1F680}", 2), ("日", 2), ("本", 2),
];
const BLANK: usize = 16;

/// Marsaglia's xorshift32.
struct Random(u32);

impl Random {
    fn next(&mut self) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as usize
    }
}

/// A cell's text and width; colors are -1 for the terminal's own, else one of the palette, or 0x1000000 and 24 bits.
pub struct Cell<'a> {
    pub text: &'a str,
    pub width: usize,
    pub foreground: i32,
    pub background: i32,
}

pub struct Content {
    workload: String,
    columns: usize,
    rows: usize,
    random: Random,
    lines: Vec<Vec<u8>>,
    wide: Vec<Vec<usize>>,
    ascii: Vec<String>,
}

impl Content {
    pub fn new(workload: &str, columns: usize, rows: usize) -> Content {
        let wanted = std::env::var("W_LINES").ok().and_then(|value| value.parse().ok());
        let count = wanted.unwrap_or(1000);
        let mut random = Random(12345);
        let lines = (0..count).map(|number| make_line(number, columns, &mut random)).collect();
        let wide = (0..count).map(|_| make_wide_line(columns, &mut random)).collect();
        let ascii = (0..128u8).map(|code| (code as char).to_string()).collect();
        Content { workload: workload.to_string(), columns, rows, random, lines, wide, ascii }
    }

    /// Calls a closure with all cells of a frame.
    pub fn draw(&mut self, frame: usize, mut body: impl FnMut(usize, usize, Cell)) {
        for row in 0..self.rows {
            let mut column = 0;
            while column < self.columns {
                let cell = self.cell(frame, column, row);
                let width = cell.width;
                body(column, row, cell);
                column += width;
            }
        }
    }

    fn cell(&mut self, frame: usize, column: usize, row: usize) -> Cell<'_> {
        let (mut foreground, mut background, mut width) = (-1, -1, 1);
        let text = match self.workload.as_str() {
            "scroll" | "startup" => {
                if column < 6 {
                    foreground = 244;
                }
                &self.ascii[self.lines[(frame + row) % self.lines.len()][column] as usize]
            }
            "churn" => {
                let value = self.random.next();
                foreground = (value & 255) as i32;
                background = (value >> 8 & 255) as i32;
                &self.ascii[33 + (value >> 16) % 94]
            }
            "gradient" => {
                let red = (column * 255 / self.columns + frame * 3) & 255;
                let green = (row * 255 / self.rows + frame * 2) & 255;
                let blue = (column + row + frame * 5) & 255;
                background = (0x1000000 | red << 16 | green << 8 | blue) as i32;
                " "
            }
            "wide" => {
                let glyph = GLYPHS[self.wide[(frame + row) % self.wide.len()][column]];
                width = glyph.1;
                glyph.0
            }
            "onecell" if column == self.columns / 2 && row == self.rows / 2 => {
                &self.ascii[48 + frame % 10]
            }
            _ => {
                foreground = ((column / 10 + row) % 16) as i32;
                &self.ascii[33 + (column * 7 + row * 13) % 94]
            }
        };
        Cell { text, width, foreground, background }
    }
}

fn make_line(number: usize, columns: usize, random: &mut Random) -> Vec<u8> {
    let mut line = format!("{:6} ", number).into_bytes();
    let target = columns / 3 + random.next() % (columns * 2 / 3 - 12);
    while line.len() < target && line.len() < columns - 12 {
        line.extend_from_slice(WORDS[random.next() % WORDS.len()].as_bytes());
        line.push(b' ');
    }
    line.resize(columns, b' ');
    line
}

/// The number of the glyph that begins in each column.
fn make_wide_line(columns: usize, random: &mut Random) -> Vec<usize> {
    let mut line = vec![0; columns];
    let mut column = 0;
    while column < columns {
        let mut chosen = random.next() % GLYPHS.len();
        if GLYPHS[chosen].1 > columns - column {
            chosen = BLANK;
        }
        line[column] = chosen;
        column += GLYPHS[chosen].1;
    }
    line
}
