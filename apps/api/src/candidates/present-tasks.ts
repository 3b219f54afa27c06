import type { ProfileProgress } from '@babelboard/candidates';
import { flagOf, type ProfileTasks, TASKS_TO_APPLY } from '@babelboard/wire';

/** How complete a profile is, in the words of the wire. */
export function presentTasks(progress: ProfileProgress, tellsOfLevels: boolean): ProfileTasks {
  const { level } = progress;
  return {
    ...progress.tasks,
    level_notification: flagOf(tellsOfLevels),
    registered_at: progress.registeredAt.toISOString(),
    remember_at: progress.remindedAt?.toISOString() ?? null,
    converted_at: progress.convertedAt?.toISOString() ?? null,
    isIntermediate: level !== 'basic',
    isAdvanced: level === 'advanced' || level === 'complete',
    isComplete: level === 'complete',
    profileStatus: level,
    sector_skills: progress.sectorSkills,
    pending_to_apply: progress.pendingToApply.map((task) => ({ task, label: TASKS_TO_APPLY[task] })),
  };
}
