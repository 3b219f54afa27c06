import { PROFILE_TASKS } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import type { ProfileTask, ProfileTasks } from '../../profile/domain/profile-completion.js';
import { type Step, stepOfDay, stepsLeft } from './step-of-day.js';

const tasksWith = (...done: ProfileTask[]) =>
  Object.fromEntries(PROFILE_TASKS.map((task) => [task, done.includes(task) ? 1 : 0])) as ProfileTasks;
const nothing = stepsLeft({ tasks: tasksWith(), preferencesSaid: 0, level: 'basic' });

describe('the step of a day', () => {
  it('is what brings most first, another one each day', () => {
    const given: Step[] = [];
    for (let day = 0; day < 3; day += 1) given.push(stepOfDay(nothing, given) as Step);
    expect(given).toEqual(['cv', 'languages', 'general_information']);
  });

  it('leaves out what is done', () => {
    const left = stepsLeft({
      tasks: tasksWith('languages', 'general_information'),
      preferencesSaid: 0,
      level: 'basic',
    });
    expect(stepOfDay(left, [])).toBe('cv');
  });

  it('comes back to what was given and is still open, when all was given', () => {
    expect(stepOfDay(['skills', 'cv'], ['cv', 'skills'])).toBe('cv');
    expect(stepOfDay(['skills'], ['cv', 'skills'])).toBe('skills');
  });

  it('is none when everything is done, an application aside', () => {
    const all = PROFILE_TASKS.filter((task) => task !== 'apply' && task !== 'comment');
    expect(stepOfDay(stepsLeft({ tasks: tasksWith(...all), preferencesSaid: 1, level: 'complete' }), [])).toBeNull();
    expect(stepOfDay(stepsLeft({ tasks: tasksWith(...all), preferencesSaid: 1, level: 'advanced' }), [])).toBe(
      'showing',
    );
  });
});
