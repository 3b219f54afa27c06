import { contentHash, formerContentHash, type OfferContent, type OfferToImport } from '@babelboard/offers';
import type { DemoOffer } from './demo-board.js';

/** Under this source, with their own keys, demo offers are found again. */
export const DEMO_SOURCE = 'demo';

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The plain text of a demo ad, one line a block. Knows only the tags and entities that the generator writes. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|h3)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}

/**
 * Brings a generated offer into the form in which offers are imported.
 * Takes its employer's id and a function from language code to id. The day it was posted is no part of the hash: a seed
 * that goes on on another day finds the same offer.
 */
export function toImport(
  offer: DemoOffer,
  companyId: number,
  languageId: (code: string) => number | undefined,
): OfferToImport {
  const content: OfferContent = {
    title: offer.title,
    descriptionHtml: offer.descriptionHtml,
    descriptionText: plainText(offer.descriptionHtml),
    adLanguageId: languageId(offer.adLanguageCode) ?? null,
    adLanguageDetected: false,
    workingLanguageId: (offer.workingLanguageCode && languageId(offer.workingLanguageCode)) || null,
    places: offer.places.map((place) => ({ ...place, text: null })),
    languages: offer.languages.flatMap(({ code, level, mandatory, oneOfGroup }) => {
      const id = languageId(code);
      return id === undefined ? [] : [{ languageId: id, level, mandatory, recognised: false, oneOfGroup }];
    }),
    skillIds: offer.skillIds,
    remote: offer.remote,
    experience: offer.experience,
    employmentTypes: offer.employmentTypes,
    salary: offer.salary,
    applyUrl: offer.applyUrl,
  };
  return {
    source: DEMO_SOURCE,
    sourceKey: offer.key,
    contentHash: contentHash({ content, companyId }),
    formerContentHash: formerContentHash({ content, companyId }),
    companyId,
    content,
    postedAt: offer.postedAt,
    promoted: offer.promoted,
    validThrough: null,
  };
}
