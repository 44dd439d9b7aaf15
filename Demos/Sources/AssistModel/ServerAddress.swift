// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// The address of an OpenAI-compatible server, and the key for it.
///
/// The key is in no description.
public struct ServerAddress: Hashable, Sendable {
    /// The address up to the version, such as `http://localhost:11434/v1`.
    public let url: URL
    /// The key; nil for a server that needs none.
    public let key: String?

    /// Creates an address.
    ///
    /// An address without a scheme gets `http` for this computer, and otherwise `https`. An address without a path gets
    /// `/v1`.
    ///
    /// - Throws: ``ServerError/badAddress(_:)``.
    public init(_ text: String, key: String? = nil) throws(ServerError) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        let isLocal = ["localhost", "127.", "[::1]"].contains { trimmed.hasPrefix($0) }
        let full =
            trimmed.contains("://") ? trimmed : (isLocal ? "http://" : "https://") + trimmed
        guard var parts = URLComponents(string: full), let host = parts.host, !host.isEmpty,
            parts.scheme == "http" || parts.scheme == "https", parts.user == nil,
            parts.password == nil, parts.query == nil, parts.fragment == nil
        else { throw .badAddress(text.harmless) }
        while parts.path.hasSuffix("/") { parts.path.removeLast() }
        if parts.path.isEmpty { parts.path = "/v1" }
        guard let url = parts.url else { throw .badAddress(text.harmless) }
        self.url = url
        self.key = key.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the address that the variables `OPENAI_BASE_URL` and `OPENAI_API_KEY` name, or that an option names.
    ///
    /// - Parameters:
    ///   - option: The value of `--server`; nil for the variable.
    ///   - environment: The variables of the process.
    /// - Returns: nil without an option and a variable.
    public static func find(
        option: String?, environment: [String: String]
    ) throws(ServerError) -> ServerAddress? {
        guard let text = option ?? environment["OPENAI_BASE_URL"], !text.isEmpty else { return nil }
        return try ServerAddress(text, key: environment["OPENAI_API_KEY"])
    }

    /// The host and the port, for messages.
    var place: String {
        (url.host ?? "The server").harmless + (url.port.map { ":\($0)" } ?? "")
    }
}

extension ServerAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The address without the key.
    public var description: String { url.absoluteString.harmless }

    /// The address without the key.
    public var debugDescription: String { description }

    /// Only the address, because dumps go to logs.
    public var customMirror: Mirror { Mirror(self, children: ["url": description]) }
}
