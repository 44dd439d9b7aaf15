#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Builds the documentation of every library target and merges it into one
# archive, .build/docs/Seltzer.doccarchive, and into a site that any web server
# can serve, .build/docs/site. `build-docs.sh --open` serves it until Ctrl-C.
# A warning fails the build. A target may link to what lies on lower floors,
# in the form ``/SeltzerBase/Point``.

source "$(dirname "${BASH_SOURCE[0]}")/symbols.sh"

docs=$PWD/.build/docs
docc=docc
if [ "$(uname -s)" = Darwin ]; then docc="xcrun docc"; fi

# Converts target $1; the remaining arguments are `--dependency` options.
convert() {
    local target=$1 catalog=Sources/$1/$1.docc
    shift
    if [ ! -d "$catalog" ]; then catalog=""; fi
    $docc convert $catalog \
        --additional-symbol-graph-dir "$docs/symbols/$target" \
        --fallback-display-name "$target" --fallback-bundle-identifier "seltzer.$target" \
        --enable-experimental-external-link-support \
        --output-path "$docs/archives/$target.doccarchive" "$@"
}

# Prints the last step of a tutorial that makes the module $1 as it is in the programs that CI builds and tests:
# the source, or the test if $2 is `test`.
finished() {
    local file templates=Demos/Sources/NewProject/Templates
    case $1/${2:-} in
    ToDo/) file=Demos/Sources/ToDo/ToDo.swift ;;
    ToDo/test) file=Demos/Tests/ToDoTests/ToDoTests.swift ;;
    Greet/) file=$templates/Tool/Sources/MyProject/Program.swift ;;
    Greet/test) file=$templates/Tool/Tests/MyProjectTests/ProgramTests.swift ;;
    Rating/) file=$templates/Controls/Sources/MyProject/RatingControl.swift ;;
    Rating/test) file=$templates/Controls/Tests/MyProjectTests/RatingControlTests.swift ;;
    esac
    sed -e '1,3{/^\/\/ /d;}' -e "s/MyProject/$1/g" "$file" | sed '1{/^$/d;}'
}

# Compiles each step of each tutorial, and compares the last ones with the programs that CI builds and tests. A folder has
# the name of the module that its steps make: numbered sources, then screens and tests that import it.
check_tutorials() {
    local folder module file last built flags
    built=$(mktemp -d)
    flags="-swift-version 6 -parse-as-library -module-cache-path $built/cache -I $modules $(clang_flags)"
    for folder in Sources/Seltzer/Seltzer.docc/Resources/*/; do
        module=$(basename "$folder")
        for file in "$folder"*-[0-9]-*.swift; do
            case $file in *-test-* | *-screen-*) continue ;; esac
            swiftc -emit-module -enable-testing -module-name "$module" $flags -o "$built/$module.swiftmodule" "$file" ||
                fail "The step $file of the tutorial does not compile."
            last=$file
        done
        diff <(finished "$module") "$last" || fail "$last differs from the program: copy the program there."
        for file in "$folder"*-{screen,test}-[0-9]-*.swift; do
            if [ ! -f "$file" ]; then continue; fi
            swiftc -typecheck -module-name "${module}User" -I "$built" $flags "$file" ||
                fail "The step $file of the tutorial does not compile."
            last=$file
        done
        diff <(finished "$module" test) "$last" || fail "$last differs from the program: copy the program there."
    done
    rm -rf "$built"
}

swift build --build-tests $SWIFT_FLAGS
triple=$(target_triple)

rm -rf "$docs"
mkdir -p "$docs/archives"
check_tutorials
dependencies=""
archives=""
faulty=""
for target in $(library_targets); do
    echo "documentation of $target"
    extract_symbols "$target" "$docs/symbols" "$triple"
    if ! convert "$target" $dependencies --warnings-as-errors; then
        faulty="$faulty $target"
        # Convert it all the same: others can then link to it, and all errors appear at once.
        convert "$target" $dependencies >/dev/null 2>&1 || continue
    fi
    dependencies="$dependencies --dependency $docs/archives/$target.doccarchive"
    archives="$archives $docs/archives/$target.doccarchive"
done
if [ -n "$faulty" ]; then fail "The documentation of these targets has warnings or errors, see above:$faulty"; fi
$docc merge $archives --synthesized-landing-page-name Seltzer \
    --output-path "$docs/Seltzer.doccarchive"
# A search over all symbols and pages: the button beside the filter, or the key "/".
echo '{ "features": { "docs": { "quickNavigation": { "enable": true } } } }' \
    >"$docs/Seltzer.doccarchive/theme-settings.json"
$docc process-archive transform-for-static-hosting "$docs/Seltzer.doccarchive" --output-path "$docs/site"
echo "The documentation is in .build/docs/Seltzer.doccarchive, and as a site of plain files in .build/docs/site."
if [ "${1:-}" = --open ]; then
    echo "Open http://127.0.0.1:${PORT:-8000}/documentation (Ctrl-C ends)."
    exec python3 -m http.server --bind 127.0.0.1 --directory "$docs/site" "${PORT:-8000}"
fi
