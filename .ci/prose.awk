# Names the places in comments of Swift files and in pages that `.ci/prose-counts` counts: rule, file, line, text.

function found(rule, line, text) { print rule, FILENAME ":" line ": " text }

function opening(text) {
	return text ~ /^(Of|That of|Those|As|What|Whatever|Which|Who|Whoever|Whom|Whose|Whether|Nothing|Nobody|Nor|Where|Wherever)[ ,.]/
}

function dialect(text) {
	return (" " text " ") ~ /[^A-Za-z](stands?|stood|anew|be it|of its own|of their own|is told|is had|somebody|nobody|whoever|whatever|whomever|hindered?|hinders)[^A-Za-z]/
}

# The length in characters, in the C locale, where each byte of UTF-8 is one.
function characters(text) { gsub(/[\200-\277]/, "", text); return length(text) }

function endParagraph(   sentences, count, i, words) {
	if (paragraph == "") return
	if (lines > 6) found("paragraphs", start, lines " lines")
	count = split(paragraph, sentences, /[.!?]["')*]*( |$)| · /)
	for (i = 1; i <= count; i++)
		if (split(sentences[i], words, /[ \t]+/) > 30) found("sentences", start, sentences[i])
	paragraph = ""
	lines = 0
}

function addLine(text) {
	if (paragraph == "") start = FNR
	paragraph = paragraph (paragraph == "" ? "" : " ") text
	lines++
}

FNR == 1 { endParagraph(); inComment = inCode = 0; isPage = FILENAME ~ /\.md$/ }

# Swift: a comment is what lines of slashes say without another line between them.
!isPage {
	text = $0
	if (text !~ /^[ \t]*\/\/\/?( |$)/) { inComment = 0; next }
	sub(/^[ \t]*\/\/\/? ?/, "", text)
	if (!inComment && opening(text)) found("fragments", FNR, text)
	inComment = text != ""
	if (dialect(text)) found("dialect", FNR, text)
	next
}

/^```/ { inCode = !inCode; endParagraph(); next }
inCode { next }
/^\|/ {
	endParagraph()
	row = $0
	gsub(/\\\|/, "/", row)
	count = split(row, cells, "|")
	for (i = 1; i <= count; i++) if (characters(cells[i]) > 122) found("cells", FNR, cells[i])
	next
}
/^(#|<|$)/ { endParagraph(); next }
/^ *([-*]|[0-9]+\.) / { endParagraph() }
{
	text = $0
	sub(/^ *([-*]|[0-9]+\.)? +/, "", text)
	addLine(text)
}
END { endParagraph() }
