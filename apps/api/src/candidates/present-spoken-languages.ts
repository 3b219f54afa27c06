import type { SpokenLanguage } from '@babelboard/candidates';
import type { ReferenceCatalogue } from '@babelboard/reference-data';
import type { SpokenLanguage as WireLanguage } from '@babelboard/wire';
import { presentLanguageLevel } from './present-language-level.js';

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
    return [{ id, name, slug, ...presentLanguageLevel(rank) }];
  });
}
