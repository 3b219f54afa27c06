import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

const FOLDER = 'test/bench/cv-corpus';
const EXPECTED = '.expected.json';

const Month = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/);
const Level = z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']).nullable();
const Country = z.string().regex(/^[A-Z]{2}$/);
const ExpectedCv = z.strictObject({
  language: z.string().length(2),
  contact: z.strictObject({
    firstName: z.string().min(1),
    lastName: z.string().min(1),
    email: z.email().nullable(),
    phone: z.e164().nullable(),
    locality: z.string().nullable(),
    countryCode: Country,
    links: z.array(z.string()),
  }),
  languages: z.array(z.strictObject({ code: z.string().length(2), level: Level })),
  experience: z.array(
    z.strictObject({
      position: z.string().min(1),
      employer: z.string().min(1),
      start: Month,
      end: Month.nullable(),
      locality: z.string().optional(),
      countryCode: Country.optional(),
    }),
  ),
  education: z.array(
    z.strictObject({
      title: z.string().min(1),
      school: z.string().min(1),
      start: Month.nullable(),
      end: Month.nullable(),
      isced: z.int().min(0).max(8).nullable(),
    }),
  ),
  skills: z.array(z.string().min(1)),
});

const json = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
const sets = z.strictObject({ tuning: z.array(z.string()), heldOut: z.array(z.string()) }).parse(json('sets.json'));
const cvs = [...sets.tuning, ...sets.heldOut];

describe('The CVs with known contents', () => {
  it('stand in one of the two sets each, and all that stand there are here', () => {
    const known = readdirSync(FOLDER).filter((file) => file.endsWith(EXPECTED));
    expect(cvs.map((file) => file.replace(/\.[^.]+$/, EXPECTED)).sort()).toEqual(known.sort());
    expect(cvs.filter((file) => !readdirSync(FOLDER).includes(file))).toEqual([]);
    expect(new Set(cvs).size).toBe(cvs.length);
  });

  it.each(cvs)('%s says what is to be found', (file) => {
    const { experience, education } = ExpectedCv.parse(json(file.replace(/\.[^.]+$/, EXPECTED)));
    for (const { start, end } of [...experience, ...education]) {
      if (start && end) expect(end.slice(0, 4) >= start.slice(0, 4)).toBe(true);
    }
  });
});
