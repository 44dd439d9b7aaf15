// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The code of the page "How do I …?", its part about controls.
@MainActor
@Suite struct HowDoIControlsTests {
    @Test func readWhatWasTyped() async {
        let (field, greeting) = (TextField(placeholder: "Name"), Label())
        let screen = ViewController(view: StackView(.vertical, [field, greeting]))
        screen.on { (submitted: TextSubmitted) in
            greeting.text = "Hello, \(submitted.text)"
            return .stop
        }
        let pilot = await Pilot(screen, columns: 30, rows: 3)
        await pilot.type("Ada\n")
        #expect(greeting.text == "Hello, Ada")
    }

    @Test func checkATextWhileItIsTyped() async {
        let age = TextField("twelve")
        age.validation = TextValidation { Int($0) == nil ? "Not a number" : nil }
        let pilot = await Pilot(ViewController(view: age), columns: 30, rows: 2)
        await pilot.press("enter")
        #expect(pilot.screen.contains("Not a number"))
    }

    @Test func askForAPassword() async {
        let password = TextField()
        password.isSecureTextEntry = true
        let pilot = await Pilot(ViewController(view: password), columns: 30, rows: 2)
        await pilot.type("secret")
        #expect(!pilot.screen.contains("secret"))
    }

    @Test func letTheUserChooseOneOfAFew() async {
        let size = RadioGroup(["Small", "Large"], selectedIndex: 0)
        let kind = PopUpButton(["Library", "Tool", "Plugin"], selectedIndex: 0)
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [size, kind])), columns: 30, rows: 4)
        await pilot.click(on: "Large")
        #expect(size.selectedIndex == 1)
    }

    @Test func letTheUserTurnSomethingOn() async {
        var showsTips = true
        let tips = Checkbox("Show tips", isOn: true) { box in showsTips = box.isOn }
        let pilot = await Pilot(ViewController(view: tips), columns: 30, rows: 2)
        await pilot.click(on: "Show tips")
        #expect(!showsTips)
    }

    @Test func letTheUserChooseANumber() async {
        let status = Label()
        let volume = Slider(value: 40, in: 0...100, step: 5)
        volume.on { (changed: SliderChanged) in
            status.text = "\(Int(changed.value))"
            return .stop
        }
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [volume, status])), columns: 30, rows: 3)
        await pilot.press("right")
        #expect(status.text == "45")
    }

    @Test func showAList() async {
        var chosen: Int?
        let planets = ListView(["Mercury", "Venus", "Earth"])
        planets.on { (row: RowActivated) in
            chosen = row.indexPath.row
            return .stop
        }
        let pilot = await Pilot(ViewController(view: planets), columns: 30, rows: 4)
        await pilot.press("down", "down", "enter")
        #expect(chosen == 1)
    }

    @Test func knowWhichRowsAreSelected() async {
        var chosen: [Int] = []
        let planets = ListView(["Mercury", "Venus", "Earth"])
        planets.on { (event: TableSelectionChanged) in
            chosen = event.tableView.indexPathsForSelectedRows?.map(\.row) ?? []
            return .stop
        }
        let pilot = await Pilot(ViewController(view: planets), columns: 30, rows: 4)
        await pilot.press("down", "down")
        #expect(chosen == [1])
    }

    @Test func showAMillionRows() async {
        let numbers = ListView(count: 1_000_000) { "Row \($0)" }
        let pilot = await Pilot(ViewController(view: numbers), columns: 30, rows: 4)
        await pilot.press("end")
        #expect(pilot.screen.contains("Row 999999"))
    }

    @Test func showATableWithColumns() async {
        let (table, files) = (TableView(), FileList())
        table.columns = [
            TableColumn("Name"), TableColumn("Size", width: .fixed(9), alignment: .right),
        ]
        table.dataSource = files
        let pilot = await Pilot(ViewController(view: table), columns: 40, rows: 5)
        #expect(pilot.screen.contains("notes.txt"))
    }

    @Test func sayThatThereIsNothingToShow() async {
        let list = ListView()
        list.emptyText = "No letters yet."
        let pilot = await Pilot(ViewController(view: list), columns: 30, rows: 4)
        #expect(pilot.screen.contains("No letters yet."))
    }

    @Test func showATree() async {
        let pantry = ["": ["fruit"], "fruit": ["apple", "pear"]]
        let outline = OutlineView { item in
            OutlineChildren(pantry[item?.base as? String ?? ""] ?? [])
        } text: { item in
            StyledText("\(item)")
        }
        let pilot = await Pilot(ViewController(view: outline), columns: 20, rows: 6)
        await pilot.press("down", "right")
        #expect(pilot.screen.contains("pear"))
    }

    @Test func letTheUserChooseAFile() async {
        let panel = OpenPanel(directory: "/srv/tides")
        panel.allowedFileTypes = [.commaSeparatedText, .item]
        let pilot = await Pilot(panel, columns: 80, rows: 24)
        #expect(pilot.screen.contains("Tables"))
    }

    @Test func letTheUserEditAFile() async {
        let editor = TextView("let a = 1")
        editor.showsLineNumbers = true
        editor.highlighter = SyntaxLanguage(fileName: "Package.swift")?.highlighter
        let pilot = await Pilot(ViewController(view: editor), columns: 30, rows: 3)
        await pilot.press("end")
        await pilot.type("0")
        #expect(editor.storage.string == "let a = 10")
    }

    @Test func colorALanguageOfMyOwn() {
        let editor = TextView("pour 2 # glasses")
        var recipe = LexicalGrammar(words: [.keyword: "squeeze stir pour", .type: "Glass"])
        recipe.spans = [.lineComment("#"), .string("\"", escape: "\\")]
        editor.highlighter = LexicalHighlighter(recipe)
        #expect(
            editor.highlighter?.tokens(ofLinesIn: editor.text).first?.map(\.kind)
                == [.keyword, .number, .comment])
    }

    @Test func letTheUserFoldCode() async {
        let editor = TextView("if a {\n    b()\n}")
        editor.isFoldingEnabled = true
        editor.showsIndentationGuides = true
        editor.fold(line: 0)
        let pilot = await Pilot(ViewController(view: editor), columns: 30, rows: 3)
        #expect(pilot.screen.contains("if a { …") && !pilot.screen.contains("b()"))
    }

    @Test func showMarkdown() async {
        let page = MarkdownView("# Tides\n\nThe *moon* pulls.")
        let pilot = await Pilot(ViewController(view: page), columns: 30, rows: 4)
        #expect(pilot.screen.contains("The moon pulls."))
    }

    @Test func showALogThatGrows() async {
        let log = LogView()
        log.append("listening on port 8080", level: .info)
        let pilot = await Pilot(ViewController(view: log), columns: 40, rows: 3)
        while log.lineCount < 1 { await Task.yield() }
        await pilot.settle()
        #expect(pilot.screen.contains("listening"))
    }
}
