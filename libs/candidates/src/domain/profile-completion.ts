import { PROFILE_TASKS } from '@babelboard/wire';

export type ProfileTask = (typeof PROFILE_TASKS)[number];
/** 1 where the task is done. */
export type ProfileTasks = Record<ProfileTask, 0 | 1>;
export type ProfileLevel = 'basic' | 'intermediate' | 'advanced' | 'complete';

/** What completion is read from. */
export interface ProfileFacts {
  firstName: string;
  lastName: string;
  countryId: number | null;
  locality: string | null;
  languages: number;
}

export interface ProfileCompletion {
  tasks: ProfileTasks;
  tasksDone: number;
  /** Share of the tasks that are done, 0 to 100. */
  percent: number;
  level: ProfileLevel;
}

/**
 * How complete a profile is. Contact info is a name, a country and a place. Nobody can do the other tasks yet: each comes with
 * its part of the profile.
 */
export function profileCompletion(facts: ProfileFacts): ProfileCompletion {
  const contact = [facts.firstName, facts.lastName, facts.countryId, facts.locality].every(
    (value) => value !== null && value !== '',
  );
  const tasks: ProfileTasks = {
    general_information: contact ? 1 : 0,
    languages: facts.languages > 0 ? 1 : 0,
    sector: 0,
    skills: 0,
    cv: 0,
    education: 0,
    experience: 0,
    preferences: 0,
    apply: 0,
    comment: 0,
  };
  const tasksDone = PROFILE_TASKS.filter((task) => tasks[task] === 1).length;
  const percent = Math.round((100 * tasksDone) / PROFILE_TASKS.length);
  return { tasks, tasksDone, percent, level: profileLevel(tasks, { showsThemselves: false }) };
}

/**
 * The level of a profile: intermediate = contact info + languages + CV; advanced = intermediate + sector + skills +
 * (experience or education); complete = advanced + preferences + a photo or an online profile.
 */
export function profileLevel(tasks: ProfileTasks, has: { showsThemselves: boolean }): ProfileLevel {
  const done = (...wanted: ProfileTask[]) => wanted.every((task) => tasks[task] === 1);
  if (!done('general_information', 'languages', 'cv')) {
    return 'basic';
  }
  if (!done('sector', 'skills') || !(done('experience') || done('education'))) {
    return 'intermediate';
  }
  return done('preferences') && has.showsThemselves ? 'complete' : 'advanced';
}
