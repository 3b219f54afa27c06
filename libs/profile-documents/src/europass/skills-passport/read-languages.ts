import { languageCodeOf } from '../../domain/language-codes.js';
import { languageCodeByName } from '../../domain/language-names.js';
import { LIMITS } from '../../domain/limits.js';
import { lineOrNull } from '../../domain/lines.js';
import type { ProfileLanguage, SpokenLevel } from '../../domain/profile-document.js';
import { overallLevel } from '../../domain/spoken-levels.js';
import { elementAt, elementsAt, textAt, type XmlElement } from '../../xml/xml-element.js';

const SKILLS = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing'] as const;

export function readLanguages(linguistic: XmlElement | undefined): ProfileLanguage[] {
  const motherTongues = [
    ...elementsAt(linguistic, 'MotherTongueList', 'MotherTongue'),
    ...elementsAt(linguistic, 'MotherTongue'),
  ];
  const others = [
    ...elementsAt(linguistic, 'ForeignLanguageList', 'ForeignLanguage'),
    ...elementsAt(linguistic, 'ForeignLanguage'),
  ];
  return [
    ...motherTongues.flatMap((language) => languageOf(language, 'native')),
    ...others.flatMap((language) => {
      const levels = SKILLS.map((skill) => textAt(language, 'ProficiencyLevel', skill));
      return languageOf(language, overallLevel(levels));
    }),
  ];
}

function languageOf(language: XmlElement, level: SpokenLevel | null): ProfileLanguage[] {
  const description = elementAt(language, 'Description');
  const name = lineOrNull(textAt(description, 'Label'), LIMITS.name);
  const code = languageCodeOf(textAt(description, 'Code')) ?? languageCodeByName(name ?? '');
  return code === null && name === null ? [] : [{ code, name: code === null ? name : null, level }];
}
