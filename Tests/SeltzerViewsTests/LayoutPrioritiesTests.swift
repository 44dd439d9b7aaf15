// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout
import Testing

@testable import SeltzerViews

/// The priorities that a container takes from the views in it.
///
/// How they share room is tested in `StackLayoutTests`.
@MainActor
@Suite struct LayoutPrioritiesTests {
    private func view(
        _ hugging: LayoutPriority? = nil, _ resistance: LayoutPriority? = nil
    ) -> View {
        let view = View()
        if let hugging { view.setContentHuggingPriority(hugging, for: .vertical) }
        if let resistance {
            view.setContentCompressionResistancePriority(resistance, for: .vertical)
        }
        return view
    }

    private func priorities(_ views: View...) -> LayoutPriorities {
        LayoutPriorities(arranging: views, along: .vertical)
    }

    @Test func theViewThatResistsLeastDecides() {
        let result = priorities(view(.defaultLow, .required), view(.required, .defaultLow), view())
        #expect(result.hugging == .defaultLow)
        #expect(result.compressionResistance == .defaultLow)
    }

    @Test func withoutViewsAContainerTakesSpareRoom() {
        #expect(priorities() == .flexible)
    }

    @Test func hiddenViewsDoNotCount() {
        let hidden = view(.defaultLow, .defaultLow)
        hidden.isHidden = true
        #expect(priorities(hidden, view()) == LayoutPriorities())
        #expect(priorities(hidden) == LayoutPriorities())
    }

    @Test func prioritiesOfALineWithoutAWishDoNotCount() {
        let line = view(.fittingSizeLevel, .fittingSizeLevel)
        #expect(priorities(line, view(.required, .required)).hugging == .required)
        #expect(priorities(line) == LayoutPriorities())
    }

    @Test func aFixedLengthNeverYields() {
        let fixed = view(.defaultLow, .defaultLow)
        fixed.heightAnchor.constraint(equalToConstant: 3).isActive = true
        #expect(
            priorities(fixed)
                == LayoutPriorities(hugging: .required, compressionResistance: .required))
        #expect(LayoutPriorities(arranging: [fixed], along: .horizontal) == LayoutPriorities())
    }

    @Test func whatAProgramSetGoesBeforeTheNatureOfAView() {
        let stack = VStack { view(.defaultLow, .defaultLow) }
        #expect(stack.layoutPriorities(for: .vertical) == .flexible)
        stack.setContentHuggingPriority(.required, for: .vertical)
        #expect(
            stack.layoutPriorities(for: .vertical)
                == LayoutPriorities(hugging: .required, compressionResistance: .defaultLow))
        #expect(stack.layoutPriorities(for: .horizontal) == LayoutPriorities())
    }
}
