import type { OfferContent } from '../domain/offer-content.js';

/** The content of a plain offer; tests say only what matters to them. */
export function offerContent(given: Partial<OfferContent> = {}): OfferContent {
  return {
    title: 'Waiter',
    descriptionHtml: '<p>Serve our guests.</p>',
    descriptionText: 'Serve our guests.',
    adLanguageId: null,
    adLanguageDetected: false,
    workingLanguageId: null,
    places: [],
    languages: [],
    skillIds: [],
    remote: null,
    experience: null,
    employmentTypes: [],
    salary: null,
    applyUrl: 'https://employer.example/apply',
    ...given,
  };
}
