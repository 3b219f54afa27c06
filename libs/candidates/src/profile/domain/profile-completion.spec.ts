import { PROFILE_TASKS } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import {
  type ProfileFacts,
  type ProfileTask,
  type ProfileTasks,
  profileCompletion,
  profileLevel,
} from './profile-completion.js';

const NOBODY: ProfileFacts = {
  ...{ firstName: 'Ana', lastName: 'Sousa', countryId: null, locality: null },
  ...{ languages: 0, sectors: 0, skills: 0, cvs: 0, education: 0, experience: 0, applications: 0, onlineProfiles: 0 },
  ...{ hasPreferences: false, saysWanted: false, hasPhoto: false, hasRated: false },
};
const ANA: ProfileFacts = { ...NOBODY, countryId: 620, locality: 'Porto', languages: 2 };
const tasks = (...done: ProfileTask[]) =>
  Object.fromEntries(PROFILE_TASKS.map((task) => [task, done.includes(task) ? 1 : 0])) as ProfileTasks;
const level = (showsThemselves: boolean, ...done: ProfileTask[]) => profileLevel(tasks(...done), { showsThemselves });

describe('profileCompletion', () => {
  it('counts contact info and languages', () => {
    expect(profileCompletion(ANA)).toEqual({
      tasks: tasks('general_information', 'languages'),
      tasksDone: 2,
      percent: 20,
      level: 'basic',
      sectorSkills: 0,
      preferencesSaid: 0,
      pendingToApply: ['cv'],
    });
  });

  it.each<[ProfileTask, Partial<ProfileFacts>]>([
    ['sector', { sectors: 1 }],
    ['skills', { skills: 3 }],
    ['cv', { cvs: 1 }],
    ['education', { education: 1 }],
    ['experience', { experience: 2 }],
    ['preferences', { hasPreferences: true }],
    ['apply', { applications: 1 }],
    ['comment', { hasRated: true }],
  ])('counts %s with %j', (task, facts) => {
    expect(profileCompletion({ ...NOBODY, ...facts }).tasks[task]).toBe(1);
    expect(profileCompletion(NOBODY).tasks[task]).toBe(0);
  });

  it('takes sectors for preferences, too, and both sector and skills for one step', () => {
    expect(profileCompletion({ ...NOBODY, sectors: 1 })).toMatchObject({
      tasks: { preferences: 1 },
      preferencesSaid: 0,
      sectorSkills: 0,
    });
    expect(profileCompletion({ ...NOBODY, saysWanted: true })).toMatchObject({ preferencesSaid: 1 });
    expect(profileCompletion({ ...NOBODY, skills: 1 })).toMatchObject({ sectorSkills: 0 });
    expect(profileCompletion({ ...NOBODY, sectors: 1, skills: 1 })).toMatchObject({ sectorSkills: 1 });
  });

  it('names what is missing before applying in its order', () => {
    expect(profileCompletion(NOBODY).pendingToApply).toEqual(['general_information', 'languages', 'cv']);
    expect(profileCompletion({ ...ANA, cvs: 1 }).pendingToApply).toEqual([]);
  });

  it('takes a photo or an online profile for showing oneself', () => {
    const all = { sectors: 1, skills: 1, cvs: 1, education: 1, hasPreferences: true };
    expect(profileCompletion({ ...ANA, ...all }).level).toBe('advanced');
    expect(profileCompletion({ ...ANA, ...all, hasPhoto: true }).level).toBe('complete');
    expect(profileCompletion({ ...ANA, ...all, onlineProfiles: 1 }).level).toBe('complete');
  });

  it.each([{ firstName: '' }, { lastName: '' }, { countryId: null }, { locality: null }, { locality: '' }])(
    'misses contact info with %j',
    (without) => {
      expect(profileCompletion({ ...ANA, ...without })).toMatchObject({ tasks: tasks('languages'), percent: 10 });
    },
  );

  it('misses languages where there are none', () => {
    expect(profileCompletion({ ...ANA, languages: 0 }).tasks).toEqual(tasks('general_information'));
  });
});

describe('profileLevel', () => {
  const intermediate = ['general_information', 'languages', 'cv'] as const;
  const advanced = [...intermediate, 'sector', 'skills'] as const;

  it('is intermediate with contact info, languages and a CV, and basic without one of them', () => {
    expect(level(false, ...intermediate)).toBe('intermediate');
    for (const missing of intermediate) {
      const others = PROFILE_TASKS.filter((task) => task !== missing);
      expect(level(true, ...others)).toBe('basic');
    }
  });

  it('is advanced with sector, skills and either experience or education as well', () => {
    expect(level(false, ...advanced)).toBe('intermediate');
    expect(level(false, ...advanced, 'experience')).toBe('advanced');
    expect(level(false, ...advanced, 'education')).toBe('advanced');
    expect(level(true, ...intermediate, 'sector', 'experience')).toBe('intermediate');
    expect(level(true, ...intermediate, 'skills', 'experience')).toBe('intermediate');
  });

  it('is complete with preferences and a photo or an online profile as well', () => {
    expect(level(true, ...advanced, 'education')).toBe('advanced');
    expect(level(false, ...advanced, 'education', 'preferences')).toBe('advanced');
    expect(level(true, ...advanced, 'education', 'preferences')).toBe('complete');
  });
});
