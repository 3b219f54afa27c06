import type { PhraseHit } from './phrase-matcher.js';
import type { PlacedGroup } from './placed-group.js';
import { nearestIn } from './surroundings.js';

/** Words between a list and what is said of it. */
const SKILL_REACH = 12;
const PREFERENCE_REACH = 8;
/** A line of a list of requirements is short. */
const ITEM_WORDS = 6;

/** The nearest word that says how strongly a list is asked for; in one stretch a wish ("an advantage") before a demand ("required"). */
export function preferenceWord({ cues, group, around }: PlacedGroup): PhraseHit<'required' | 'wished'> | undefined {
  const said = cues.preferences.filter((hit): hit is PhraseHit<'required' | 'wished'> => hit.payload !== 'negator');
  for (const span of [around.own, around.clause, around.after, around.before]) {
    const hits = nearestIn(said, span, group, PREFERENCE_REACH);
    const hit = hits.find(({ payload }) => payload === 'wished') ?? hits[0];
    if (hit) return hit;
  }
  return undefined;
}

/** The nearest word of speaking, writing or knowing: "You speak German". */
export function skillWord({ cues, group, around }: PlacedGroup): PhraseHit<true> | undefined {
  return [around.clause, around.after, around.before].flatMap((span) =>
    nearestIn(cues.skill, span, group, SKILL_REACH),
  )[0];
}

/** "Englischkenntnisse", "German-speaking": the name alone says that somebody speaks it. */
export function isNamedAsSkill({ group }: PlacedGroup): boolean {
  return group.mentions.some(({ form }) => form === 'skill' || form === 'speaker');
}

/** A line that holds hardly more than languages, as lists of requirements do: "- German and English". */
export function isItem({ lexicon, sentence, group }: PlacedGroup): boolean {
  if (!sentence.ownLine || sentence.words.length > ITEM_WORDS) return false;
  const rest = sentence.words.filter((_, at) => at < group.from || at >= group.to);
  return rest.every((word) => lexicon.connectors.has(word.text) || lexicon.languageWords.at([word], 0).length > 0);
}

/** In a title: "Customer Support (German)", "Berater mit Polnisch". */
export function standsApartInTitle({ lexicon, sentence: { words }, group }: PlacedGroup): boolean {
  const opens = words[group.from]?.gap ?? '';
  const closes = words[group.to]?.gap ?? ')';
  if (/\(\s*$/.test(opens) && /^\s*\)/.test(closes)) return true;
  return lexicon.withWords.has(words[group.from - 1]?.text ?? '');
}
