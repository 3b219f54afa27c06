import type { CvProposals } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { nextOpen, openBefore, openGroups, proposalsOf, tickedAtFirst } from './review-groups.js';

const proposal = <Value>(id: string, value: Value, held = false) => ({
  id,
  value,
  passage: String(value),
  confidence: 0.9,
  held,
});
const NOTHING: CvProposals = {
  contact: {
    nombre: null,
    apellidos: null,
    phone: null,
    poblacion: null,
    fk_city_id: null,
    fk_pais_id: null,
    headline: null,
    links: [],
  },
  languages: [],
  skills: [],
  experience: [],
  education: [],
};
const skill = { id: 1, slug: 'sales', name: 'sales', own: false, near: [] };

describe('the groups of a review', () => {
  it('are those in which something is new, in the order of a profile', () => {
    const proposals = {
      ...NOTHING,
      skills: [proposal('s1', skill, true), proposal('s2', skill)],
      contact: { ...NOTHING.contact, phone: proposal('c1', '+34600000000') },
    };
    expect(openGroups(proposals)).toEqual(['contact', 'skills']);
  });

  it('are none where the profile holds everything', () => {
    expect(openGroups({ ...NOTHING, skills: [proposal('s1', skill, true)] })).toEqual([]);
    expect(openGroups(NOTHING)).toEqual([]);
  });

  it('count links among what tells who somebody is', () => {
    const links = [proposal('l1', { rrss_id: 0, value: 'https://www.linkedin.com/in/ana' })];
    const contact = { ...NOTHING.contact, nombre: proposal('c1', 'Ana'), links };
    expect(proposalsOf({ ...NOTHING, contact }, 'contact').map(({ id }) => id)).toEqual(['c1', 'l1']);
  });
});

describe('the way through a review', () => {
  const steps = ['contact', 'languages', 'skills'] as const;
  const proposals = { ...NOTHING, skills: [proposal('s1', skill)] };

  it('goes on where there is something to decide, also after a reload in which less is left', () => {
    expect(nextOpen(proposals, steps, null)).toBe('skills');
    expect(nextOpen(proposals, steps, 'skills')).toBe('skills');
    expect(nextOpen(NOTHING, steps, 'contact')).toBeNull();
  });

  it('keeps the groups that it began with, in the order of a profile', () => {
    expect(openGroups(proposals, ['languages'])).toEqual(['languages', 'skills']);
  });

  it('leads back to the nearest group in which something was left out', () => {
    const left = { ...proposals, contact: { ...NOTHING.contact, headline: proposal('headline', 'Cook') } };
    expect(openBefore(left, steps, 'skills')).toBe('contact');
    expect(openBefore(proposals, steps, 'skills')).toBeNull();
  });
});

describe('a proposal', () => {
  it('is ticked at first where it is new, whole and not a guess', () => {
    expect(tickedAtFirst({ held: false, confidence: 0.9 }, true)).toBe(true);
    expect(tickedAtFirst({ held: true, confidence: 0.9 }, true)).toBe(false);
    expect(tickedAtFirst({ held: false, confidence: 0.9 }, false)).toBe(false);
    expect(tickedAtFirst({ held: false, confidence: 0.4 }, true)).toBe(false);
  });
});
