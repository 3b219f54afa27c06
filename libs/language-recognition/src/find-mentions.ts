import type { Lexicon } from './lexicon.js';
import type { PhraseHit } from './phrase-matcher.js';
import type { Word } from './words.js';

/**
 * How a language is named: as a noun ("Englisch"), a skill in one word ("Englischkenntnisse"), beside a word for language
 * ("English language") or as a speaker ("German-speaking").
 */
export type MentionForm = 'noun' | 'skill' | 'language' | 'speaker' | 'adjective';

export interface Mention {
  code: string;
  form: MentionForm;
  /** First word and the word after the last one. */
  from: number;
  to: number;
}

/** Language names that are also common words: they count with a capital only. */
const CAPITALS_ONLY: ReadonlySet<string> = new Set(['polish', 'thai', 'lets', 'fins', 'pools', 'turks', 'flamenco']);
const SHORTEST_STEM = 4;
const MOST_BETWEEN = 5;

/** Whether a gap keeps two words in one phrase: blanks and at most a hyphen or an apostrophe. */
export function isTight(gap: string): boolean {
  return /^[\s'’\-‑]*$/.test(gap);
}

function compound(lexicon: Lexicon, text: string): { code: string; form: MentionForm } | undefined {
  for (let length = SHORTEST_STEM; length < text.length; length += 1) {
    const code = lexicon.stems.get(text.slice(0, length));
    const ending = text.slice(length);
    if (code && lexicon.skillEndings.has(ending)) return { code, form: 'skill' };
    if (code && lexicon.speakerEndings.has(ending)) return { code, form: 'speaker' };
  }
  return undefined;
}

const longest = (hits: PhraseHit<string>[]) =>
  hits.reduce<PhraseHit<string> | undefined>((best, hit) => (best && best.to >= hit.to ? best : hit), undefined);

function startsLanguageWord(lexicon: Lexicon, words: readonly Word[], at: number): boolean {
  const word = words[at];
  return word !== undefined && isTight(word.gap) && lexicon.languageWords.at(words, at).length > 0;
}

function endsLanguageWord(lexicon: Lexicon, words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !isTight(word.gap)) return false;
  return [at - 1, at - 2].some((from) => lexicon.languageWords.at(words, from).some(({ to }) => to === at));
}

function besideLanguageWord(lexicon: Lexicon, words: readonly Word[], from: number, to: number): boolean {
  return startsLanguageWord(lexicon, words, to) || endsLanguageWord(lexicon, words, from);
}

function mentionAt(lexicon: Lexicon, words: readonly Word[], at: number): Mention | undefined {
  const word = words[at];
  if (!word || (CAPITALS_ONLY.has(word.text) && !word.capital)) return undefined;
  const speaker = longest(lexicon.speakers.at(words, at));
  if (speaker) return { code: speaker.payload, form: 'speaker', from: at, to: speaker.to };
  const name = longest(lexicon.names.at(words, at));
  if (name) {
    const form = besideLanguageWord(lexicon, words, at, name.to) ? 'language' : 'noun';
    return { code: name.payload, form, from: at, to: name.to };
  }
  const joined = compound(lexicon, word.text);
  if (joined) return { ...joined, from: at, to: at + 1 };
  const adjective = longest(lexicon.adjectives.at(words, at));
  if (!adjective) return undefined;
  const { payload: code, to } = adjective;
  if (besideLanguageWord(lexicon, words, at, to)) return { code, form: 'language', from: at, to };
  const nominalised = lexicon.rules.textLanguage === 'de' && word.capital && words[at - 1]?.text === 'im';
  return { code, form: nominalised ? 'noun' : 'adjective', from: at, to };
}

/** Whether only "and", "or", commas and the like stand between two languages, as in a list. */
export function isOneList(lexicon: Lexicon, words: readonly Word[], before: Mention, next: Mention): boolean {
  if (next.from - before.to > MOST_BETWEEN) return false;
  for (let at = before.to; at <= next.from; at += 1) {
    if (/[()\n:]/.test(words[at]?.gap ?? '')) return false;
    if (at < next.from && !lexicon.connectors.has(words[at]?.text ?? '')) return false;
  }
  return next.from > before.to || /[,/&+-]/.test(words[next.from]?.gap ?? '');
}

/** "der deutschen und der englischen Sprache": an adjective counts when its list has the word for language. */
function settleAdjectives(lexicon: Lexicon, words: readonly Word[], mentions: readonly Mention[]): Mention[] {
  const nounFirst = lexicon.rules.adjectiveSide === 'after';
  const settled = nounFirst ? [...mentions] : mentions.toReversed();
  settled.forEach((mention, index) => {
    const neighbour = settled[index - 1];
    if (mention.form !== 'adjective' || neighbour?.form !== 'language') return;
    const [before, next] = nounFirst ? [neighbour, mention] : [mention, neighbour];
    if (isOneList(lexicon, words, before, next)) settled[index] = { ...mention, form: 'language' };
  });
  const kept = settled.filter(({ form }) => form !== 'adjective');
  return nounFirst ? kept : kept.reverse();
}

/** All places where a sentence names a language, whatever it says of it. */
export function findMentions(lexicon: Lexicon, words: readonly Word[]): Mention[] {
  const mentions: Mention[] = [];
  let at = 0;
  while (at < words.length) {
    const mention = mentionAt(lexicon, words, at);
    if (mention) mentions.push(mention);
    at = mention ? mention.to : at + 1;
  }
  return settleAdjectives(lexicon, words, mentions);
}
