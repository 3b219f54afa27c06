import { formatsOf, type UiLanguage } from '@babelboard/texts';
import type { JobLanguage } from '@babelboard/wire';
import { jobListsTexts } from '../texts/job-lists-texts.js';

/** Each language that is required in itself, and once for each group that of which one is enough: "one of Czech or Slovak". */
export function mandatoryLanguages(languages: readonly JobLanguage[], language: UiLanguage): string[] {
  const required = languages.filter(({ mandatory }) => mandatory);
  const oneOf = (group: number) => {
    const names = required.filter(({ one_of }) => one_of === group).map(({ name }) => name);
    return names.length < 2
      ? names.join('')
      : jobListsTexts.in(language)('one-of', { names: formatsOf(language).or(names) });
  };
  return [...new Set(required.map(({ name, one_of }) => (one_of === null ? name : oneOf(one_of))))];
}
