import type { ProfileTasks } from './profile-completion.js';

/**
 * Steps towards a complete profile, those first that bring most: what fills in most of the rest, what every offer asks for, what applying
 * needs, what companies search by. `showing` is a photo or an online profile, which is no task but part of the last level. The rating of the
 * product is asked for in its own place.
 */
export const PROFILE_STEPS = [
  'cv',
  'languages',
  'general_information',
  'skills',
  'sector',
  'experience',
  'education',
  'preferences',
  'showing',
  'apply',
] as const;
export type ProfileStep = (typeof PROFILE_STEPS)[number];

/** How long a step takes somebody who has it at hand; an application takes what it takes. */
export const STEP_MINUTES: Record<Exclude<ProfileStep, 'apply'>, number> = {
  cv: 2,
  languages: 1,
  general_information: 1,
  skills: 2,
  sector: 1,
  experience: 3,
  education: 2,
  preferences: 2,
  showing: 1,
};

type Done = Pick<ProfileTasks, Exclude<ProfileStep, 'showing'> | 'preferences_said' | 'profileStatus'>;

/** What is worth doing next; null where nothing is left. */
export function nextProfileStep(done: Done): ProfileStep | null {
  return openSteps(done)[0] ?? null;
}

/** All that is left to do, in the same order. */
export function openSteps(done: Done): ProfileStep[] {
  return PROFILE_STEPS.filter((step) => (step === 'showing' ? lacksFace(done) : !isSaid(step, done)));
}

/** What is done, in the same order; without a photo or an online profile, which is not known of each. */
export function doneSteps(done: Done): ProfileStep[] {
  return PROFILE_STEPS.filter((step) => step !== 'showing' && isSaid(step, done));
}

/** Sectors and a headline count as preferences, and are steps of their own: nobody is told to have said what they look for by them. */
function isSaid(step: Exclude<ProfileStep, 'showing'>, done: Done): boolean {
  return (step === 'preferences' ? done.preferences_said : done[step]) === 1;
}

/** Of all that the last level asks for, a photo or an online profile alone may be missing without any task saying so. */
function lacksFace({ profileStatus, preferences }: Done): boolean {
  return profileStatus === 'advanced' && preferences === 1;
}
