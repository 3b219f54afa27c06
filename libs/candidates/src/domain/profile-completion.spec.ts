import { PROFILE_TASKS } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { type ProfileTask, type ProfileTasks, profileCompletion, profileLevel } from './profile-completion.js';

const ANA = { firstName: 'Ana', lastName: 'Sousa', countryId: 620, locality: 'Porto', languages: 2 };
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
    });
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
