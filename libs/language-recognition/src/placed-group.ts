import type { Mention } from './find-mentions.js';
import { groupMentions, keepLanguages, type MentionGroup } from './group-mentions.js';
import type { Lexicon } from './lexicon.js';
import { readCues, type SentenceCues } from './read-cues.js';
import { type Surroundings, surroundingsOf } from './surroundings.js';
import type { Sentence } from './words.js';

/** A list of languages in its sentence, with all that stands around it: what the rules about it look at. */
export interface PlacedGroup {
  lexicon: Lexicon;
  sentence: Sentence;
  cues: SentenceCues;
  group: MentionGroup;
  /** The other lists of the sentence. */
  others: readonly MentionGroup[];
  around: Surroundings;
}

/** The lists of languages that a sentence names as languages, each in its place. */
export function placeGroups(lexicon: Lexicon, sentence: Sentence, mentions: readonly Mention[]): PlacedGroup[] {
  const { words } = sentence;
  const cues = readCues(lexicon, words);
  const groups = keepLanguages(lexicon, words, cues, groupMentions(lexicon, words, mentions));
  return groups.map((group, index) => ({
    lexicon,
    sentence,
    cues,
    group,
    others: groups.filter((other) => other !== group),
    around: surroundingsOf(lexicon, words, cues.clauseStarts, groups, index),
  }));
}
