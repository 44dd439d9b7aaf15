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
catalogs=$docs/catalogs
docc=docc
if [ "$(uname -s)" = Darwin ]; then docc="xcrun docc"; fi

# Converts target $1; the remaining arguments are `--dependency` options.
convert() {
    local target=$1 catalog=$catalogs/$1.docc
    shift
    if [ ! -d "$catalog" ]; then catalog=Sources/$target/$target.docc; fi
    if [ ! -d "$catalog" ]; then catalog=""; fi
    $docc convert $catalog \
        --additional-symbol-graph-dir "$docs/symbols/$target" \
        --fallback-display-name "$target" --fallback-bundle-identifier "seltzer.$target" \
        --enable-experimental-external-link-support \
        --output-path "$docs/archives/$target.doccarchive" "$@"
}

# Prints the last steps of the tutorials, and the programs that they are. CI builds and tests these programs.
last_steps() {
    local templates=Demos/Sources/NewProject/Templates
    echo ToDo/todo-7-detail Demos/Sources/ToDo/ToDo.swift
    echo ToDo/todo-test-2-more Demos/Tests/ToDoTests/ToDoTests.swift
    echo Greet/greet-5-table $templates/Tool/Sources/MyProject/Program.swift
    echo Greet/greet-test-2-whole $templates/Tool/Tests/MyProjectTests/ProgramTests.swift
    echo Rating/rating-6-accessibility $templates/Controls/Sources/MyProject/RatingControl.swift
    echo Rating/rating-screen-2-events $templates/Controls/Sources/MyProjectExample/Example.swift
    echo Rating/rating-test-2-all $templates/Controls/Tests/MyProjectTests/RatingControlTests.swift
}

# Copies the catalog of the tutorials, and writes their last steps into the copy, so that the repository has each program
# once. DocC reads steps from the catalog only. A step has no license header, and its module in place of MyProject.
make_tutorials() {
    local step program
    mkdir -p "$catalogs"
    cp -R Sources/Seltzer/Seltzer.docc "$catalogs/"
    last_steps | while read -r step program; do
        sed -e '1,3{/^\/\/ /d;}' -e "s/MyProject/${step%%/*}/g" "$program" | sed '1{/^$/d;}' \
            >"$catalogs/Seltzer.docc/Resources/$step.swift"
    done
}

# Compiles each step of each tutorial. A folder has the name of the module that its steps make: numbered sources, then
# screens and tests that import it.
check_tutorials() {
    local folder module file built flags
    built=$(mktemp -d)
    flags="-swift-version 6 -parse-as-library -module-cache-path $built/cache -I $modules $(clang_flags)"
    for folder in "$catalogs"/Seltzer.docc/Resources/*/; do
        module=$(basename "$folder")
        for file in "$folder"*-[0-9]-*.swift; do
            case $file in *-test-* | *-screen-*) continue ;; esac
            swiftc -emit-module -enable-testing -module-name "$module" $flags -o "$built/$module.swiftmodule" "$file" ||
                fail "The step $file of the tutorial does not compile."
        done
        for file in "$folder"*-{screen,test}-[0-9]-*.swift; do
            if [ ! -f "$file" ]; then continue; fi
            swiftc -typecheck -module-name "${module}User" -I "$built" $flags "$file" ||
                fail "The step $file of the tutorial does not compile."
        done
    done
    rm -rf "$built"
}

swift build --build-tests $SWIFT_FLAGS
triple=$(target_triple)

rm -rf "$docs"
mkdir -p "$docs/archives"
make_tutorials
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
