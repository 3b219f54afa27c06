import slugify from '@sindresorhus/slugify';

const LONGEST_SLUG = 80;
const ID_AT_END = /(?:^|-)(\d{1,10})(?:\.html)?$/;

/**
 * The public path of an offer: `/jobs/{title}-{city}-{id}`, transliterated to a–z, 0–9 and `-`; a title of which nothing
 * is left reads `job`.
 */
export function offerPath(offer: { id: number; title: string; citySlug: string | null }): string {
  const words = [offer.title, offer.citySlug ?? ''].map((part) => slug(part)).filter((part) => part !== '');
  return `/jobs/${[slug(offer.title) === '' ? 'job' : '', ...words, offer.id].filter((part) => part !== '').join('-')}`;
}

/** The id at the end of an offer's URL part (`waiter-Vienna-12`, `12`, `…-12.html`); null where there is none. */
export function offerIdOf(urlPart: string): number | null {
  const id = Number(ID_AT_END.exec(urlPart)?.[1]);
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
}

function slug(text: string): string {
  return slugify(text, { decamelize: false }).slice(0, LONGEST_SLUG).replace(/-+$/, '');
}
