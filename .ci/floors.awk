# Finds each type of the toolkit that is named on a floor below its own:
#   awk -v root=Sources/CursesCore -f .ci/floors.awk .ci/floors FILE... FILE...
# The files are given twice: the first reading learns where each type is declared, the second
# looks for names. What a file declares itself, nested or not, is never another's.

FILENAME ~ /floors$/ {
    if ($0 !~ /^#/) level[$1] = ++floors
    next
}

FNR == 1 {
    path = substr(FILENAME, length(root) + 2)
    floor = level[substr(path, 1, index(path, "/") - 1)]
    if (!floor) { print FILENAME ": its folder is no floor"; failed = 1 }
    reading[FILENAME]++
    if (reading[FILENAME] == 2) inString = 0
}

{
    line = $0
    if (line ~ /"""/) { inString = !inString; next }
    if (inString) next
    gsub(/"([^"\\]|\\.)*"/, "", line)
    sub(/\/\/.*/, "", line)
}

reading[FILENAME] == 1 {
    if (match(line, /(struct|class|enum|protocol|typealias|actor) +[A-Z][A-Za-z0-9_]*/)) {
        name = substr(line, RSTART, RLENGTH)
        sub(/^[a-z]+ +/, "", name)
        own[FILENAME, name] = 1
        if (line !~ /^[ \t]/ && line !~ /(^| )(private|fileprivate) /) {
            home[name] = floor
            place[name] = path
        }
    }
    next
}

{
    while (match(line, /[A-Za-z_][A-Za-z0-9_]*/)) {
        name = substr(line, RSTART, RLENGTH)
        before = RSTART > 1 ? substr(line, RSTART - 1, 1) : ""
        line = substr(line, RSTART + RLENGTH)
        if (before == "." || !(name in home) || (FILENAME, name) in own) continue
        if (home[name] > floor) {
            print FILENAME ":" FNR ": names " name ", which stands higher (" place[name] ")"
            failed = 1
        }
    }
}

END { exit failed }
