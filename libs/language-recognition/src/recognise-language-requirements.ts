import { chooseTextLanguage, stopwordShare } from './choose-text-language.js';
import { findMentions } from './find-mentions.js';
import { judgeGroup, type TextPlace } from './judge-group.js';
import { type Lexicon, lexiconOf } from './lexicon.js';
import { type Finding, mergeRequirements } from './merge-requirements.js';
import { placeGroups } from './placed-group.js';
import type { AdText, RecognisedRequirement } from './recognised-requirement.js';
import { type Sentence, sentencesOf } from './words.js';

/** Longer texts are cut: real ads stay below 10,000 letters. */
const LONGEST_TEXT = 50_000;
const LONGEST_TITLE = 500;
const HEADING_WORDS = 6;
/** Lines below a heading that it still speaks for. */
const HEADING_REACH = 12;
const FOREIGN_SENTENCE = 5;

/** What a heading says of the lines below it. */
type HeadingContext = Omit<TextPlace, 'title'>;

/** A short line of its own that announces what follows: "Nice to have:", "Sprachen". */
function headingOf(lexicon: Lexicon, sentence: Sentence): HeadingContext | null {
  const { words, ownLine, tail } = sentence;
  if (!ownLine || words.length > HEADING_WORDS) return null;
  if (!tail.trimStart().startsWith(':') && (/[•·▪●*–-]/.test(words[0]?.gap ?? '') || /^[.!?,;]/.test(tail)))
    return null;
  const preferences = lexicon.preferences.all(words);
  return {
    languages: lexicon.languageWords.all(words).length > 0,
    wished:
      preferences.some(({ payload }) => payload === 'wished') &&
      !preferences.some(({ payload }) => payload === 'required'),
  };
}

/** English sentences in an ad of another language are read with the English rules. */
function lexiconFor(sentence: Sentence, lexicon: Lexicon): Lexicon {
  if (lexicon.rules.textLanguage === 'en' || sentence.words.length < FOREIGN_SENTENCE) return lexicon;
  const english = stopwordShare('en', sentence.words);
  return english > 0.2 && english > 2 * stopwordShare(lexicon.rules.textLanguage, sentence.words)
    ? lexiconOf('en')
    : lexicon;
}

function readField(text: string, field: 'title' | 'description', adLexicon: Lexicon, firstGroup: number): Finding[] {
  const findings: Finding[] = [];
  let context: HeadingContext = { languages: false, wished: false };
  let headingLine = 0;
  let group = firstGroup;
  for (const sentence of sentencesOf(text, adLexicon.abbreviations)) {
    const lexicon = lexiconFor(sentence, adLexicon);
    const { words } = sentence;
    if (sentence.line - headingLine > HEADING_REACH) context = { languages: false, wished: false };
    const mentions = findMentions(lexicon, words);
    if (mentions.length === 0) {
      const heading = field === 'description' ? headingOf(lexicon, sentence) : null;
      if (heading) {
        context = heading;
        headingLine = sentence.line;
      }
      continue;
    }
    for (const place of placeGroups(lexicon, sentence, mentions)) {
      const verdict = judgeGroup(place, { ...context, title: field === 'title' });
      if (!verdict) continue;
      group += 1;
      const start = words[verdict.evidence.from]?.start ?? 0;
      const end = words[verdict.evidence.to - 1]?.end ?? 0;
      for (const { code } of place.group.mentions) {
        findings.push({
          languageCode: code,
          level: verdict.level?.level ?? null,
          preference: verdict.preference,
          oneOfGroup: place.group.alternative ? group : null,
          evidence: text.slice(start, end),
          field,
          start,
          end,
          code: verdict.level?.code ?? false,
        });
      }
    }
  }
  return findings;
}

/**
 * Reads from the text of an ad which spoken languages it asks for. A proposal, to be shown as recognised: rules by text
 * language (en, fr, nb, de, es, sv, nl), no statistics, linear time. Levels follow the tables of `rules/`: CEFR codes as
 * written, else basic A2, intermediate B1, good B2, very good or fluent C1, near-native or bilingual C2, mother tongue 7;
 * "command of" alone gives no level. Source: CEFR global scale; the words are ours.
 * @returns one requirement per language, in order of appearance; none for ads in other languages.
 */
export function recogniseLanguageRequirements(ad: AdText): RecognisedRequirement[] {
  const title = ad.title.slice(0, LONGEST_TITLE);
  const description = ad.descriptionText.slice(0, LONGEST_TEXT);
  const textLanguage = chooseTextLanguage(ad.adLanguage, `${title}\n${description}`);
  if (!textLanguage) return [];
  const lexicon = lexiconOf(textLanguage);
  const fromTitle = readField(title, 'title', lexicon, 0);
  const fromDescription = readField(description, 'description', lexicon, fromTitle.length);
  return mergeRequirements([...fromTitle, ...fromDescription]);
}
