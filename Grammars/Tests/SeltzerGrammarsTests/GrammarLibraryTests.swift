// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: GrammarIndex, GrammarHeader, GrammarHighlighter, DefinitionReader, DefinitionFile, RawDefinition,
// XMLReader, XMLAttributes, GrammarError.

import Foundation
import Seltzer
import Testing

@testable import SeltzerGrammars

@Suite struct GrammarLibraryTests {
    private static let plain = "<context name='Main' attribute='Normal'/>"

    @Test func languagesAreFoundByNamesAndFiles() throws {
        let folder = try DefinitionFolder([
            "a.xml": Toy.definition(
                "Alpha", attributes: "alternativeNames='First;Best'", contexts: Self.plain),
            "b.xml": Toy.definition(
                "Beta", attributes: "priority='5' mimetype='text/x-beta' hidden='true'",
                contexts: Self.plain
            ).replacingOccurrences(of: "*.beta", with: "*.alpha;Makefile*"),
            "notes.txt": "no definition",
        ])
        defer { folder.remove() }
        let library = folder.library
        #expect(library.headers.map(\.name) == ["Alpha", "Beta"])
        #expect(library.header(named: "ALPHA")?.path == folder.path + "/a.xml")
        #expect(library.header(named: "best")?.name == "Alpha")
        #expect(library.header(fileName: "/x/y.alpha")?.name == "Beta")
        #expect(library.header(fileName: "Makefile.am")?.isHidden == true)
        #expect(library.header(fileName: "y.gamma") == nil)
        #expect(library.header(named: "Beta")?.mimeTypes == ["text/x-beta"])
        #expect(try library.highlighter(named: "Gamma") == nil)
        #expect(try library.highlighter(fileName: "y.gamma") == nil)
        #expect(try library.highlighter(fileName: "y.alpha")?.header.name == "Beta")
    }

    @Test func theLaterVersionOfALanguageCounts() throws {
        let old = try DefinitionFolder(["a.xml": Toy.definition("Alpha", contexts: Self.plain)])
        defer { old.remove() }
        let new = try DefinitionFolder([
            "a.xml": Toy.definition("Alpha", contexts: Self.plain)
                .replacingOccurrences(of: "version=\"1\" ", with: "version=\"2.5\" ")
        ])
        defer { new.remove() }
        for directories in [[old.path, new.path], [new.path, old.path]] {
            let library = GrammarLibrary(directories: directories)
            #expect(library.header(named: "Alpha")?.path == new.path + "/a.xml")
        }
        let library = GrammarLibrary(directories: [old.path, old.path + "/"])
        #expect(library.header(named: "Alpha")?.path == old.path + "/a.xml")
    }

    @Test func foldersThatDoNotExistHaveNoLanguages() {
        let library = GrammarLibrary(directories: ["/nowhere/at/all"])
        #expect(library.headers.isEmpty && library.unreadableFiles.isEmpty)
    }

    @Test func standardFoldersFollowTheEnvironment() {
        #expect(
            GrammarLibrary.standardDirectories(environment: [
                "HOME": "/home/me", "XDG_DATA_DIRS": "/opt/share/:relative",
            ]) == [
                "/home/me/.local/share/org.kde.syntax-highlighting/syntax",
                "/home/me/.local/share/katepart5/syntax",
                "/opt/share/org.kde.syntax-highlighting/syntax", "/opt/share/katepart5/syntax",
            ])
        #expect(
            GrammarLibrary.standardDirectories(environment: ["XDG_DATA_HOME": "/data"]).first
                == "/data/org.kde.syntax-highlighting/syntax")
        #expect(GrammarLibrary.standardDirectories(environment: [:]).count == 4)
    }

    @Test(arguments: [
        ("<language name='A' version='1'>\n<highlighting>\n<list></highlighting></language>", 3),
        ("<language version='1'/>", 0), ("<other/>", 0), ("", 1), ("<language name='A'", 1),
    ]) func filesThatAreNoDefinitionsSayWhere(text: String, line: Int) throws {
        let folder = try DefinitionFolder([
            "a.xml": text, "b.xml": Toy.definition(contexts: Self.plain),
        ])
        defer { folder.remove() }
        let library = folder.library
        #expect(library.header(named: "Toy") != nil)
        let fault: GrammarError?
        if let found = library.unreadableFiles.first {
            fault = found
        } else {
            fault = #expect(throws: GrammarError.self) { try library.highlighter(named: "A") }
        }
        #expect(fault?.path == folder.path + "/a.xml")
        #expect(fault?.line == line)
    }

    @Test func aDefinitionWithoutContextsIsRefused() throws {
        let folder = try DefinitionFolder(["a.xml": Toy.definition(contexts: "")])
        defer { folder.remove() }
        #expect(throws: GrammarError.self) { try folder.library.highlighter(named: "Toy") }
        #expect(throws: GrammarError.self) { try folder.library.highlighter(named: "Toy") }
    }

    @Test func entitiesThatMultiplyAreRefused() throws {
        let entities = (1...12).map { level in
            "<!ENTITY e\(level) '" + String(repeating: "&e\(level - 1);", count: 10) + "'>"
        }
        let definition = Toy.definition(
            entities: "<!ENTITY e0 'aaaaaaaaaa'>" + entities.joined(),
            contexts: "<context name='Main' attribute='Normal'><RegExpr String='&e12;'/></context>")
        let folder = try DefinitionFolder(["a.xml": definition])
        defer { folder.remove() }
        #expect(throws: GrammarError.self) { try folder.library.highlighter(named: "Toy") }
    }

    @Test func smallerFaultsDisableTheirRules() throws {
        let contexts = """
            <context name="Main" attribute="Nothing" lineEndContext="Nowhere">
            <RegExpr attribute="Key" String="("/>
            <keyword attribute="Key" String="none"/>
            <DetectChar attribute="Key" char="ab"/>
            <Detect3Chars attribute="Key" char="a"/>
            <IncludeRules context="##Unknown"/>
            <DetectChar attribute="Num" char="1" context="Gone##Unknown"/>
            </context>
            """
        let folder = try DefinitionFolder(["a.xml": Toy.definition(contexts: contexts)])
        defer { folder.remove() }
        let library = folder.library
        #expect(try library.highlighter(named: "Toy")?.marked("a1") == ["anumber(1)"])
        let problems = try #require(try library.problems(in: "Toy"))
        #expect(problems.map(\.line).sorted() == [7, 7, 8, 9, 10, 11, 12, 13])
        #expect(problems.allSatisfy { $0.description.hasPrefix(folder.path + "/a.xml:") })
        #expect(try library.problems(in: "Gamma") == nil)
    }

    @Test func aFaultOfAnEmbeddedLanguageHidesOnlyThatLanguage() throws {
        let contexts = """
            <context name="Main" attribute="Normal"><DetectChar attribute="Key" char="{" context="##Broken"/>
            <DetectChar attribute="Num" char="1"/></context>
            """
        let broken = "<language name='Broken' version='1'>\n<highlighting>"
        #expect(
            try marked(
                "1{1", by: Toy.definition(contexts: contexts), beside: ["broken.xml": broken])
                == ["number(1)keyword({)number(1)"])
    }

    @Test func manyThreadsShareALibrary() async throws {
        let contexts = """
            <context name="Main" attribute="Normal"><DetectChar attribute="Key" char="(" context="In"/></context>
            <context name="In" attribute="Str"><DetectChar attribute="Key" char=")" context="#pop"/></context>
            """
        let folder = try DefinitionFolder(["a.xml": Toy.definition(contexts: contexts)])
        defer { folder.remove() }
        let library = folder.library
        let results = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<20 {
                group.addTask { try library.highlighter(named: "Toy")?.marked("a(b)") ?? [] }
            }
            return try await group.reduce(into: Set<[String]>()) { $0.insert($1) }
        }
        #expect(results == [["akeyword(()string(b)keyword())"]])
    }
}
