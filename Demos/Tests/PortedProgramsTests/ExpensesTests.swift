// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerTesting
import Testing

@testable import Expenses

/// A program that was written for UIKit, after `make port`.
///
/// It keeps its values in the defaults of the process, so the tests follow each other.
@MainActor
@Suite(.serialized) struct ExpensesTests {
    private let list: ExpensesViewController
    private let pilot: Pilot

    init() async {
        for key in ["expenses", "budget"] { UserDefaults.standard.removeObject(forKey: key) }
        list = ExpensesViewController()
        pilot = await Pilot(
            NavigationController(rootViewController: list), columns: 60, rows: 30)
    }

    private var form: ExpenseFormController? {
        list.navigationController?.topViewController as? ExpenseFormController
    }

    /// Fills the form, and saves it.
    private func add(_ title: String, _ amount: String) async {
        await tap(list.navigationItem.rightBarButtonItem)
        await pilot.type("\(title)\n\(amount)\n")
        await pilot.click(on: "Save")
        await pilot.advance(by: .seconds(1))
    }

    /// Clicks the item of a bar.
    private func tap(_ item: BarButtonItem?) async {
        await pilot.click(on: item?.image ?? item?.title ?? "")
    }

    private func screenHas(_ texts: String...) -> Bool {
        texts.allSatisfy(pilot.screen.contains)
    }

    // MARK: The table

    @Test func theListHasItsSectionsAndTheBudget() {
        #expect(screenHas("Expenses", "0.00 € of 500.00 €", "Food", "Travel", "Fun"))
    }

    @Test func aTapOnARowOpensItsForm() async {
        await add("Lunch", "12")
        await pilot.click(on: "Lunch")
        await pilot.advance(by: .seconds(1))
        #expect(form != nil)
        #expect(screenHas("Edit Expense", "Lunch", "12.0"))
    }

    @Test func theButtonOfACellCopiesItAndOpensNothing() async {
        await add("Lunch", "12")
        await pilot.click(on: "Copy")
        #expect(screenHas("24.00 € of 500.00 €"))
        #expect(form == nil)
    }

    @Test func anExpenseAboveTheBudgetMakesTheTotalRed() async {
        await add("Flight", "600")
        #expect(screenHas("600.00 € of 500.00 €"))
        let place = pilot.location(of: "600.00 € of") ?? .zero
        let plain = pilot.location(of: "Flight") ?? .zero
        let buffer = pilot.display.buffer
        #expect(buffer[place].style.foreground != buffer[plain].style.foreground)
    }

    // MARK: The form

    @Test func aNewFormBeginsWithItsTitle() async {
        await tap(list.navigationItem.rightBarButtonItem)
        await pilot.advance(by: .seconds(1))
        await pilot.type("Lunch\n12.5\n")
        #expect(screenHas("New Expense", "Lunch", "12.5"))
    }

    @Test func theAmountTakesNoLetters() async {
        await tap(list.navigationItem.rightBarButtonItem)
        await pilot.type("Lunch\n1x2,5\n")
        await pilot.click(on: "Save")
        await pilot.advance(by: .seconds(1))
        #expect(screenHas("12.50 €"), "\(pilot.screen)")
    }

    @Test func aFormWithoutATitleCannotBeSaved() async {
        await tap(list.navigationItem.rightBarButtonItem)
        await pilot.advance(by: .seconds(1))
        #expect(form?.navigationItem.rightBarButtonItem?.isEnabled == false)
        await pilot.click(on: "Save")
        #expect(form != nil)
    }

    @Test func anAmountIsAskedForAndTheMessageGoesWithTheNextKey() async {
        await tap(list.navigationItem.rightBarButtonItem)
        await pilot.type("Lunch")
        await pilot.click(on: "Save")
        await pilot.advance(by: .seconds(1))
        #expect(screenHas("Enter an amount greater than zero."))
        await pilot.type("3")
        await pilot.advance(by: .seconds(1))
        #expect(!screenHas("Enter an amount"))
    }

    @Test func aTapBesideTheFieldsEndsTyping() async {
        await tap(list.navigationItem.rightBarButtonItem)
        await pilot.type("Lunch")
        await pilot.click(column: 30, row: 25)
        await pilot.type("x")
        #expect(screenHas("Lunch") && !screenHas("Lunchx"))
    }

    // MARK: Deleting, gestures and movement

    /// Deletes the first row in edit mode.
    private func deleteInEditMode() async {
        await tap(list.navigationItem.leftBarButtonItem)
        await pilot.click(on: "⊖")
        await pilot.click(on: "Delete")
        await pilot.advance(by: .seconds(1))
    }

    @Test func aRowIsDeletedInEditModeAndComesBack() async {
        await add("Lunch", "12")
        await deleteInEditMode()
        #expect(screenHas("0.00 € of 500.00 €", "Deleted. Tap to undo."))
        await pilot.click(on: "Deleted. Tap to undo.")
        await pilot.advance(by: .seconds(1))
        #expect(screenHas("Lunch", "12.00 € of 500.00 €"))
        #expect(!screenHas("Deleted."))
    }

    @Test func aDragOnTheBannerIsNoTap() async {
        await add("Lunch", "12")
        await deleteInEditMode()
        let banner = pilot.location(of: "Deleted.") ?? .zero
        await pilot.drag(
            fromColumn: banner.x, row: banner.y, toColumn: banner.x + 9, row: banner.y)
        await pilot.advance(by: .seconds(1))
        #expect(screenHas("Deleted. Tap to undo.", "0.00 € of 500.00 €"))
    }

    @Test func aLongPressOnTheTotalAsksForTheBudget() async {
        let place = pilot.location(of: "0.00 € of") ?? .zero
        await pilot.mouseDown(column: place.x, row: place.y)
        await pilot.advance(by: .seconds(1))
        await pilot.mouseUp(column: place.x, row: place.y)
        #expect(screenHas("Budget", "How much may you spend?", "500.0"))
        await pilot.press("end", "ctrl-u")
        await pilot.type("80")
        await pilot.click(on: "Save")
        #expect(screenHas("0.00 € of 80.00 €"))
    }
}
