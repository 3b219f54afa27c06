import { PROFILE_TASKS, TASKS_TO_APPLY } from '@babelboard/wire';

export type ProfileTask = (typeof PROFILE_TASKS)[number];
/** 1 where the task is done. */
export type ProfileTasks = Record<ProfileTask, 0 | 1>;
export type ProfileLevel = 'basic' | 'intermediate' | 'advanced' | 'complete';
/** What has to be there before somebody can apply. */
export type TaskToApply = keyof typeof TASKS_TO_APPLY;

/** What completion is read from. */
export interface ProfileFacts {
  firstName: string;
  lastName: string;
  countryId: number | null;
  locality: string | null;
  /** How many there are of each. */
  languages: number;
  sectors: number;
  skills: number;
  cvs: number;
  education: number;
  experience: number;
  applications: number;
  onlineProfiles: number;
  /** Whether anything is said about the work that is wanted, or a headline about oneself. */
  hasPreferences: boolean;
  /** Whether anything is said about the work that is wanted, a headline aside. */
  saysWanted: boolean;
  hasPhoto: boolean;
  /** Whether they said how the product is, or that they never will. */
  hasRated: boolean;
}

export interface ProfileCompletion {
  tasks: ProfileTasks;
  tasksDone: number;
  /** Share of the tasks that are done, 0 to 100. */
  percent: number;
  level: ProfileLevel;
  /** One step of the second stage: both sector and skills. */
  sectorSkills: 0 | 1;
  /** Something was said about the work that is wanted, apart from sectors. */
  preferencesSaid: 0 | 1;
  /** What is left to do before applying, in order. */
  pendingToApply: TaskToApply[];
}

/** How complete a profile is. Contact info is a name, a country and a place. */
export function profileCompletion(facts: ProfileFacts): ProfileCompletion {
  const { firstName, lastName, countryId, locality } = facts;
  const contact = [firstName, lastName, countryId, locality].every((value) => value !== null && value !== '');
  const tasks: ProfileTasks = {
    general_information: flag(contact),
    languages: flag(facts.languages > 0),
    sector: flag(facts.sectors > 0),
    skills: flag(facts.skills > 0),
    cv: flag(facts.cvs > 0),
    education: flag(facts.education > 0),
    experience: flag(facts.experience > 0),
    preferences: flag(facts.hasPreferences || facts.sectors > 0),
    apply: flag(facts.applications > 0),
    comment: flag(facts.hasRated),
  };
  const tasksDone = PROFILE_TASKS.filter((task) => tasks[task] === 1).length;
  const toApply = Object.keys(TASKS_TO_APPLY) as TaskToApply[];
  return {
    tasks,
    tasksDone,
    percent: Math.round((100 * tasksDone) / PROFILE_TASKS.length),
    level: profileLevel(tasks, { showsThemselves: facts.hasPhoto || facts.onlineProfiles > 0 }),
    sectorSkills: flag(tasks.sector === 1 && tasks.skills === 1),
    preferencesSaid: flag(facts.saysWanted),
    pendingToApply: toApply.filter((task) => tasks[task] === 0),
  };
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

function flag(done: boolean): 0 | 1 {
  return done ? 1 : 0;
}
