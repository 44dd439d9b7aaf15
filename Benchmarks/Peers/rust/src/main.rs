// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

//! The workloads by tui-rs with crossterm: tuirs WORKLOAD COLUMNS ROWS FRAMES | tuirs mouse
//!
//! Output goes through a `BufWriter`, which does better than the plain `io::stdout()` of its examples.

mod content;

use content::Content;
use crossterm::{event, execute, terminal};
use std::io::{self, BufWriter, Write};
use tui::{
    backend::CrosstermBackend,
    buffer::Buffer,
    layout::Rect,
    style::{Color, Style},
    widgets::Widget,
    Terminal,
};

struct Picture<'a> {
    content: &'a mut Content,
    frame: usize,
}

impl<'a> Widget for Picture<'a> {
    fn render(self, _area: Rect, buffer: &mut Buffer) {
        self.content.draw(self.frame, |column, row, cell| {
            let style = Style::default().fg(color(cell.foreground)).bg(color(cell.background));
            buffer.get_mut(column as u16, row as u16).set_symbol(cell.text).set_style(style);
        });
    }
}

fn color(color: i32) -> Color {
    if color < 0 {
        Color::Reset
    } else if color >= 0x1000000 {
        Color::Rgb((color >> 16) as u8, (color >> 8) as u8, color as u8)
    } else {
        Color::Indexed(color as u8)
    }
}

fn tell(byte: u8) -> io::Result<()> {
    let mut output = io::stdout();
    output.write_all(&[byte])?;
    output.flush()
}

fn answer_mouse() -> Result<(), Box<dyn std::error::Error>> {
    execute!(io::stdout(), event::EnableMouseCapture)?;
    tell(5)?;
    loop {
        match event::read()? {
            event::Event::Key(key) if key.code == event::KeyCode::Char('q') => break,
            event::Event::Mouse(_) => tell(6)?,
            _ => {}
        }
    }
    execute!(io::stdout(), event::DisableMouseCapture)?;
    Ok(())
}

fn show(arguments: &[String]) -> Result<(), Box<dyn std::error::Error>> {
    let (columns, rows) = (arguments[2].parse()?, arguments[3].parse()?);
    let mut content = Content::new(&arguments[1], columns, rows);
    execute!(io::stdout(), terminal::EnterAlternateScreen)?;
    let output = BufWriter::with_capacity(1 << 20, io::stdout());
    let mut screen = Terminal::new(CrosstermBackend::new(output))?;
    for frame in 0..arguments[4].parse()? {
        screen.draw(|target| {
            let area = target.size();
            target.render_widget(Picture { content: &mut content, frame }, area);
        })?;
    }
    execute!(io::stdout(), terminal::LeaveAlternateScreen)?;
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    terminal::enable_raw_mode()?;
    let result = if arguments[1] == "mouse" { answer_mouse() } else { show(&arguments) };
    terminal::disable_raw_mode()?;
    result
}
