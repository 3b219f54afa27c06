interface Asked {
  languageId: number;
  mandatory: boolean;
  /** Read from the text by a machine: whether it is only nice to have, nobody knows. */
  recognised: boolean;
}

/**
 * Whether one gets by in a job without a language of its country. It takes a sign that another language will do: the offer
 * asks for one, or its ad is written in one. A local language that the employer calls optional does no harm; one that was recognised
 * in the text counts as asked for. Without a country nobody can say.
 * @param countryLanguageIds official languages of the countries of its places
 */
export function asksNoLocalLanguage(offer: {
  countryLanguageIds: readonly number[];
  requirements: readonly Asked[];
  adLanguageId: number | null;
}): boolean {
  const local = new Set(offer.countryLanguageIds);
  if (local.size === 0) {
    return false;
  }
  const asksLocal = offer.requirements.some(
    ({ languageId, mandatory, recognised }) => local.has(languageId) && (mandatory || recognised),
  );
  const asksOther = offer.requirements.some(({ languageId }) => !local.has(languageId));
  const writtenInOther = offer.adLanguageId !== null && !local.has(offer.adLanguageId);
  return !asksLocal && (asksOther || writtenInOther);
}
