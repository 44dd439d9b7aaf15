// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls

/// The kinds of fields for numbers.
extension FormField {
    /// Returns a field for a typed whole number.
    ///
    /// - Parameters:
    ///   - name: The name in answers and errors.
    ///   - keyPath: The part of the value.
    ///   - label: The label; nil for the name in words.
    ///   - range: The numbers that are valid.
    ///   - placeholder: The text that is shown, fainter, while there is no answer.
    public static func number(
        _ name: String, _ keyPath: WritableKeyPath<Value, Int> & Sendable, label: String? = nil,
        in range: ClosedRange<Int> = .min ... .max, placeholder: String = ""
    ) -> FormField {
        FormField(name, label: label, .number(placeholder: placeholder), keyPath, in: range)
    }

    /// Returns a field for a typed number, with decimals after a point.
    ///
    /// - Parameters:
    ///   - name: The name in answers and errors.
    ///   - keyPath: The part of the value.
    ///   - label: The label; nil for the name in words.
    ///   - range: The numbers that are valid.
    ///   - placeholder: The text that is shown, fainter, while there is no answer.
    public static func number(
        _ name: String, _ keyPath: WritableKeyPath<Value, Double> & Sendable,
        label: String? = nil,
        in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude,
        placeholder: String = ""
    ) -> FormField {
        FormField(
            name, label: label, .number(placeholder: placeholder), keyPath,
            NumberEntry(range: range))
    }

    /// Returns a field for a whole number, with a stepper.
    ///
    /// - Parameters:
    ///   - name: The name in answers and errors.
    ///   - keyPath: The part of the value.
    ///   - label: The label; nil for the name in words.
    ///   - range: The numbers that are valid.
    ///   - step: The difference of one step.
    ///   - wraps: Whether a step at an end leads to the other end.
    public static func stepper(
        _ name: String, _ keyPath: WritableKeyPath<Value, Int> & Sendable, label: String? = nil,
        in range: ClosedRange<Int>, step: Int = 1, wraps: Bool = false
    ) -> FormField {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        return FormField(
            name, label: label, .stepper(bounds, step: Double(step), wraps: wraps), keyPath,
            in: range)
    }

    /// Returns a field for a number, with a slider.
    ///
    /// - Parameters:
    ///   - name: The name in answers and errors.
    ///   - keyPath: The part of the value.
    ///   - label: The label; nil for the name in words.
    ///   - range: The numbers that are valid.
    ///   - step: The difference between adjacent numbers; 0 for any number.
    public static func slider(
        _ name: String, _ keyPath: WritableKeyPath<Value, Double> & Sendable,
        label: String? = nil, in range: ClosedRange<Double> = 0...1, step: Double = 0
    ) -> FormField {
        FormField(
            name, label: label, .slider(range, step: step), keyPath, NumberEntry(range: range))
    }

    private init(
        _ name: String, label: String?, _ input: FormInput,
        _ keyPath: WritableKeyPath<Value, Int> & Sendable, in range: ClosedRange<Int>
    ) {
        self.init(
            name, label: label, input, read: { String($0[keyPath: keyPath]) },
            write: { value, text in
                switch NumberEntry.whole(text, in: range) {
                case .success(let number): value[keyPath: keyPath] = number
                case .failure(let problem): return problem.message
                }
                return nil
            })
    }

    private init(
        _ name: String, label: String?, _ input: FormInput,
        _ keyPath: WritableKeyPath<Value, Double> & Sendable, _ entry: NumberEntry
    ) {
        self.init(
            name, label: label, input, read: { NumberEntry.text($0[keyPath: keyPath]) },
            write: { value, text in
                switch entry.number(text) {
                case .success(let number): value[keyPath: keyPath] = number
                case .failure(let problem): return problem.message
                }
                return nil
            })
    }
}
