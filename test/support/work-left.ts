import { Database, TaskQueues, WORKLOADS } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';

/** What a ring is about. */
export interface Watched {
  /** Names of projections, as LIKE has them. */
  projections: string;
  /** The reaction that mails it; other mails may wait for days. */
  mails: string;
  /** The schedule that looks in the morning whom there is something to tell. */
  look: string;
}
export const MATCHINGS: Watched = {
  projections: 'matching.%',
  mails: 'notifications.mail-matchings',
  look: 'matching.tell-of-matchings',
};
export const ALERTS: Watched = {
  projections: 'search.offers.%',
  mails: 'notifications.mail-job-alert',
  look: 'alerts.look-for-new-offers',
};

/** What is still to be done for it. */
export interface WorkLeft {
  tasks: string[];
  outbox: number;
  marks: number;
}
export const NOTHING_LEFT: WorkLeft = { tasks: [], outbox: 0, marks: 0 };

/** What the processes of a board have still to do, seen from outside. */
export async function workLeft(app: INestApplicationContext, { projections, mails }: Watched): Promise<WorkLeft> {
  const database = app.get(Database, { strict: false });
  const [counted] = await database.query<Omit<WorkLeft, 'tasks'>>(
    `SELECT (SELECT count(*) FROM outbox_message)::int AS outbox,
            (SELECT count(*) FROM projection_mark WHERE projection LIKE $1)::int AS marks`,
    [projections],
  );
  const waiting = await database.query<{ task: string }>(`SELECT task FROM waiting_task WHERE event_type <> ''`);
  const tasks = [...(await queued(app)), ...waiting.map(({ task }) => task)];
  const isWatched = (task: string) => task === mails || !task.startsWith('notifications.');
  return { ...(counted ?? NOTHING_LEFT), tasks: tasks.filter(isWatched) };
}

/** What failed in all its tries, and why. A turn of a schedule that found its server away is none: the next one does its work. */
export async function deadTasks(app: INestApplicationContext): Promise<string[]> {
  const dead = await app.get(TaskQueues, { strict: false }).failedForGood();
  return dead.flatMap(({ name, failedReason, repeatJobKey }) =>
    repeatJobKey === undefined ? [`${name}: ${failedReason}`] : [],
  );
}

/** Turns of schedules that are yet to come are no tasks. */
async function queued(app: INestApplicationContext): Promise<string[]> {
  const queues = app.get(TaskQueues, { strict: false });
  const jobs = await Promise.all(
    WORKLOADS.map((workload) => queues.queue(workload).getJobs(['waiting', 'active', 'prioritized', 'delayed'])),
  );
  return jobs
    .flat()
    .flatMap(({ name, data, repeatJobKey }) => (repeatJobKey === undefined || data.event ? [name] : []));
}
