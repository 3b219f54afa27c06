import type { Cv, Proposal } from '@babelboard/cv-reading/contract';
import { describe, expect, it } from '@jest/globals';
import { LONGEST } from './proposal-limits.js';
import { proposalsOfCv } from './proposals-of-cv.js';

const ids = {
  language: (code: string) => ({ de: 12, fr: 7 })[code] ?? null,
  country: (code: string) => ({ DE: 276, PT: 620 })[code] ?? null,
};

const said = <T>(value: T, passage = `says ${JSON.stringify(value)}`): Proposal<T> => ({
  value,
  passage,
  confidence: 0.8,
});

const NOTHING: Cv = {
  language: 'de',
  contact: { firstName: null, lastName: null, email: null, phone: null, place: null, headline: null, links: [] },
  languages: [],
  skills: [],
  experience: [],
  education: [],
};

const EVERYTHING: Cv = {
  language: 'de',
  contact: {
    firstName: said('Lena', 'Lena Hoffmann'),
    lastName: said('Hoffmann', 'Lena Hoffmann'),
    email: said('lena@mail.example'),
    phone: said('+4915112345678', 'Tel. 0151 12345678'),
    place: said({ locality: 'Köln', cityId: 2886242, countryCode: 'DE' }, '50667 Köln'),
    headline: said('Nurse'),
    links: [
      said({ kind: 'linkedin' as const, url: 'https://linkedin.com/in/lena' }),
      said({ kind: 'site' as const, url: 'https://lena.example' }),
    ],
  },
  languages: [said({ code: 'de', level: 'native' as const }), said({ code: 'fr', level: null })],
  skills: [said({ name: 'Triage', skillId: 31 })],
  experience: [
    said({
      position: 'Nurse',
      employer: 'Klinik Nord',
      start: '2019-03',
      end: null,
      description: 'Ward 3',
      locality: 'Porto',
      cityId: 2735943,
      countryCode: 'PT',
    }),
  ],
  education: [
    said({
      title: 'Bachelor of Nursing',
      school: 'Hochschule Muster',
      start: null,
      end: '2018',
      description: null,
      locality: 'Köln',
      cityId: 2886242,
      countryCode: 'DE',
      isced: 6 as const,
    }),
  ],
};

const proposals = proposalsOfCv(EVERYTHING, ids);

describe('what was read in a CV', () => {
  it('is proposed for each field of the contact, with the words that say it', () => {
    expect(proposals.contact).toEqual([
      { id: 'firstName', field: 'firstName', value: 'Lena', passage: 'Lena Hoffmann', confidence: 0.8 },
      { id: 'lastName', field: 'lastName', value: 'Hoffmann', passage: 'Lena Hoffmann', confidence: 0.8 },
      { id: 'phone', field: 'phone', value: '+4915112345678', passage: 'Tel. 0151 12345678', confidence: 0.8 },
      { id: 'locality', field: 'locality', value: 'Köln', passage: '50667 Köln', confidence: 0.8 },
      { id: 'cityId', field: 'cityId', value: 2886242, passage: '50667 Köln', confidence: 0.8 },
      { id: 'countryId', field: 'countryId', value: 276, passage: '50667 Köln', confidence: 0.8 },
      { id: 'headline', field: 'headline', value: 'Nurse', passage: 'says "Nurse"', confidence: 0.8 },
    ]);
    expect(proposals.links).toMatchObject([
      { id: 'link-0', kind: 'linkedin', url: 'https://linkedin.com/in/lena' },
      { id: 'link-1', kind: 'site', url: 'https://lena.example' },
    ]);
  });

  it('never proposes another address for e-mails: an account changes that by itself', () => {
    expect(JSON.stringify(proposals)).not.toContain('lena@mail.example');
  });

  it('has languages with ids of the board, and levels as ranks where they are said', () => {
    expect(proposals.languages).toMatchObject([
      { id: 'language-0', languageId: 12, level: 7 },
      { id: 'language-1', languageId: 7, level: null },
    ]);
    expect(proposals.skills).toMatchObject([{ id: 'skill-0', skillId: 31 }]);
  });

  it.each([
    ['A1', 1],
    ['A2', 2],
    ['B1', 3],
    ['B2', 4],
    ['C1', 5],
    ['C2', 6],
    ['native', 7],
  ] as const)('ranks %s as %d', (level, rank) => {
    const read = proposalsOfCv({ ...NOTHING, languages: [said({ code: 'de', level })] }, ids);
    expect(read.languages).toMatchObject([{ languageId: 12, level: rank }]);
  });

  it('has work and education with dates as exact as the CV has them', () => {
    expect(proposals.experience).toEqual([
      {
        id: 'experience-0',
        passage: EVERYTHING.experience[0]?.passage,
        confidence: 0.8,
        position: 'Nurse',
        employer: 'Klinik Nord',
        startedOn: '2019-03',
        endedOn: null,
        description: 'Ward 3',
        countryId: 620,
        locality: 'Porto',
      },
    ]);
    expect(proposals.education).toEqual([
      {
        id: 'education-0',
        passage: EVERYTHING.education[0]?.passage,
        confidence: 0.8,
        title: 'Bachelor of Nursing',
        school: 'Hochschule Muster',
        startedOn: null,
        endedOn: '2018',
        description: '',
        isced: 6,
      },
    ]);
  });

  it('is left out where the board knows no such language or country; ids of the rest stay as they were', () => {
    const read = proposalsOfCv(
      {
        ...NOTHING,
        contact: { ...NOTHING.contact, place: said({ locality: 'Nowhere', cityId: null, countryCode: 'QQ' }) },
        languages: [said({ code: 'tlh', level: 'C1' }), said({ code: 'fr', level: 'B2' })],
        experience: [{ ...EVERYTHING.experience[0], value: { ...EVERYTHING.experience[0]?.value, countryCode: 'QQ' } }],
      } as Cv,
      ids,
    );
    expect(read.contact.map(({ field }) => field)).toEqual(['locality']);
    expect(read.languages).toMatchObject([{ id: 'language-1', languageId: 7, level: 4 }]);
    expect(read.experience).toMatchObject([{ countryId: null, locality: 'Porto' }]);
  });

  it('has skills that the catalogue does not know in the words of the CV, where a profile can keep them', () => {
    const skills = ['Basket  weaving under water', 'x', 'https://evil.test', 'a'.repeat(61)];
    const read = proposalsOfCv({ ...NOTHING, skills: skills.map((name) => said({ name, skillId: null })) }, ids);
    expect(read.skills).toEqual([
      {
        id: 'skill-0',
        skillId: null,
        ownName: 'Basket weaving under water',
        passage: expect.any(String),
        confidence: 0.8,
      },
    ]);
  });

  it('is nothing where nothing was read, and words where a job or a school has no name', () => {
    expect(Object.values(proposalsOfCv(NOTHING, ids)).flat()).toEqual([]);
    const read = proposalsOfCv(
      {
        ...NOTHING,
        experience: [{ ...EVERYTHING.experience[0], value: { ...EVERYTHING.experience[0]?.value, employer: null } }],
        education: [{ ...EVERYTHING.education[0], value: { ...EVERYTHING.education[0]?.value, school: null } }],
      } as Cv,
      ids,
    );
    expect(read.experience).toMatchObject([{ employer: '' }]);
    expect(read.education).toMatchObject([{ school: '' }]);
  });

  it('quotes no more of the CV than a person reads', () => {
    const long = 'x'.repeat(LONGEST.passage + 1);
    const read = proposalsOfCv({ ...NOTHING, languages: [said({ code: 'de', level: 'B2' }, long)] }, ids);
    expect(read.languages[0]?.passage).toHaveLength(LONGEST.passage);
  });

  it('has an id of its own each', () => {
    const all = Object.values(proposals)
      .flat()
      .map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  });
});
