import { z } from 'zod';
import { favorite } from './favorites.js';
import { latestSearchesResponse } from './job-searches.js';
import { matchedJob } from './matchings.js';
import { PROFILE_TASKS, profileTasks } from './profile-completion.js';
import { PROFILE_STEPS } from './profile-steps.js';

const tasks = Object.fromEntries(PROFILE_TASKS.map((task) => [task, true])) as Record<
  (typeof PROFILE_TASKS)[number],
  true
>;

/** How far a profile is. */
const completion = z.object({
  tasks: profileTasks.pick({
    ...tasks,
    preferences_said: true,
    profileStatus: true,
    sector_skills: true,
    pending_to_apply: true,
  }),
  percent: z.int().min(0).max(100),
  tasks_done: z.int(),
});

/** Answer of `GET /api/candidates/dashboard`: what somebody who comes back wants to know first. */
export const dashboardResponse = completion
  .extend({
    /** What is worth doing next, with the minutes that it takes; null where nothing is left. */
    next_step: z.object({ step: z.enum(PROFILE_STEPS), minutes: z.int().nullable() }).nullable(),
    /** Whether the profile is far enough for offers to be matched with it. */
    matchings_enabled: z.boolean(),
    /** The best three, how many there are, and how many of them were not looked at yet. */
    matchings: z.object({ data: z.array(matchedJob), total: z.int(), unseen: z.int() }),
    /** The first six that are kept, and how many there are. */
    favorites: z.object({ data: z.array(favorite), total: z.int() }),
    latest_searches: latestSearchesResponse.shape.data,
    /** How many alerts there are, how many of them are paused, and when the last mail of any was sent. */
    alerts: z.object({ total: z.int(), paused: z.int(), last_sent_at: z.string().nullable() }),
  })
  .meta({ id: 'DashboardResponse' });
export type DashboardResponse = z.infer<typeof dashboardResponse>;
