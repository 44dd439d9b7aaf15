// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Application {
    /// Returns a value from outside of the program, such as the time or the processes of the machine.
    ///
    /// A record of a session keeps the value. A replay returns the recorded values in their order, so
    /// the screen looks as it did then, and `read` is not called.
    ///
    /// ```swift
    /// let weather = await application.externalValue("weather") { await station.read() }
    /// ```
    ///
    /// - Parameters:
    ///   - name: A name for values of this kind.
    ///   - read: Reads the value.
    /// - Returns: The value that `read` returned, or the recorded value. A recorded text that is no
    ///   such value is ignored.
    /// - Throws: The error of `read`. A record keeps no errors.
    public final func externalValue<Value: LosslessStringConvertible & Sendable, Failure: Error>(
        _ name: String, read: @MainActor () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        if let value = recordedValue?(name).flatMap({ Value($0) }) { return value }
        let value = try await read()
        for observer in observers { observer.didRead?(name, value.description) }
        return value
    }
}
