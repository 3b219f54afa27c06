/** Signs that nobody sees, wherever they stand. */
const UNSEEN = /[\u00AD\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** Joiners mean something in some scripts, and nothing in these. */
const IDLE_JOINERS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}])[\u200C\u200D]+|[\u200C\u200D]+(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}])/gu;
/** Wide, small and styled forms of letters, digits and of the signs in addresses. */
const OTHER_FORMS = /[\uFF01-\uFF5E\u2024\uFE52\uFE6B\u{1D400}-\u{1D7FF}]/gu;
/** A word that goes on in the next line. */
const BROKEN_WORD = /(?<=\p{L})-[^\S\n]*\n[^\S\n]*(?=\p{Ll})/gu;
/** S P A C E D. */
const SPACED_WORD = /(?<![\p{L}\p{N}])\p{Lu}(?: \p{Lu}){2,}(?![\p{L}\p{N}])/gu;

/**
 * A text with nothing in it that looks the same and is written otherwise: what is looked for in it is found. Word processors and PDFs leave
 * soft hyphens and broken words without anybody meaning it.
 */
export function plainSigns(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(IDLE_JOINERS, '')
    .replace(OTHER_FORMS, (sign) => sign.normalize('NFKC'))
    .replace(BROKEN_WORD, '')
    .replace(SPACED_WORD, (word) => word.replaceAll(' ', ''));
}
