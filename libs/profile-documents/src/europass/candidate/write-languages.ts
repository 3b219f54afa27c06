import { languageCodeOf, threeLetterCode } from '../../domain/language-codes.js';
import { languageName } from '../../domain/language-names.js';
import type { ProfileLanguage } from '../../domain/profile-document.js';
import { type XmlContent, xml } from '../../xml/write-xml.js';
import { SELF_ASSESSMENT } from './names.js';

/** A language by its code in three letters; by its name where that would make another one of it (Flemish). */
export function languageCodeContent(
  { code, name }: ProfileLanguage,
  language: string,
): { scheme: string; content: string } {
  const letters = code === null ? null : threeLetterCode(code);
  if (letters !== null && languageCodeOf(letters) === code) {
    return { scheme: 'NORMAL', content: letters };
  }
  return { scheme: 'FREE_TEXT', content: code === null ? (name ?? '') : languageName(code, language) };
}

/** A language with its level in each skill: a profile knows one for all of them. */
export function writeLanguage(spoken: ProfileLanguage, language: string): XmlContent {
  const { scheme, content } = languageCodeContent(spoken, language);
  const { level } = spoken;
  return xml(
    'PersonCompetency',
    {},
    xml('CompetencyID', { schemeName: scheme }, content),
    xml('hr:TaxonomyID', {}, 'language'),
    level !== null &&
      SELF_ASSESSMENT.map((skill) =>
        xml(
          'eures:CompetencyDimension',
          {},
          xml('hr:CompetencyDimensionTypeCode', {}, skill),
          xml('eures:Score', {}, xml('hr:ScoreText', {}, level)),
        ),
      ),
  );
}
