import { languageCodeOf } from '../domain/language-codes.js';
import { languageCodeByName } from '../domain/language-names.js';
import { LIMITS } from '../domain/limits.js';
import { lineOrNull } from '../domain/lines.js';
import type { ProfileLanguage } from '../domain/profile-document.js';
import { spokenLevelOf } from '../domain/spoken-levels.js';
import { type JsonResume, OWN } from './json-resume-schema.js';

export function readLanguage({ language, fluency, [OWN]: own }: JsonResume['languages'][number]): ProfileLanguage[] {
  const name = lineOrNull(language, LIMITS.name);
  const code = languageCodeOf(own?.code) ?? languageCodeByName(name ?? '') ?? languageCodeOf(name);
  return code === null && name === null
    ? []
    : [{ code, name: code === null ? name : null, level: spokenLevelOf(fluency) }];
}
