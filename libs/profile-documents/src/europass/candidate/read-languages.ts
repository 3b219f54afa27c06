import { languageCodeOf } from '../../domain/language-codes.js';
import { languageCodeByName } from '../../domain/language-names.js';
import { LIMITS } from '../../domain/limits.js';
import { lineOrNull } from '../../domain/lines.js';
import type { ProfileLanguage, SpokenLevel } from '../../domain/profile-document.js';
import { overallLevel } from '../../domain/spoken-levels.js';
import { elementAt, elementsAt, textAt, type XmlElement } from '../../xml/xml-element.js';

/** Mother tongues, then the others with one level each. */
export function readLanguages(person: XmlElement | undefined, profile: XmlElement | undefined): ProfileLanguage[] {
  const motherTongues = elementsAt(person, 'PrimaryLanguageCode');
  const competencies = elementsAt(profile, 'PersonQualifications', 'PersonCompetency').filter(
    (one) => textAt(one, 'TaxonomyID')?.toLowerCase() === 'language',
  );
  return [
    ...motherTongues.flatMap((one) => languageOf(one.text, one.attributes.name, 'native')),
    ...competencies.flatMap((one) => {
      const scores = elementsAt(one, 'CompetencyDimension').map((skill) => textAt(skill, 'Score', 'ScoreText'));
      const id = elementAt(one, 'CompetencyID');
      return languageOf(id?.text ?? '', id?.attributes.schemeName, overallLevel(scores));
    }),
  ];
}

/** A language by code or by name, as its scheme says; by either where a file says no scheme. */
function languageOf(text: string, scheme: string | undefined, level: SpokenLevel | null): ProfileLanguage[] {
  const called = lineOrNull(text, LIMITS.name);
  if (called === null) {
    return [];
  }
  const code = (scheme === 'FREE_TEXT' ? null : languageCodeOf(called)) ?? languageCodeByName(called);
  return [{ code, name: code === null ? called : null, level }];
}
