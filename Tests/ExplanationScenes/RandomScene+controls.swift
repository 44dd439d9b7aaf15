// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// The controls of the library in a random scene, and the windows that controllers are shown in.
extension RandomScene {
    /// Makes a control with parts, panes, rows, menus or values.
    func makeControl(_ name: String) -> View {
        switch random.number(0..<14) {
        case 0: return SegmentedControl(["&One", "Two"])
        case 1: return ListView(["apple", "gin"])
        case 2: return Checkbox("&\(name)")
        case 3: return SplitView(.horizontal, [inner(), View()])
        case 4: return TabView([Tab("&One", view: inner()), Tab("Two", view: View())])
        case 5: return MenuBar([menu("&Xenon"), menu("&Bar")])
        case 6: return makeTable()
        case 7: return makeScrollView()
        case 8: return Slider(value: 0.5)
        case 9: return Stepper(value: 5)
        case 10: return ComboBox(["apple", "gin"])
        case 11: return PopUpButton(["apple", "gin"], selectedIndex: 0)
        case 12: return KeyFooter()
        default: return DisclosureGroup("&More", inner(), isExpanded: random.chance(50))
        }
    }

    private func inner() -> View {
        let view = SceneView(name("V"), log, frame: Rect(x: 0, y: 0, width: 6, height: 2))
        view.takesFocus = random.chance(50)
        return view
    }

    private func menu(_ title: String) -> Menu {
        let (name, log) = (name("M"), log)
        let action = Action(name, title: name) { _ in log.add(name, .stop) }
        return Menu(title, children: [action.attributes(random.chance(30) ? .disabled : [])])
    }

    private func makeTable() -> View {
        let table = TableView()
        table.columns = [TableColumn("Name"), TableColumn("Size")]
        let source = SceneRows()
        sources.append(source)
        table.dataSource = source
        return table
    }

    private func makeScrollView() -> View {
        let view = ScrollView()
        let content = inner()
        view.contentSize = Size(width: 8, height: 9)
        content.frame = Rect(x: 0, y: random.number(0..<6), width: 8, height: 3)
        view.addSubview(content)
        return view
    }

    // MARK: Windows

    /// Shows a controller in front of the screen: a popover, a sheet, a page or a question.
    func addPresentation() {
        let name = name("C")
        if random.chance(30) { return addQuestion(name) }
        let page = ScenePage(name, log, view: View())
        register(page, name)
        pages.append(page)
        switch random.number(0..<4) {
        case 0: page.modalPresentationStyle = .formSheet
        case 1: page.modalPresentationStyle = .overFullScreen
        default:
            page.modalPresentationStyle = .popover
            page.popoverPresentationController.sourceView = random.pick(views)
            if random.chance(70) {
                page.popoverPresentationController.passthroughViews = [random.pick(views)]
            }
        }
        page.isModalInPresentation = random.chance(20)
        page.preferredContentSize = Size(width: 5, height: 2)
        addView(to: page.view)
        screen.controller?.present(page, animated: false)
    }

    private func addQuestion(_ name: String) {
        let alert = AlertController(title: name, message: nil, preferredStyle: .alert)
        for style in [AlertAction.Style.default, .cancel] {
            let (name, log) = (self.name("B"), log)
            alert.addAction(AlertAction("&\(name)", style: style) { log.addButton(name) })
        }
        screen.controller?.present(alert, animated: false)
    }
}

/// The rows of a table with two columns.
final class SceneRows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText {
        StyledText(column.identifier == "Name" ? "name \(indexPath.row)" : "\(indexPath.row)")
    }
}
