import { findMentions } from '../find-mentions.js';
import type { TextLanguage } from '../language-names.js';
import { lexiconOf } from '../lexicon.js';
import { type PlacedGroup, placeGroups } from '../placed-group.js';
import { sentencesOf } from '../words.js';

/** The lists of languages in a text of one sentence, as the rules get them. */
export function groupsIn(textLanguage: TextLanguage, text: string): PlacedGroup[] {
  const lexicon = lexiconOf(textLanguage);
  return sentencesOf(text, lexicon.abbreviations).flatMap((sentence) =>
    placeGroups(lexicon, sentence, findMentions(lexicon, sentence.words)),
  );
}
