// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The titles that one is chosen of, which of them can be chosen, and which one is: without any view.
struct OptionList {
    private(set) var titles: [MnemonicTitle] = []
    private var disabled: Set<Int> = []
    /// The one that is chosen; nil for none.
    private(set) var selectedIndex: Int?

    init(_ titles: [String]) {
        self.titles = titles.map { MnemonicTitle($0) }
    }

    var count: Int { titles.count }

    /// Chooses one; a place that is none chooses none.
    mutating func select(_ index: Int?) {
        selectedIndex = index.flatMap { titles.indices.contains($0) ? $0 : nil }
    }

    mutating func insert(_ title: String, at index: Int) {
        let index = index.clamped(0, count)
        titles.insert(MnemonicTitle(title), at: index)
        disabled = Set(disabled.map { $0 >= index ? $0 + 1 : $0 })
        selectedIndex = selectedIndex.map { $0 >= index ? $0 + 1 : $0 }
    }

    /// Takes one out; where it was chosen, none is.
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

    /// Returns whether there is such a one and it can be chosen.
    func isEnabled(at index: Int) -> Bool {
        titles.indices.contains(index) && !disabled.contains(index)
    }

    /// Returns the one that a move leads to, over those that cannot be chosen; nil where it leads nowhere else.
    ///
    /// Where none is chosen, a move onwards begins before the first, one backwards after the last.
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

    /// Returns the one that can be chosen and has a mnemonic; nil for none.
    func index(ofMnemonic character: Character) -> Int? {
        titles.indices.first { isEnabled(at: $0) && titles[$0].isMnemonic(character) }
    }
}
