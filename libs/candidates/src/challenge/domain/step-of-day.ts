import { openSteps, type ProfileStep } from '@babelboard/wire';
import type { ProfileCompletion } from '../../profile/domain/profile-completion.js';

/** A step that a day can bring. An application is none: nobody applies because it is Tuesday. */
export type Step = Exclude<ProfileStep, 'apply'>;

/** What is left to do of a profile, those steps first that bring most. */
export function stepsLeft({
  tasks,
  level,
  preferencesSaid,
}: Pick<ProfileCompletion, 'tasks' | 'level' | 'preferencesSaid'>): Step[] {
  return openSteps({ ...tasks, preferences_said: preferencesSaid, profileStatus: level }).filter(
    (step): step is Step => step !== 'apply',
  );
}

/** The step of the next day: the first that was not given yet, else the first that was given and is still open; null where all are done. */
export function stepOfDay(left: readonly Step[], given: readonly Step[]): Step | null {
  return left.find((step) => !given.includes(step)) ?? given.find((step) => left.includes(step)) ?? null;
}
