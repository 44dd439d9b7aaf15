// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The options of a control, with the enabled options and the selected option; it does not depend on views.
package struct OptionList {
    package private(set) var titles: [MnemonicTitle] = []
    private var disabled: Set<Int> = []
    /// The index of the selected option; nil for none.
    private(set) var selectedIndex: Int?

    init(_ titles: [String]) {
        self.titles = titles.map { MnemonicTitle($0) }
    }

    var count: Int { titles.count }

    /// Selects an option; an index that does not exist selects none.
    mutating func select(_ index: Int?) {
        selectedIndex = index.flatMap { titles.indices.contains($0) ? $0 : nil }
    }

    mutating func insert(_ title: String, at index: Int) {
        let index = index.clamped(0, count)
        titles.insert(MnemonicTitle(title), at: index)
        disabled = Set(disabled.map { $0 >= index ? $0 + 1 : $0 })
        selectedIndex = selectedIndex.map { $0 >= index ? $0 + 1 : $0 }
    }

    /// Removes an option; if it was selected, no option is selected afterwards.
    mutating func remove(at index: Int) {
        guard titles.indices.contains(index) else { return }
        titles.remove(at: index)
        disabled = Set(disabled.filter { $0 != index }.map { $0 > index ? $0 - 1 : $0 })
        if selectedIndex == index { selectedIndex = nil }
        selectedIndex = selectedIndex.map { $0 > index ? $0 - 1 : $0 }
    }

    mutating func setTitle(_ title: String, at index: Int) {
        if titles.indices.contains(index) { titles[index] = MnemonicTitle(title) }
    }

    mutating func setEnabled(_ isEnabled: Bool, at index: Int) {
        guard titles.indices.contains(index) else { return }
        if isEnabled { disabled.remove(index) } else { disabled.insert(index) }
    }

    /// Returns whether an option exists and is enabled.
    func isEnabled(at index: Int) -> Bool {
        titles.indices.contains(index) && !disabled.contains(index)
    }

    /// Returns the option that a move leads to, past disabled options; nil if the move leads to the selected option, or
    /// to none.
    ///
    /// If no option is selected, a move forwards begins before the first option, and a move backwards after the last.
    func target(of move: ListMove) -> Int? {
        let places = titles.indices.filter { !disabled.contains($0) }
        guard let last = places.indices.last else { return nil }
        let place =
            switch move {
            case .first: 0
            case .last: last
            case .items(let step), .pages(let step):
                if let selectedIndex {
                    step > 0
                        ? places.count { $0 <= selectedIndex } - 1 + step.clamped(0, places.count)
                        : places.count { $0 < selectedIndex } + step.clamped(-places.count, 0)
                } else {
                    step > 0 ? 0 : last
                }
            }
        guard places.indices.contains(place) else { return nil }
        return places[place] == selectedIndex ? nil : places[place]
    }

    /// Returns the enabled option with a mnemonic; nil for none.
    func index(ofMnemonic character: Character) -> Int? {
        titles.indices.first { isEnabled(at: $0) && titles[$0].isMnemonic(character) }
    }
}
