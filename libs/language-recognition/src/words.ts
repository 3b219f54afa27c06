/** A word of a text with its place. */
export interface Word {
  /** Lower case, without accents. */
  text: string;
  start: number;
  end: number;
  /** What stands between the word before (or the start) and this one. */
  gap: string;
  capital: boolean;
}

/** Words in a row that belong to one sentence, heading or list item. */
export interface Sentence {
  words: Word[];
  /** The line it stands in, counted from 0. */
  line: number;
  /** The whole line is this one sentence. */
  ownLine: boolean;
  /** What follows the last word, up to the next sentence. */
  tail: string;
}

const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };

/** Lower case without accents, so that "ingles", "inglés" and "INGLÉS" are one word. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Cuts a text into words, in one pass. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const raw = match[0];
    const start = match.index;
    const first = raw.charAt(0);
    words.push({
      text: fold(raw),
      start,
      end: start + raw.length,
      gap: text.slice(end, start),
      capital: first !== first.toLowerCase(),
    });
    end = start + raw.length;
  }
  return words;
}

/** Longer sentences are cut, so that looking around in one costs a fixed time. */
const LONGEST_SENTENCE = 200;
/** A line at least this long may have been wrapped in the middle of a sentence. */
const WRAPPED_LINE = 60;

function endsSentence(
  words: readonly Word[],
  next: Word,
  lineLength: number,
  abbreviations: ReadonlySet<string>,
): boolean {
  const { gap } = next;
  if (gap.includes('\n')) {
    const continued = !next.capital && lineLength >= WRAPPED_LINE && /^[,)]?[ \t]*\r?\n[ \t]*$/.test(gap);
    if (!continued) return true;
  }
  if (/[!?;•·▪●]/.test(gap)) return true;
  if (!/[.…]["'»”)]*\s/.test(gap)) return false;
  const last = words.at(-1)?.text ?? '';
  const initials = last.length === 1 && words.at(-2)?.text.length === 1;
  return !initials && !abbreviations.has(last) && (next.capital || /^\d/.test(next.text));
}

/** Groups words into sentences: by full stops, semicolons, bullets and line ends. */
export function sentencesOf(text: string, abbreviations: ReadonlySet<string>): Sentence[] {
  const sentences: Sentence[] = [];
  let words: Word[] = [];
  let line = 0;
  let lineStart = 0;
  const close = (tail: string) => {
    if (words.length > 0) sentences.push({ words, line, ownLine: false, tail });
    words = [];
  };
  let last: Word | undefined;
  for (const word of wordsOf(text)) {
    const breaks = word.gap.includes('\n');
    const full = words.length >= LONGEST_SENTENCE;
    if (last && (full || endsSentence(words, word, last.end - lineStart, abbreviations))) close(word.gap);
    if (breaks) {
      line += 1;
      lineStart = word.start;
    }
    words.push(word);
    last = word;
  }
  close(text.slice(last?.end ?? 0));
  sentences.forEach((sentence, index) => {
    sentence.ownLine = sentences[index - 1]?.line !== sentence.line && sentences[index + 1]?.line !== sentence.line;
  });
  return sentences;
}
