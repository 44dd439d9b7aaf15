// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The headers of the definitions in some folders.
struct GrammarIndex: Sendable {
    /// The headers, in the order of the languages' names.
    private(set) var headers: [GrammarHeader] = []
    /// The faults of files that are no definitions.
    private(set) var faults: [GrammarError] = []
    private var byName: [String: Int] = [:]

    /// Reads the headers; of two definitions of a language the later version counts, or else the first folder.
    init(directories: [String]) {
        var found: [String: GrammarHeader] = [:]
        for directory in directories {
            for name in DefinitionFile.names(in: directory) {
                do {
                    let header = try DefinitionReader.header(of: directory + "/" + name)
                    if let other = found[header.name], other.version >= header.version { continue }
                    found[header.name] = header
                } catch let fault as GrammarError {
                    faults.append(fault)
                } catch {}
            }
        }
        headers = found.values.sorted { $0.name < $1.name }
        for (index, header) in headers.enumerated() {
            for name in header.alternativeNames where byName[name.lowercased()] == nil {
                byName[name.lowercased()] = index
            }
        }
        for (index, header) in headers.enumerated() { byName[header.name.lowercased()] = index }
    }

    /// Returns the index of a language by one of its names, in capital or small letters; nil if it is unknown.
    func index(named name: String) -> Int? { byName[name.lowercased()] }

    /// Returns the index of the language of a file; nil if none fits.
    func index(fileName: String) -> Int? {
        let name = fileName.split(separator: "/").last.map(String.init) ?? ""
        var best: Int?
        for (index, header) in headers.enumerated() where header.fits(fileName: name) {
            if let best, headers[best].priority >= header.priority { continue }
            best = index
        }
        return best
    }
}
