import type { ProfileTasks } from './profile-completion.js';

/**
 * Steps towards a complete profile, those first that bring most: what every offer asks for, what fills in most of the rest, what applying
 * needs, what companies search by. `showing` is a photo or an online profile, which is no task but part of the last level. The rating of the
 * product is asked for in its own place.
 */
export const PROFILE_STEPS = [
  'languages',
  'cv',
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
  languages: 1,
  cv: 2,
  general_information: 1,
  skills: 2,
  sector: 1,
  experience: 3,
  education: 2,
  preferences: 2,
  showing: 1,
};

type Done = Pick<ProfileTasks, Exclude<ProfileStep, 'showing'> | 'profileStatus'>;

/** What is worth doing next; null where nothing is left. */
export function nextProfileStep(done: Done): ProfileStep | null {
  return openSteps(done)[0] ?? null;
}

/** All that is left to do, in the same order. */
export function openSteps(done: Done): ProfileStep[] {
  return PROFILE_STEPS.filter((step) => (step === 'showing' ? lacksFace(done) : done[step] === 0));
}

/** Of all that the last level asks for, a photo or an online profile alone may be missing without any task saying so. */
function lacksFace({ profileStatus, preferences }: Done): boolean {
  return profileStatus === 'advanced' && preferences === 1;
}
