import { type AskedLanguage, salaryStepOf } from '../../domain/coded-values.js';
import { plainText } from '../../domain/snippet.js';
import { rawWordsOf, wordsOf } from '../../domain/words.js';
import type { OfferDocument } from '../offer-document.js';
import { plainSpellings, withPlainLetters } from './plain-letters.js';

export type MeilisearchDocument = ReturnType<typeof meilisearchDocument>;

/**
 * An offer as Meilisearch indexes it. Short fields hold only the words as this lib cuts them, as queries do: what an offer
 * says in its title is found whatever signs stand between. Of an offer that is not shown there is only the id.
 */
export function meilisearchDocument(document: OfferDocument) {
  if (!document.shown) {
    return { id: document.id, shown: false };
  }
  return {
    id: document.id,
    shown: true,
    title: words(document.title),
    otherTitles: document.otherTitles.map(words),
    forms: document.forms,
    skills: document.skills.map(words),
    company: words(document.companyName),
    cities: document.cityNames.map(words),
    synonyms: document.synonyms,
    placeSynonyms: document.placeSynonyms,
    description: plainText(document.description),
    spellings: plainSpellings(rawWordsOf(document.description)),
    named: document.named,
    occupationIds: document.occupationIds,
    companyId: document.companyId,
    countryIds: document.countryIds,
    cityIds: document.cityIds,
    languageIds: document.languageIds,
    levels: levelsByLanguage(document.languageLevels),
    adLanguageIds: document.adLanguageIds,
    workingLanguageId: document.workingLanguageId,
    noLocalLanguage: document.noLocalLanguage,
    remote: document.remote,
    experience: document.experience,
    employmentTypes: document.employmentTypes,
    salaryStep: salaryStepOf(document.salaryPerYearInEuro),
    promoted: document.promoted && !document.sunk ? 1 : 0,
    sunk: document.sunk ? 1 : 0,
    postedAt: document.postedAt.getTime(),
  };
}

/** Languages have few levels each: as attributes of their own they are counted without those of all the others. */
function levelsByLanguage(asked: AskedLanguage[]): Record<string, number[]> {
  const levels: Record<string, number[]> = {};
  for (const { languageId, level } of asked) {
    levels[languageId] = [...(levels[languageId] ?? []), level ?? 0];
  }
  return levels;
}

function words(text: string): string {
  return withPlainLetters(
    wordsOf(text)
      .map(({ raw }) => raw)
      .join(' '),
  );
}
