import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

const FOLDER = 'test/bench/cv-wild';
const EXPECTED = '.expected.json';

const Month = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/);
const Country = z.string().regex(/^[A-Z]{2}$/);
const Words = z.string().trim().min(1);
const ExpectedCv = z.strictObject({
  language: z.string().length(2),
  contact: z.strictObject({
    firstName: Words,
    lastName: Words,
    email: z.email(),
    phone: z.e164(),
    locality: Words,
    countryCode: Country,
    links: z.array(Words),
  }),
  languages: z
    .array(
      z.strictObject({
        code: z.string().length(2),
        level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']).nullable(),
      }),
    )
    .min(1),
  experience: z
    .array(
      z.strictObject({
        position: Words,
        employer: Words,
        start: Month,
        end: Month.nullable(),
        locality: Words.optional(),
        countryCode: Country.optional(),
      }),
    )
    .min(1),
  education: z
    .array(
      z.strictObject({
        title: Words,
        school: Words,
        start: Month.nullable(),
        end: Month.nullable(),
        isced: z.int().min(0).max(8).nullable(),
      }),
    )
    .min(1),
  skills: z.array(Words).min(1),
});

const filesOf = (set: string) =>
  readdirSync(join(FOLDER, set))
    .filter((file) => !file.endsWith(EXPECTED))
    .map((file) => join(set, file))
    .sort();
const expectedFile = (file: string) => file.slice(0, -extname(file).length) + EXPECTED;
const read = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, expectedFile(file)), 'utf8'));

const [open, sealed] = [filesOf('open'), filesOf('sealed')];
const cvs = [...open, ...sealed];
const languagesOf = (files: string[]) => new Set(files.map((file) => ExpectedCv.parse(read(file)).language));
const formatsOf = (files: string[]) => new Set(files.map((file) => extname(file)));

describe('The CVs as people write them', () => {
  it.each(['open', 'sealed'])('%s has an expected file for each CV and none without one', (set) => {
    const expected = readdirSync(join(FOLDER, set)).filter((file) => file.endsWith(EXPECTED));
    expect(filesOf(set).map(expectedFile)).toEqual(expected.map((file) => join(set, file)).sort());
  });

  it('are many, in many languages, a third of them sealed', () => {
    expect(cvs.length).toBeGreaterThanOrEqual(45);
    expect(languagesOf(cvs).size).toBeGreaterThanOrEqual(21);
    expect(sealed.length * 3).toBe(cvs.length);
    expect(languagesOf(sealed).size).toBeGreaterThanOrEqual(12);
    expect(formatsOf(sealed)).toEqual(formatsOf(open));
  });

  it.each(cvs)('%s says what is to be found', (file) => {
    const { language, experience, education, skills } = ExpectedCv.parse(read(file));
    expect(file.split('/').at(-1)?.startsWith(`${language}-`)).toBe(true);
    expect(new Set(skills).size).toBe(skills.length);
    for (const { start, end } of [...experience, ...education]) {
      if (start && end) expect(end.slice(0, 4) >= start.slice(0, 4)).toBe(true);
    }
  });
});
