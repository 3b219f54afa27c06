import { LANGUAGE_LEVELS, type LevelRank } from '@babelboard/language-check';
import type { LevelCue, Lexicon, PreferenceCue } from './lexicon.js';
import type { PhraseHit } from './phrase-matcher.js';
import type { Word } from './words.js';

/** A level with the words that name it; a code is one of the CEFR ("B2"). */
export type LevelHit = PhraseHit<LevelCue & { code: boolean }>;

export interface SentenceCues {
  levels: LevelHit[];
  preferences: PhraseHit<PreferenceCue>[];
  skill: PhraseHit<true>[];
  subject: boolean;
  notice: boolean;
  /** The numbers of the words at which a new clause begins, in order. */
  clauseStarts: number[];
}

/** Words for driving licences and classes: "Klasse B1", "permis C1", "körkort B2" are no language levels. */
const LICENCE =
  /^(?:klasse|klass|class|permis\w*|carne|carnet|forerkort\w*|korkort\w*|rijbewijs|fuhrerschein\w*|licen[cs]e|categor\w*|kategorie|sertifikat|kl)$/;
const LICENCE_REACH = 4;
const CODE = /^([abc][12])(?:niva|niveau|nivel|level)?$/;

function codeLevels(words: readonly Word[]): SentenceCues['levels'] {
  const hits: SentenceCues['levels'] = [];
  words.forEach((word, at) => {
    const code = CODE.exec(word.text)?.[1]?.toUpperCase();
    if (!code || words.slice(Math.max(0, at - LICENCE_REACH), at).some(({ text }) => LICENCE.test(text))) return;
    const level: LevelRank = LANGUAGE_LEVELS[code as 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2'];
    hits.push({ from: at, to: at + 1, payload: { level, sure: true, code: true } });
  });
  return hits;
}

/** Everything in a sentence that may say something of the languages in it. */
export function readCues(lexicon: Lexicon, words: readonly Word[]): SentenceCues {
  const contrasts = new Set(lexicon.contrasts.all(words).map(({ from }) => from));
  const clauseStarts = [0];
  for (let at = 1; at < words.length; at += 1) {
    if (/,|\s[-–—]\s|[–—]/.test(words[at]?.gap ?? '') || contrasts.has(at)) clauseStarts.push(at);
  }
  const wordLevels = lexicon.levels.all(words).map((hit) => ({ ...hit, payload: { ...hit.payload, code: false } }));
  return {
    levels: [...codeLevels(words), ...wordLevels].sort((a, b) => a.from - b.from),
    preferences: lexicon.preferences.all(words),
    skill: lexicon.skill.all(words),
    subject: lexicon.subjects.all(words).length > 0,
    notice: lexicon.notices.all(words).length > 0,
    clauseStarts,
  };
}
