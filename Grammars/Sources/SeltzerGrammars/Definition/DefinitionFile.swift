// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Files of definitions, which are read in blocks.
enum DefinitionFile {
    /// The size of a block; the header of most definitions is in the first one.
    private static var blockSize: Int { 1 << 13 }
    /// The maximum size of a definition.
    static var maximumSize: Int { 1 << 24 }

    /// Calls a closure with each block of a file, until it returns false.
    ///
    /// The last call has an empty block and true.
    static func forEachBlock(of path: String, _ body: ([UInt8], Bool) throws -> Bool) throws {
        guard let file = fopen(path, "r") else {
            throw GrammarError(path, String(cString: strerror(errno)) + ". Check the path.")
        }
        defer { fclose(file) }
        var block = [UInt8](repeating: 0, count: blockSize), total = 0
        while true {
            let count = fread(&block, 1, blockSize, file)
            guard ferror(file) == 0 else {
                throw GrammarError(path, String(cString: strerror(errno)) + ".")
            }
            total += count
            guard total <= maximumSize else {
                throw GrammarError(path, "The file has more than \(maximumSize) bytes. Split it.")
            }
            let isLast = count < blockSize
            guard try body(Array(block.prefix(count)), isLast), !isLast else { return }
        }
    }

    /// Returns the names of the definitions in a folder, in alphabetical order; none if it cannot be read.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
                let room = MemoryLayout.size(ofValue: field.pointee)
                return field.withMemoryRebound(to: UInt8.self, capacity: room) {
                    let bytes = UnsafeBufferPointer(start: $0, count: room).prefix { $0 != 0 }
                    return String(validating: bytes, as: UTF8.self)
                }
            }
            if let name, name.hasSuffix(".xml"), !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}
