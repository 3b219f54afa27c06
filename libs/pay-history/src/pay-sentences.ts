import { foldLetters } from '@babelboard/platform';

/** A sentence as it is read. */
export interface PaySentence {
  /** As it was written, for whoever recognises its language. */
  written: string;
  /** Folded words with one space between, and the signs that join or part them. */
  words: string;
  /** Its parts between commas, and before each further question ("and when …"). */
  clauses: string[];
  isQuestion: boolean;
  /** Something to be filled in: it ends with a colon. */
  isField: boolean;
}

/** Words that begin a question of their own behind "and". */
const QUESTION =
  'what|how|which|when|why|where|was|wie|wann|warum|welche[nrsm]?|quel(?:le)?s?|combien|quand|que|cual|cuanto|cuando|qual[ei]?|quanto|quando|che|wat|hoeveel|wanneer|welke?|jak(?:ie|a|i)?|ile|kiedy|kolik|kdy|ce|care|cat|cand|vad|hur|nar|vilken|hvad|hvor|hva|mika|paljonko|milloin|mennyi|mikor|mi|ποι[οα]σ?|ποσ[αο]|τι|ποτε';
const AND = 'and|or|und|oder|sowie|et|ou|y|e|o|en|of|i|oraz|lub|a|nebo|si|sau|και|η|och|eller|og|ja|tai|es|vagy';
const BETWEEN_CLAUSES = new RegExp(`,|\\s(?:${AND})\\s(?=(?:${QUESTION})\\s)`, 'u');
const JOINED = new RegExp(`\\s(?:${AND})\\s|[/&+,]`, 'u');

/** Cuts a text at full stops, marks and lines. */
export function paySentencesOf(text: string): PaySentence[] {
  const written = text.normalize('NFKC').match(/[^.!?;\n]+[.!?;]?/g) ?? [];
  return written.map(sentenceOf).filter(({ words }) => words !== '');
}

/** What is named in one breath: "current" and "expected salary". */
export function joinedParts(clause: string): string[] {
  return clause.split(JOINED).map((part) => part.trim());
}

function sentenceOf(written: string): PaySentence {
  const words = foldLetters(written)
    .replace(/[^\p{L}\p{N}/&+,€$£]+/gu, ' ')
    .trim();
  return {
    written,
    words,
    clauses: words.split(BETWEEN_CLAUSES).map((clause) => clause.trim()),
    isQuestion: /\?$/.test(written) || /\p{Script=Greek}\s*;$/u.test(written),
    isField: /:\s*$/.test(written),
  };
}
