import type { SpokenLanguage } from '@babelboard/candidates';
import type { ReferenceCatalogue } from '@babelboard/reference-data';
import { CEFR, type SpokenLanguage as WireLanguage } from '@babelboard/wire';

/** Of the wire's four levels. */
const MOTHER_TONGUE = 4;

/** Languages that a candidate speaks, in the words of the wire. */
export function presentSpokenLanguages(
  languages: readonly SpokenLanguage[],
  catalogue: ReferenceCatalogue,
): WireLanguage[] {
  return languages.flatMap(({ languageId, level: rank }) => {
    const language = catalogue.language(languageId);
    if (language === undefined) {
      return [];
    }
    const { id, name, slug } = language;
    const cefr = CEFR[rank - 1] ?? null;
    return [{ id, name, slug, level: cefr === null ? MOTHER_TONGUE : Math.ceil(rank / 2), cefr }];
  });
}
