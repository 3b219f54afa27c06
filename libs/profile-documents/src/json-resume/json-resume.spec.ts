import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { candidateFields, experienceRequest } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { anyProfile } from '../../../../test/support/any-profile.js';
import { normaliseProfile } from '../domain/normalise-profile.js';
import { sampleProfile } from '../testing/sample-profile.js';
import { readJsonResume } from './read-json-resume.js';
import { writeJsonResume } from './write-json-resume.js';

const NOW = new Date('2026-11-23T10:00:00Z');
const files = createRequire(import.meta.url);
const read = (json: unknown) =>
  readJsonResume(new TextEncoder().encode(typeof json === 'string' ? json : JSON.stringify(json)));

/** The published schema says draft 4, of which it uses nothing that later ones read otherwise. */
const { $schema: _draft, ...schema } = JSON.parse(
  readFileSync(files.resolve('resume-schema/schema.json'), 'utf8'),
) as Record<string, unknown>;
const isJsonResume = new Ajv({ strict: false, validateFormats: false }).compile(schema);

describe('JSON Resume that is written', () => {
  it('is read back as it was, and is what its schema says', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const json = writeJsonResume(profile, NOW);
        const { document, leftOut } = read(json);
        expect(document).toEqual(normaliseProfile(profile));
        expect(leftOut).toEqual([]);
        expect([isJsonResume(JSON.parse(json)), isJsonResume.errors]).toEqual([true, null]);
      }),
      { numRuns: 100 },
    );
  });

  it('says to others what they look for', () => {
    const resume = JSON.parse(writeJsonResume(sampleProfile, NOW));
    expect(resume.basics).toMatchObject({
      name: 'Zofia Łukasiewicz-Παπαδοπούλου',
      label: 'Head chef who speaks with every guest',
    });
    expect(resume.languages.slice(0, 3)).toMatchObject([
      { language: 'Polish', fluency: 'Native or bilingual proficiency' },
      { language: 'Greek', fluency: 'Native or bilingual proficiency' },
      { language: 'English', fluency: 'C1' },
    ]);
    expect(resume.work[0]).toMatchObject({
      location: 'Gdańsk, Poland',
      summary: 'Kitchen of fourteen.',
      highlights: ['menus for 120 seats', 'cost of goods down by a tenth'],
    });
    expect(resume.basics.image).toBeUndefined();
  });
});

describe('JSON Resume of others', () => {
  const sample = JSON.parse(readFileSync(files.resolve('resume-schema/sample.resume.json'), 'utf8'));

  it('is taken as far as a profile has places, and the rest is named', () => {
    const { document, leftOut } = read(sample);
    expect(document.contact).toMatchObject({
      firstName: 'Richard',
      lastName: 'Hendriks',
      locality: 'San Francisco',
      countryCode: 'US',
    });
    expect(document.languages).toEqual([{ code: 'en', name: null, level: 'native' }]);
    expect(document.skills).toContain('HTML');
    expect(document.experience[0]).toMatchObject({
      position: 'CEO/President',
      employer: 'Pied Piper',
      period: { start: '2013-12-01', end: '2014-12-01' },
    });
    expect(document.education[0]).toMatchObject({ title: 'Bachelor, Information Technology', iscedLevel: 6 });
    expect(leftOut).toEqual([
      'address',
      'awards',
      'details',
      'interests',
      'projects',
      'publications',
      'references',
      'volunteering',
    ]);
  });

  it('says no more than a profile takes', () => {
    const long = 'x'.repeat(1_000);
    const { headline, experience } = read({ basics: { label: long }, work: [{ name: long, position: long }] }).document;
    const [job] = experience;
    expect([headline?.text.length, job?.position.length, job?.employer.length]).toEqual([160, 160, 160]);
    expect(candidateFields.headline.parse(headline?.text)).toBe(headline?.text);
    expect(experienceRequest.shape.puesto.parse(job?.position)).toBe(job?.position);
    expect(experienceRequest.shape.empresa.parse(job?.employer)).toBe(job?.employer);
  });

  it('one odd value does not cost the rest', () => {
    const odd = {
      basics: { name: 5, email: 'a@b.test', profiles: 'none' },
      work: [null, { name: 'A', position: 'B', startDate: '2020-13' }],
      languages: [{ language: 'deutsch', fluency: 'Limited Working' }],
      skills: {},
    };
    expect(read(odd).document).toMatchObject({
      contact: { firstName: '', email: 'a@b.test' },
      experience: [{ employer: 'A', position: 'B', period: { start: null, end: null, ongoing: false } }],
      languages: [{ code: 'de', level: 'B1' }],
      skills: [],
    });
  });

  it.each([
    ['is no JSON', '{"basics":', 'PROFILE_FILE_BROKEN'],
    ['is no résumé', '{"a":1}', 'PROFILE_FILE_UNKNOWN'],
    ['is a list', '[]', 'PROFILE_FILE_UNKNOWN'],
    [
      'is nested a hundred thousand deep',
      `{"basics":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'PROFILE_FILE_UNKNOWN',
    ],
    ['is 9 MB', `{"basics":{"summary":"${'x'.repeat(9_000_000)}"}}`, 'PROFILE_FILE_TOO_LARGE'],
  ])('is refused where it %s', (_name, json, code) => {
    expect(() => read(json)).toThrow(expect.objectContaining({ code }));
  });

  it('takes nothing from prototypes, and fetches no picture', () => {
    const { document, leftOut } = read(
      '{"__proto__":{"polluted":1},"basics":{"image":"http://127.0.0.1/x.png","label":"x"}}',
    );
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(document.photo).toBeNull();
    expect(leftOut).toEqual(['photo']);
  });
});
