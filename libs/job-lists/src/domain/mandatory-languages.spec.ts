import type { JobLanguage } from '@babelboard/wire';
import { expect, it } from '@jest/globals';
import { mandatoryLanguages } from './mandatory-languages.js';

const language = (name: string, given: Partial<JobLanguage> = {}) =>
  ({ name, mandatory: true, one_of: null, ...given }) as JobLanguage;

it('names what is required in itself, and of what one is enough', () => {
  expect(mandatoryLanguages([language('German'), language('English')], 'en')).toEqual(['German', 'English']);
  expect(
    mandatoryLanguages(
      [
        language('German'),
        language('Czech', { one_of: 1 }),
        language('Polish', { mandatory: false }),
        language('Slovak', { one_of: 1 }),
        language('Vietnamese', { one_of: 1 }),
      ],
      'en',
    ),
  ).toEqual(['German', 'one of Czech, Slovak or Vietnamese']);
  expect(mandatoryLanguages([language('Polish', { mandatory: false })], 'en')).toEqual([]);
  expect(
    mandatoryLanguages([language('Deutsch', { one_of: 1 }), language('Tschechisch', { one_of: 1 })], 'de'),
  ).toEqual(['eine von Deutsch oder Tschechisch']);
});
