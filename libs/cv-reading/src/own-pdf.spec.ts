import { readDocument } from '@babelboard/document-reading/contract';
import { makeProfileFile, type ProfileDocument, SPOKEN_LEVELS } from '@babelboard/profile-documents';
import { UI_LANGUAGE_CODES } from '@babelboard/texts';
import { describe, expect, it } from '@jest/globals';
import { sampleProfile } from '../../profile-documents/src/testing/sample-profile.js';
import type { Cv } from './cv.js';
import { readCv } from './read-cv.js';
import { smallKnowledge } from './testing/small-knowledge.js';

const knowledge = smallKnowledge(
  [
    ['Gdańsk', 'PL'],
    ['Θεσσαλονίκη', 'GR'],
    ['Київ', 'UA'],
  ],
  [],
);
const FORMATS = ['pdf', 'europass-pdf'] as const;
const CODES = ['pt', 'el', 'en', 'de', 'fr', 'uk'];
const MOST_LANGUAGES = 6;
const LEVELS = [...SPOKEN_LEVELS, null];

type Spoken = ProfileDocument['languages'];

/** So many languages, with another mix of levels for each number and turn: mother tongues first, as a profile has them. */
function spoken(count: number, turn: number): Spoken {
  const languages = CODES.slice(0, count).map((code, at) => ({
    code,
    name: null,
    level: LEVELS[(turn + at * 3 + count) % LEVELS.length] ?? null,
  }));
  return [
    ...languages.filter(({ level }) => level === 'native'),
    ...languages.filter(({ level }) => level !== 'native'),
  ];
}

/** Two of each number, and other ones for each way to lay it out. */
const mixes = (layout: number) =>
  Array.from({ length: MOST_LANGUAGES }, (_, at) =>
    [0, 1].map((turn) => spoken(at + 1, (layout * 2 + turn) * 5)),
  ).flat();

async function readBack(profile: ProfileDocument, format: (typeof FORMATS)[number]): Promise<Cv> {
  const { content } = await makeProfileFile(profile, {
    format,
    madeAt: new Date('2026-11-23T10:00:00Z'),
    letter: true,
  });
  return readCv(await readDocument(content, 'pdf'), knowledge);
}

describe.each(UI_LANGUAGE_CODES)('our own PDF in %s', (language) => {
  describe.each(FORMATS)('laid out as %s', (format) => {
    it.each(
      mixes(FORMATS.indexOf(format)).map((languages) => [
        languages.map(({ code, level }) => `${code} ${level}`).join(', '),
        languages,
      ]),
    )('has the languages %s', async (_said, languages) => {
      const read = await readBack({ ...sampleProfile, language, languages: languages as Spoken }, format);
      expect(read.languages.map(({ value }) => [value.code, value.level])).toEqual(
        (languages as Spoken).map(({ code, level }) => [code, level]),
      );
      for (const { value, passage } of read.languages) {
        expect([value.code, levelOf(passage)]).toEqual([value.code, value.level]);
      }
    });

    it.each([
      ['on two pages', sampleProfile],
      ['on one page', { ...sampleProfile, experience: sampleProfile.experience.slice(0, 2), summary: null }],
    ])('has work, education and skills, and nothing else among them, %s', async (_where, profile) => {
      const read = await readBack({ ...profile, language }, format);
      expect(read.contact.firstName?.value).toBe('Zofia');
      expect(read.contact.place?.value).toMatchObject({ locality: 'Gdańsk', countryCode: 'PL' });
      expect(read.experience.map(({ value }) => value)).toMatchObject(
        profile.experience.map(({ position, employer, period, locality, countryCode, description }) => ({
          position,
          employer,
          start: period.start,
          end: period.end,
          locality,
          countryCode,
          description: description && expect.stringContaining(description.split('\n')[0] ?? ''),
        })),
      );
      expect(read.education.map(({ value }) => value)).toMatchObject(
        profile.education.map(({ title, school, period, iscedLevel, description }) => ({
          title,
          school,
          start: period.start,
          end: period.end,
          isced: iscedLevel,
          description,
        })),
      );
      expect(read.skills.map(({ value }) => value.name)).toEqual(profile.skills);
    });
  });
});

/** What the words shown with a language say of its level by themselves. */
function levelOf(passage: string) {
  const line = { page: 1, x: 50, size: 10, heading: false, area: 0, links: [] };
  const lines = ['Languages', ...passage.split('\n')].map((text, at) => ({
    ...line,
    text,
    y: at * 12,
    bold: at === 0,
  }));
  return readCv({ lines }, knowledge).languages.at(-1)?.value.level ?? null;
}
