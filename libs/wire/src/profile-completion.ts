import { z } from 'zod';
import { wireFlag } from './flag.js';

/** What makes a profile complete, in the order in which it is asked for. */
export const PROFILE_TASKS = [
  'general_information',
  'languages',
  'sector',
  'skills',
  'cv',
  'education',
  'experience',
  'preferences',
  'apply',
  'comment',
] as const;

export const PROFILE_LEVELS = ['basic', 'intermediate', 'advanced', 'complete'] as const;

/** What has to be there before somebody can apply, with the words of the specification. */
export const TASKS_TO_APPLY = {
  general_information: 'Contact Info',
  languages: 'Add Languages',
  cv: 'Upload Cv',
} as const;

/** How complete a candidate's profile is. */
export const profileTasks = z
  .object({
    ...(Object.fromEntries(PROFILE_TASKS.map((task) => [task, wireFlag])) as Record<
      (typeof PROFILE_TASKS)[number],
      typeof wireFlag
    >),
    /** Whether something was said about the work that is wanted; `preferences` also counts sectors and a headline. */
    preferences_said: wireFlag,
    /** Whether mails tell of a new level. */
    level_notification: wireFlag,
    registered_at: z.string(),
    /** When a mail last reminded of what is missing. */
    remember_at: z.string().nullable(),
    /** When the profile first was complete. */
    converted_at: z.string().nullable(),
    isIntermediate: z.boolean(),
    isAdvanced: z.boolean(),
    isComplete: z.boolean(),
    profileStatus: z.enum(PROFILE_LEVELS),
    /** Both sector and skills: they are one step of the second stage. */
    sector_skills: wireFlag,
    /** What is left to do before applying, in order. */
    pending_to_apply: z.array(
      z.object({ task: z.enum(['general_information', 'languages', 'cv']), label: z.string() }),
    ),
  })
  .meta({ id: 'ProfileTasks' });
export type ProfileTasks = z.infer<typeof profileTasks>;
