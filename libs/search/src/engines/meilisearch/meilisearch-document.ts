import { plainText } from '../../domain/snippet.js';
import { wordsOf } from '../../domain/words.js';
import type { OfferDocument } from '../offer-document.js';

export type MeilisearchDocument = ReturnType<typeof meilisearchDocument>;

/**
 * An offer as Meilisearch indexes it. Short fields hold only the words as this lib cuts them, as queries do: what an offer
 * says in its title is found whatever signs stand between.
 */
export function meilisearchDocument(document: OfferDocument) {
  return {
    id: document.id,
    title: words(document.title),
    skills: document.skills.map(words),
    company: words(document.companyName),
    cities: document.cityNames.map(words),
    description: plainText(document.description),
    countryIds: document.countryIds,
    cityIds: document.cityIds,
    languageIds: document.languageIds,
    remote: document.remote,
    experience: document.experience,
    employmentTypes: document.employmentTypes,
    promoted: document.promoted ? 1 : 0,
    postedAt: document.postedAt.getTime(),
  };
}

function words(text: string): string {
  return wordsOf(text)
    .map(({ raw }) => raw)
    .join(' ');
}
