// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Form+answers, FormField, FormField+kinds, FormField+numbers, FormField+choices, FormInput, FormError.

import SeltzerForms
import Testing

@Suite struct FormTests {
    private func errors(
        _ answers: [String: String], of form: Form<FormSample> = FormSample.form
    ) -> [String] {
        do throws(FormErrors) {
            _ = try form.value(answering: answers)
            return []
        } catch {
            return error.errors.map(\.description)
        }
    }

    private func problem(of field: String, _ answer: String) -> String? {
        var answers = ["name": "Ada"]
        answers[field] = answer
        return errors(answers).first
    }

    @Test func answersBecomeAValueWithoutATerminal() throws {
        let value = try FormSample.form.value(answering: [
            "name": "Ada", "password": "fizz", "seats": "3", "price": "1.25", "plan": "team",
            "topics": "offers, weeklyTips", "city": "bern", "due": "2026-02-28", "notes": "a\nb",
            "is-public": "yes",
        ])
        #expect(
            value
                == FormSample(
                    name: "Ada", password: "fizz", seats: 3, price: 1.25, plan: .team,
                    topics: [.offers, .weeklyTips], city: "Bern", due: "2026-02-28", notes: "a\nb",
                    isPublic: true))
    }

    @Test func fieldsWithoutAnswersKeepTheInitialValue() throws {
        let value = try FormSample.form.value(answering: ["name": "Ada"])
        #expect(value == FormSample(name: "Ada"))
    }

    @Test func allErrorsAreToldInTheOrderOfTheFields() {
        #expect(
            errors(["seats": "0", "price": "much", "nmae": "Ada", "is-public": "perhaps"]) == [
                "nmae: There is no such field. Did you mean “name”?", "name: Enter a name",
                "seats: Enter at least 1", "price: Enter a number", "is-public: Enter yes or no",
            ])
    }

    @Test func checksMayDependOnOtherFields() {
        #expect(errors(["name": "Ada", "seats": "4"]) == ["seats: At most 3 with this plan"])
        #expect(errors(["name": "Ada", "seats": "4", "plan": "team"]) == [])
        #expect(errors(["name": "Ada Lovelace"]) == ["name: Enter at most 8 characters"])
    }

    @Test(arguments: [
        ("plan", "tema", "plan: There is no “tema”. Did you mean “team”?"),
        ("plan", "?", "plan: Choose one of free, team, big"),
        ("plan", "", "plan: Choose one of free, team, big"),
        ("topics", "news,nothing", "topics: Choose one of news, weeklyTips, offers"),
        ("city", "Bernn", "city: Did you mean “Bern”?"),
        ("city", "Paris in Texas", "city: Choose one of the list"),
        ("due", "2026-02-29", "due: Enter a date, such as 2026-03-21"),
        ("due", "21.3.2026", "due: Enter a date, such as 2026-03-21"),
        ("seats", "1.5", "seats: Enter a whole number"),
        ("seats", "99999999999999999999", "seats: Enter at most 50"),
        ("price", "nan", "price: Enter a number"),
        ("price", "-1", "price: Enter at least 0"),
    ])
    func badAnswersAreTold(field: String, answer: String, message: String) {
        #expect(problem(of: field, answer) == message)
    }

    @Test(arguments: [
        ("plan", "BIG"), ("topics", ""), ("topics", " news ,, offers "), ("city", ""),
        ("city", "漢字市"), ("due", "2028-02-29"), ("seats", " 2 "), ("price", "1e1"),
        ("is-public", "OFF"),
    ])
    func goodAnswersAreTaken(field: String, answer: String) {
        #expect(problem(of: field, answer) == nil)
    }

    @Test func requiredFieldsOfEachKindSayWhatIsMissing() {
        let form = Form(
            of: FormSample(),
            fields: [
                .text("name", \.name).required(), .choices("topics", \.topics).required(),
                .toggle("public", \.isPublic).required(),
                .secret("password", \.password).required(),
            ])
        #expect(
            errors(["name": " \t", "password": ""], of: form) == [
                "name: Enter a value", "topics: Choose at least one", "public: Must be on",
                "password: Enter a value",
            ])
        #expect(
            errors(
                ["name": "A", "topics": "news", "public": "true", "password": " "], of: form
            )
            .isEmpty)
    }

    @Test func anOptionalChoiceMayBeEmptyUnlessItIsRequired() throws {
        struct Order: Sendable { var plan: FormSample.Plan? }
        let field = FormField<Order>.choice("plan", \.plan)
        let value = try Form(of: Order(plan: .team), fields: [field]).value(
            answering: ["plan": ""])
        #expect(value.plan == nil)
        #expect(throws: FormErrors([FormError(field: "plan", message: "Choose one")])) {
            try Form(of: Order(), fields: [field.required()]).value(answering: [:])
        }
    }

    @Test func checksThatTakeTimeRunForAnswersAsWell() async throws {
        let form = Form(
            of: FormSample(),
            fields: [
                .text("name", \.name).required().validate(after: .seconds(60)) {
                    await Task.yield()
                    return $0.name == "Ada" ? "Taken" : nil
                }
            ])
        await #expect(throws: FormErrors([FormError(field: "name", message: "Taken")])) {
            try await form.validatedValue(answering: ["name": "Ada"])
        }
        await #expect(throws: FormErrors([FormError(field: "name", message: "Enter a value")])) {
            try await form.validatedValue(answering: [:])
        }
        #expect(try await form.validatedValue(answering: ["name": "Eve"]).name == "Eve")
        #expect(try form.value(answering: ["name": "Ada"]).name == "Ada")
    }

    @Test func labelsAndOptionsAreNamesInWords() {
        let fields = FormSample.fields
        #expect(fields.map(\.label).prefix(3) == ["Name", "Password", "Seats"])
        #expect(FormField<FormSample>.toggle("isPublic", \.isPublic).label == "Is public")
        #expect(FormField<FormSample>.toggle("is-public", \.isPublic).label == "Is public")
        #expect(fields[4].input.options.map(\.name) == ["free", "team", "big"])
        #expect(fields[5].input.options.map(\.title) == ["News", "Weekly tips", "Offers"])
        #expect(fields[0].isRequired && !fields[1].isRequired)
        #expect(FormErrors([FormError(field: "a", message: "b")]).description == "a: b")
    }

    @Test func aFormWithoutFieldsHasItsInitialValue() throws {
        #expect(try Form(of: 7, fields: []).value(answering: [:]) == 7)
        #expect(Form(of: 7, pages: []).fields.isEmpty)
    }
}
