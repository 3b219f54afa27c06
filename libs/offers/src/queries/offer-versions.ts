/** What an offer is called in another language than that of its own texts. */
export interface OfferVersionTitle {
  languageId: number;
  title: string;
  /** How its description begins, as plain text. */
  beginning: string;
}

/** What the search indexes take of an offer in another language. */
export interface SearchableVersion {
  languageId: number;
  title: string;
  descriptionText: string;
}

/** Characters of a text that are enough for what a list shows of it. */
const BEGINNING = 400;

export function beginningOf(text: string): string {
  return text.slice(0, BEGINNING);
}

/** The titles of a row named `offer` in its other languages, as JSON in the order of the languages. */
export const VERSION_TITLES_SQL = versionsSql(
  `'languageId', language_id, 'title', title, 'beginning', left(description_text, ${BEGINNING})`,
);

/** The same with all their words. */
export const VERSION_TEXTS_SQL = versionsSql(
  `'languageId', language_id, 'title', title, 'descriptionText', description_text`,
);

function versionsSql(fields: string): string {
  return `(SELECT coalesce(json_agg(json_build_object(${fields}) ORDER BY language_id), '[]')
    FROM offer_version WHERE offer_version.offer_id = offer.id)`;
}
