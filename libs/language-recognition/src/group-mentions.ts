import { isOneList, isTight, type Mention } from './find-mentions.js';
import type { Lexicon } from './lexicon.js';
import type { SentenceCues } from './read-cues.js';
import type { Word } from './words.js';

/** Languages named in one list: "Deutsch, Englisch und Französisch" share what is said of them. */
export interface MentionGroup {
  mentions: Mention[];
  /** Joined by "or". */
  alternative: boolean;
  from: number;
  to: number;
}

/** Puts the languages of one list together. */
export function groupMentions(lexicon: Lexicon, words: readonly Word[], mentions: readonly Mention[]): MentionGroup[] {
  const groups: MentionGroup[] = [];
  for (const mention of mentions) {
    const group = groups.at(-1);
    const before = group?.mentions.at(-1);
    if (group && before && isOneList(lexicon, words, before, mention)) {
      group.mentions.push(mention);
      group.to = mention.to;
      group.alternative ||= words.slice(before.to, mention.from).some(({ text }) => lexicon.or.has(text));
    } else {
      groups.push({ mentions: [mention], alternative: false, from: mention.from, to: mention.to });
    }
  }
  return groups;
}

/** Whether something that is said (a level, a skill, a wish, a function word) stands at a word. */
function isSaying(lexicon: Lexicon, words: readonly Word[], cues: SentenceCues, at: number): boolean {
  const inside = ({ from, to }: { from: number; to: number }) => from <= at && at < to;
  return (
    lexicon.connectors.has(words[at]?.text ?? '') ||
    lexicon.neighbours.at(words, at).length > 0 ||
    cues.levels.some(inside) ||
    cues.skill.some(inside) ||
    cues.preferences.some(inside)
  );
}

/** "German market", "mercado alemán", "Nederlands recht": the name is an adjective of a foreign noun. */
function describesNoun(lexicon: Lexicon, words: readonly Word[], cues: SentenceCues, group: MentionGroup): boolean {
  const first = group.mentions[0];
  const last = group.mentions.at(-1);
  if (!first || !last) return false;
  if (lexicon.rules.adjectiveSide === 'after') {
    const before = words[group.from - 1];
    const gap = words[group.from]?.gap ?? '';
    return (
      first.form === 'noun' && before !== undefined && isTight(gap) && !isSaying(lexicon, words, cues, group.from - 1)
    );
  }
  const next = words[group.to];
  if (last.form !== 'noun' || !next || !isTight(next.gap)) return false;
  return !isSaying(lexicon, words, cues, group.to);
}

/** "deutsch-französische Zusammenarbeit", "Anglo-Dutch": half of a compound adjective. */
function isHalfOfCompound(words: readonly Word[], group: MentionGroup, lexicon: Lexicon): boolean {
  const after = words[group.to];
  const gap = words[group.from]?.gap ?? '';
  const before = words[group.from - 1];
  const hyphenBefore = before !== undefined && /^[-‑]$/.test(gap);
  const hyphenAfter = after !== undefined && /^[-‑]$/.test(after.gap);
  if (hyphenBefore) return true;
  return hyphenAfter && lexicon.adjectives.at(words, group.to).length > 0;
}

/** "deutschsprachige Kunden", "clientèle anglophone": others speak the language. */
function belongsToCarrier(lexicon: Lexicon, words: readonly Word[], group: MentionGroup): boolean {
  const places = [group.to, group.to + 1, group.from - 1, group.from - 2];
  return (
    group.mentions.some(({ form }) => form === 'speaker') &&
    places.some((at) => lexicon.carriers.at(words, at).length > 0)
  );
}

/** "German-speaking customers": the same in two words. */
function speaksForCarrier(lexicon: Lexicon, words: readonly Word[], group: MentionGroup): boolean {
  return words[group.to]?.text === 'speaking' && lexicon.carriers.at(words, group.to + 1).length > 0;
}

/** Leaves only the lists that name languages as languages. */
export function keepLanguages(
  lexicon: Lexicon,
  words: readonly Word[],
  cues: SentenceCues,
  groups: readonly MentionGroup[],
): MentionGroup[] {
  return groups.filter(
    (group) =>
      !describesNoun(lexicon, words, cues, group) &&
      !isHalfOfCompound(words, group, lexicon) &&
      !belongsToCarrier(lexicon, words, group) &&
      !speaksForCarrier(lexicon, words, group),
  );
}
