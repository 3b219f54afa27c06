import type { CvProposals } from '@babelboard/cvs';
import { cvProposals } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import type { HeldProfile } from './held-profile.js';
import { ProposalPresenter } from './proposal-presenter.js';

const FOUND = { passage: 'as it stands there', confidence: 0.8 };
const NAMED = { names: { de: 'Deutsch' }, name: 'German' };
const catalogue = {
  language: (id: number) => (id === 1 ? { id, slug: 'German', ...NAMED } : undefined),
  skill: (id: number) => (id === 7 ? { id, slug: 'java', name: 'Java', names: { de: 'Java' } } : undefined),
};
const presenter = new ProposalPresenter(catalogue as never);

const PROPOSALS: CvProposals = {
  contact: [
    { id: 'firstName', ...FOUND, field: 'firstName', value: 'ZOË' },
    { id: 'phone', ...FOUND, field: 'phone', value: '+49301234567' },
    { id: 'countryId', ...FOUND, field: 'countryId', value: 276 },
  ],
  links: [{ id: 'link-0', ...FOUND, kind: 'linkedin', url: 'https://www.linkedin.com/in/zoe/' }],
  languages: [
    { id: 'language-0', ...FOUND, languageId: 1, level: 4 },
    { id: 'language-1', ...FOUND, languageId: 99, level: 7 },
  ],
  skills: [
    { id: 'skill-0', ...FOUND, skillId: 7 },
    { id: 'skill-1', ...FOUND, skillId: null, ownName: 'Latte art', nearIds: [7, 99] },
  ],
  experience: [
    {
      ...{ id: 'experience-0', ...FOUND, position: 'Köchin', employer: 'Gasthof „Zur Post“' },
      ...{ startedOn: '2019', endedOn: null, description: '', countryId: 276, locality: 'Köln' },
    },
  ],
  education: [
    {
      ...{ id: 'education-0', ...FOUND, title: 'BSc Physics', school: 'University of Bonn', isced: 6 },
      ...{ startedOn: '2012-10', endedOn: '2015-09', description: '' },
    },
  ],
};

const HELD: HeldProfile = {
  person: { firstName: 'Zoe', lastName: 'Meyer', locality: null, countryId: 276 },
  cityId: null,
  phone: '+49301234567',
  headlines: [],
  languages: [{ languageId: 1, level: 4 }],
  skills: [
    { id: 7, ownName: null },
    { id: -3, ownName: 'latte ART' },
  ],
  onlineProfiles: [{ url: 'http://linkedin.com/in/zoe' }],
  experience: [{ position: 'köchin', employer: 'Gasthof Zur Post', startedOn: '2019-03' }],
  education: [{ title: 'BSc Physics', school: 'University of Bonn', startedOn: '2012-10-01' }],
};
const EMPTY: HeldProfile = {
  ...{ person: { firstName: 'Ada', lastName: '', locality: null, countryId: null }, cityId: null, phone: null },
  ...{ headlines: [], languages: [], skills: [], onlineProfiles: [], experience: [], education: [] },
};

const heldIn = (profile: HeldProfile, proposals = PROPOSALS) => {
  const { contact, ...lists } = presenter.present(proposals, profile, 'de');
  const fields = [contact.nombre, contact.phone, contact.fk_pais_id, ...contact.links].map((one) => one?.held);
  return [...fields, ...Object.values(lists).flatMap((list) => list.map(({ held }) => held))];
};

describe('proposals on the wire', () => {
  it('are as the schema says, in the words of the profile’s own calls', () => {
    const presented = presenter.present(PROPOSALS, EMPTY, 'de');
    expect(cvProposals.parse(presented)).toEqual(presented);
    expect(presented.contact).toMatchObject({ apellidos: null, links: [{ value: { rrss_id: 0 } }] });
    expect(presented.skills.map(({ value }) => value)).toEqual([
      { id: 7, slug: 'java', name: 'Java', own: false, near: [] },
      { id: null, slug: null, name: 'Latte art', own: true, near: [{ id: 7, slug: 'java', name: 'Java' }] },
    ]);
    // Of a language that is gone nothing is proposed.
    expect(presented.languages).toMatchObject([{ value: { slug: 'German', level: 2, cefr: 'B2' } }]);
  });

  it('say what the profile says already, however it is written', () => {
    expect(heldIn(HELD)).toEqual(Array(9).fill(true));
    expect(heldIn(EMPTY)).toEqual(Array(9).fill(false));
  });

  it('do not take another level, date or employer for the same', () => {
    const other = {
      ...HELD,
      languages: [{ languageId: 1, level: 5 as const }],
      experience: [{ position: 'Köchin', employer: 'Gasthof Zur Post', startedOn: '2020-01' }],
      education: [{ title: 'BSc Physics', school: 'University of Bern', startedOn: '2012-10' }],
    };
    expect(heldIn(other).slice(4)).toEqual([false, true, true, false, false]);
  });

  it('take any level for the same where the CV says none', () => {
    const [language] = PROPOSALS.languages;
    const proposals = { ...PROPOSALS, languages: [{ ...(language as NonNullable<typeof language>), level: null }] };
    expect(heldIn(HELD, proposals)[4]).toBe(true);
  });
});
