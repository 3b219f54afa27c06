import type { ProfileProgress } from '@babelboard/candidates';
import { type DashboardResponse, flagOf, type ProfileTasks, TASKS_TO_APPLY } from '@babelboard/wire';

/** What is done of a profile and what applying still needs, in the words of the wire. */
export function presentDoneTasks({
  tasks,
  level,
  sectorSkills,
  preferencesSaid,
  pendingToApply,
}: ProfileProgress): DashboardResponse['tasks'] {
  return {
    ...tasks,
    profileStatus: level,
    sector_skills: sectorSkills,
    preferences_said: preferencesSaid,
    pending_to_apply: pendingToApply.map((task) => ({ task, label: TASKS_TO_APPLY[task] })),
  };
}

/** The same with how it came to it. */
export function presentTasks(progress: ProfileProgress, tellsOfLevels: boolean): ProfileTasks {
  const { level } = progress;
  return {
    ...presentDoneTasks(progress),
    level_notification: flagOf(tellsOfLevels),
    registered_at: progress.registeredAt.toISOString(),
    remember_at: progress.remindedAt?.toISOString() ?? null,
    converted_at: progress.convertedAt?.toISOString() ?? null,
    isIntermediate: level !== 'basic',
    isAdvanced: level === 'advanced' || level === 'complete',
    isComplete: level === 'complete',
  };
}
