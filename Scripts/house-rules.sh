#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# The rules of the house that no compiler checks. Each prints the places that
# break it; any such place fails the script.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

broken=0

# Runs a check ($2 …) that prints the places where rule $1 is broken.
rule() {
    local title=$1 places
    shift
    places=$("$@" || true)
    if [ -n "$places" ]; then
        echo "Broken: $title"
        echo "$places" | sed 's/^/    /'
        broken=1
    fi
}

# Tracked and new files, as the next commit would see them.
files() {
    git ls-files --cached --others --exclude-standard -- "$@" |
        while read -r file; do if [ -f "$file" ]; then echo "$file"; fi; done
}

# Prints the lines matching $1, comments aside, of the files on standard input.
code_lines() {
    xargs grep -nE "$1" /dev/null | grep -vE '^[^:]+:[0-9]+: *//'
}

# Prints the includes that go up in the list of CNCurses.h, and files that it does not list.
c_calls_that_go_up() {
    awk 'FILENAME ~ /CNCurses\.h$/ { if (/^\/\/  cn_/) place[$2] = ++count; next }
        FNR == 1 { own = FILENAME; sub(/.*\//, "", own); sub(/\.[ch]$/, "", own); if (!place[own]) print FILENAME }
        /^#include "cn_/ { name = $2; gsub(/"|\.h/, "", name)
            if (place[name] < place[own]) print FILENAME " includes " name ".h" }' \
        Sources/CNCurses/include/CNCurses.h $(files 'Sources/CNCurses/*cn_*.[ch]')
}

build_products() {
    git ls-files | grep -E '(^|/)(Package\.resolved|\.build/|\.swiftpm/)'
}

escape_hatches() {
    files 'Sources/*.swift' | grep -v '^Sources/SeltzerCurses/' |
        code_lines '@unchecked Sendable|nonisolated\(unsafe\)|isolated deinit'
}

# An unowned reference ends the process where a part outlives its whole.
unowned_references() {
    files 'Sources/*.swift' | code_lines '\bunowned\b'
}

stored_statics() {
    files 'Sources/*.swift' | code_lines '\bstatic +var +[A-Za-z_]+ *(:[^{]*)?(=|$)'
}

foundation_imports() {
    files 'Sources/*.swift' | code_lines '\bimport +([a-z]+ +)?(Foundation|Combine)'
}

c_imports() {
    files 'Sources/*.swift' | grep -v '^Sources/SeltzerCurses/' | code_lines 'import +CNCurses'
}

# A sign has one fallback: that of its Symbol. Other choices are the table itself, kinds of lines and spinners, half
# cells, bars of a chart, and words: the names of keys and of encodings.
choices_by_unicode() {
    local allowed='\? unicode : ascii |\? border : [.]ascii|\? style : [.]line|\? \["·", |\? 2 : 1|\? Array\(" ▁|'
    allowed+='\? "(↑|↓|←|→)" : "(Up|Down|Left|Right)"|\? "↑↓" : "Up/Down"|\? "UTF-8" : '
    files 'Sources/*.swift' 'Demos/Sources/*.swift' 'Adapters/Sources/*.swift' |
        xargs awk '
            /^ *\/\// { next }
            endsWithIt && /^ *\? / { print last $0 }
            { last = FILENAME ":" FNR ":" $0 }
            /isUnicode *((==|!=) *(true|false) *)?\?([^?]|$)/ { print last }
            { endsWithIt = /isUnicode *((==|!=) *(true|false))?$/ }' | grep -vE "isUnicode *($allowed)"
}

package_dependencies() {
    files Package.swift | code_lines '\.package\('
}

repeated_names() {
    files 'Sources/*.swift' 'Tests/*.swift' | sed 's|.*/||' | sort | uniq -d
}

long_files() {
    files 'Sources/*.swift' | grep -vE 'Tables?\.swift$' | xargs wc -l |
        awk '$1 > 600 && $2 != "total" { print $2 ": " $1 " lines" }'
}

files_without_header() {
    local header='(part of Seltzer, a terminal UI toolkit for Swift[.]|SPDX-License-Identifier: MIT)$'
    # Snippets and the steps of tutorials are shown as they are, and templates become files of the user.
    files '*.swift' '*.c' '*.h' '*.sh' '*.py' Makefile .ci/run ':!Snippets' ':!*.docc/*' ':!*/Templates/*' |
        xargs awk -v header="$header" '
            FNR == 1 { if (file != "" && found != 2) print file; file = FILENAME; found = 0 }
            FNR <= 3 && $0 ~ header { found++ }
            END { if (found != 2) print file }'
}

unfinished_code() {
    files '*.swift' '*.c' '*.h' | xargs grep -nE '\b(TODO|FIXME|XXX)\b' /dev/null
}

# British words, also as parts of names. "Cancelled" is Swift's spelling. The names of input events and a function of
# libvterm belong to others, and Migration.md has an old name.
british_spelling() {
    local words='(behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|rum)our|grey|centre|centring|centred|(lit|met|fib|theat)re([^a-z]|s|$)'
    words+='|(author|capital|categor|character|critic|custom|emphas|equal|final|general|initial|item|local|maxim|memor|minim)is(e|ing|ation)'
    words+='|(normal|optim|organ|priorit|random|recogn|serial|special|stabil|standard|summar|symbol|synchron|token|util|visual)is(e|ing|ation)'
    words+='|analys(ed|er|ing)|(channel|dial|equal|fuel|label|level|marshal|model|panel|signal|total|travel|tunnel)l(ed|ing)'
    words+='|artefact|aluminium|catalogue|fulfil([^l]|$)|judgement|licence|misspelt|per cent([^a-z]|$)|spoilt|wilful|cancel(ed|ing)'
    git grep --untracked -nIiE "$words" -- ':!LICENSE' ':!Scripts/house-rules.sh' ':!Tests/SuiteCases' \
        ':!Demos/*/InputRecords*/*' | grep -vE 'vterm_screen_set_unrecognised_fallbacks|Kind[.]unlabelled' | cut -c 1-160
}

scripts_that_cannot_run() {
    local file
    files 'Scripts/*.sh' .ci/run | while read -r file; do
        bash -n "$file" 2>&1
        if [ ! -x "$file" ]; then echo "$file is not executable"; fi
    done
}

# Files and folders in the task map of ARCHITECTURE.md that do not exist: names of files, and paths below Sources.
map_without_files() {
    local name
    sed -n '/^## To change X/,/^## Glossary/p' ARCHITECTURE.md | grep -oE '`[A-Za-z_+./-]+(/|\.swift|\.c)`' |
        tr -d '`' | sort -u | while read -r name; do
            if [[ $name != */* ]]; then
                if [ -z "$(files "Sources/*/$name" "Demos/Sources/*/$name")" ]; then echo "$name"; fi
            elif [ ! -e "Sources/Seltzer$name" ] && [ ! -e "Sources/$name" ] && [ ! -e "Demos/Sources/$name" ] && [ ! -e "$name" ]; then
                echo "$name"
            fi
        done
}

# Links of pages to files that do not exist; those in code lead nowhere. A picture of a catalog is named without its end.
links_to_nothing() {
    local page target
    files '*.md' llms.txt | while read -r page; do
        awk '/^ *```/ { inside = !inside } !inside' "$page" | grep -oE '\]\([^) ]+\)' | sed -E 's/^\]\(//; s/\)$//; s/#.*//' | sort -u |
            while read -r target; do
                case $target in "" | *:*) continue ;; esac
                if [ ! -e "$(dirname "$page")/$target" ] && [ ! -e "$(dirname "$page")/Resources/$target.svg" ]; then echo "$page: $target"; fi
            done
    done
}

long_makefile() {
    if [ "$(wc -l <Makefile)" -gt 120 ]; then echo Makefile; fi
}

rule "what was built or resolved is not tracked" build_products
rule "no concurrency escape hatch outside SeltzerCurses" escape_hatches
rule "no unowned reference: what is referred to weakly may be gone" unowned_references
rule "no stored static variable: there is no global state" stored_statics
rule "libraries do not import Foundation" foundation_imports
rule "only SeltzerCurses imports CNCurses" c_imports
rule "the folders of a target have an order" Scripts/folder-circles.py
rule "a test names each source: XTests, or \"Covers also\" in the test of a whole" Scripts/tests-by-file.py
rule "a table or collection controller repeats each method of its protocols" Scripts/open-methods.py
rule "a C file calls only files below it in the list of CNCurses.h" c_calls_that_go_up
rule "a sign with a fallback is a Symbol, not a choice by isUnicode" choices_by_unicode
rule "the root package depends on no other package" package_dependencies
rule "a file name is unique in the package" repeated_names
rule "a source file that is not a table has at most 600 lines" long_files
rule "a file starts with the two header lines" files_without_header
rule "nothing in the code is left for later" unfinished_code
rule "words are spelled as in American English, apart from Swift's \"cancelled\"" british_spelling
rule "scripts parse and can be run" scripts_that_cannot_run
rule "the task map of ARCHITECTURE.md names files that exist" map_without_files
rule "a link on a page leads to a file" links_to_nothing
rule "the Makefile has at most 120 lines" long_makefile

if [ "$broken" -ne 0 ]; then exit 1; fi
echo "All house rules hold."
