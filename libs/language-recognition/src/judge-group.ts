import { type BoundLevel, bindLevel } from './bind-level.js';
import type { MentionGroup } from './group-mentions.js';
import type { Lexicon } from './lexicon.js';
import type { SentenceCues } from './read-cues.js';
import { nearestIn, type Span, type Surroundings } from './surroundings.js';
import type { Sentence, Word } from './words.js';

export interface Verdict {
  level: BoundLevel | null;
  preference: 'required' | 'wished';
  /** The words that carry it, of the sentence. */
  evidence: Span;
}

/** What a heading above says of the lines below it. */
export interface HeadingContext {
  languages: boolean;
  wished: boolean;
}

const SKILL_REACH = 12;
const PREFERENCE_REACH = 8;
const ITEM_WORDS = 6;
const NEGATOR_BEFORE_LANGUAGE = 2;
const NEGATOR_BEFORE_CUE = 3;
/** "not only German". */
const ONLY: ReadonlySet<string> = new Set([
  'only',
  'nur',
  'seulement',
  'solo',
  'bare',
  'kun',
  'endast',
  'bara',
  'alleen',
  'slechts',
]);

function isNegated(words: readonly Word[], cues: SentenceCues, group: MentionGroup, around: Surroundings): boolean {
  const demands = [...cues.preferences.filter(({ payload }) => payload === 'required'), ...cues.skill];
  return cues.preferences.some((hit) => {
    if (hit.payload !== 'negator' || hit.from < around.own.from || hit.from >= around.own.to) return false;
    if (ONLY.has(words[hit.to]?.text ?? '')) return false;
    if (hit.to <= group.from && group.from - hit.to <= NEGATOR_BEFORE_LANGUAGE) return true;
    return demands.some(
      (demand) =>
        (demand.from >= hit.to && demand.from - hit.to < NEGATOR_BEFORE_CUE) ||
        (demand.to <= hit.from && hit.from - demand.to < NEGATOR_BEFORE_CUE),
    );
  });
}

function preferenceCue(cues: SentenceCues, group: MentionGroup, around: Surroundings) {
  const said = cues.preferences.filter(({ payload }) => payload !== 'negator');
  for (const span of [around.own, around.clause, around.after, around.before]) {
    const hits = nearestIn(said, span, group, PREFERENCE_REACH);
    const wish = hits.find(({ payload }) => payload === 'wished');
    const hit = wish ?? hits[0];
    if (hit) return hit;
  }
  return undefined;
}

/** A line that holds hardly more than languages, as lists of requirements do. */
function isItem(lexicon: Lexicon, sentence: Sentence, group: MentionGroup): boolean {
  if (!sentence.ownLine || sentence.words.length > ITEM_WORDS) return false;
  const rest = sentence.words.filter((_, at) => at < group.from || at >= group.to);
  return rest.every((word) => lexicon.connectors.has(word.text) || lexicon.languageWords.at([word], 0).length > 0);
}

/** "Customer Support (German)", "Berater mit Polnisch". */
function isAskedInTitle(lexicon: Lexicon, words: readonly Word[], group: MentionGroup): boolean {
  const gap = words[group.from]?.gap ?? '';
  const closes = words[group.to]?.gap ?? ')';
  if (/\(\s*$/.test(gap) && /^\s*\)/.test(closes)) return true;
  return lexicon.withWords.has(words[group.from - 1]?.text ?? '');
}

/**
 * Whether a sentence asks for a list of languages, how well and how strongly.
 * @returns null where it names them without asking: school subjects, translations, other people's languages, negations.
 */
export function judgeGroup(
  lexicon: Lexicon,
  sentence: Sentence,
  cues: SentenceCues,
  group: MentionGroup,
  others: readonly MentionGroup[],
  around: Surroundings,
  context: HeadingContext & { title: boolean },
): Verdict | null {
  const { words } = sentence;
  if (cues.notice) return null;
  const level = bindLevel(lexicon, words, cues, group, others, around);
  if (cues.subject && !level?.sure) return null;
  const preference = preferenceCue(cues, group, around);
  const wished = preference ? preference.payload === 'wished' : context.wished;
  if (!wished && isNegated(words, cues, group, around)) return null;
  const skill = [around.clause, around.after, around.before].flatMap((span) =>
    nearestIn(cues.skill, span, group, SKILL_REACH),
  )[0];
  const asked =
    level !== null ||
    skill !== undefined ||
    preference !== undefined ||
    context.languages ||
    group.mentions.some(({ form }) => form === 'skill' || form === 'speaker') ||
    isItem(lexicon, sentence, group) ||
    (context.title && isAskedInTitle(lexicon, words, group));
  if (!asked) return null;
  const carriers = [group, level, preference ?? skill].filter((span) => span !== null && span !== undefined);
  return {
    level,
    preference: wished ? 'wished' : 'required',
    evidence: { from: Math.min(...carriers.map(({ from }) => from)), to: Math.max(...carriers.map(({ to }) => to)) },
  };
}
