import { describe, expect, it } from '@jest/globals';
import { sampleProfile } from '../../../profile-documents/src/testing/sample-profile.js';
import { withoutSettled } from './cv-proposals.js';
import type { KnownIds } from './known-ids.js';
import { proposalsOfProfile } from './proposals-of-profile.js';
import { textOfProfile } from './text-of-profile.js';

const ids: KnownIds = {
  language: (code) => (code === 'de' ? 12 : null),
  country: (code) => (code === '' ? null : 276),
  skill: (name) => (name === sampleProfile.skills[0] ? 7 : null),
};
const proposals = proposalsOfProfile(sampleProfile, ids);

describe('what a profile in a file says', () => {
  it('is proposed with ids of the board, each under an id of its own', () => {
    const all = Object.values(proposals).flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(proposals.contact).toContainEqual(
      expect.objectContaining({ field: 'firstName', value: sampleProfile.contact.firstName }),
    );
    const [known, ...own] = sampleProfile.skills;
    expect(proposals.skills).toMatchObject([
      { skillId: 7, passage: known },
      ...own.map((name) => ({ skillId: null, ownName: name, passage: name })),
    ]);
    expect(proposals.languages.map(({ languageId }) => languageId)).toEqual(
      sampleProfile.languages.filter(({ code }) => code === 'de').map(() => 12),
    );
    expect(proposals.experience).toHaveLength(sampleProfile.experience.length);
    expect(proposals.education.map(({ title }) => title)).toEqual(sampleProfile.education.map(({ title }) => title));
  });

  it('is proposed no more once it is settled', () => {
    const left = withoutSettled(proposals, new Set(['firstName', 'experience-0', 'nothing']));
    expect(left.contact.map(({ id }) => id)).not.toContain('firstName');
    expect(left.experience).toHaveLength(proposals.experience.length - 1);
    expect(left.education).toEqual(proposals.education);
  });

  it('can be searched by all of its words', () => {
    const text = textOfProfile(sampleProfile);
    for (const word of [
      sampleProfile.contact.lastName,
      sampleProfile.experience[0]?.employer ?? '?',
      ...sampleProfile.skills,
    ]) {
      expect(text).toContain(word);
    }
  });
});
