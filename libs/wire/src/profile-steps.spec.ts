import { describe, expect, it } from '@jest/globals';
import { doneSteps, nextProfileStep, openSteps, PROFILE_STEPS } from './profile-steps.js';

const nothing = {
  general_information: 0,
  languages: 0,
  sector: 0,
  skills: 0,
  cv: 0,
  education: 0,
  experience: 0,
  preferences: 0,
  preferences_said: 0,
  apply: 0,
  profileStatus: 'basic',
} as const;
const advanced = {
  ...nothing,
  general_information: 1,
  languages: 1,
  cv: 1,
  sector: 1,
  skills: 1,
  experience: 1,
  profileStatus: 'advanced',
} as const;

describe('the next step of a profile', () => {
  it('is the CV that fills in most of the rest, then the languages', () => {
    expect(nextProfileStep(nothing)).toBe('cv');
    expect(nextProfileStep({ ...nothing, cv: 1 })).toBe('languages');
    expect(nextProfileStep({ ...nothing, languages: 1, cv: 1 })).toBe('general_information');
  });

  it('names a photo or an online profile as soon as it is the last thing between somebody and a complete profile', () => {
    expect(openSteps(advanced)).toEqual(['education', 'preferences', 'apply']);
    expect(openSteps({ ...advanced, preferences: 1, preferences_said: 1 })).toEqual(['education', 'showing', 'apply']);
    expect(openSteps({ ...advanced, preferences: 1, preferences_said: 1, profileStatus: 'complete' })).toEqual([
      'education',
      'apply',
    ]);
  });

  it('is what somebody looks for until something of it was said, whatever else counts as a preference', () => {
    const bySector = { ...advanced, preferences: 1 } as const;
    expect(openSteps(bySector)).toContain('preferences');
    expect(doneSteps(bySector)).not.toContain('preferences');
    expect(doneSteps({ ...bySector, preferences_said: 1 })).toContain('preferences');
  });

  it('is none where all is done', () => {
    const all = {
      ...advanced,
      education: 1,
      preferences: 1,
      preferences_said: 1,
      apply: 1,
      profileStatus: 'complete',
    } as const;
    expect(nextProfileStep(all)).toBeNull();
    expect(openSteps(nothing)).toEqual(PROFILE_STEPS.filter((step) => step !== 'showing'));
  });
});
