import { Database, TaskQueues, WaitingTasks } from '@babelboard/platform';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { TaskRegistrar } from '../../../apps/worker/src/task-registrar.js';
import { eventOf } from '../../../libs/platform/src/tasks/task.js';
import { eventually } from '../../support/eventually.js';
import { happen, LampLit, LampLitBrighter, lamps, notes, rows, Stage } from './two-versions.js';

beforeAll(() => Logger.overrideLogger(false));

describe.each(['PostgreSQL', 'Redis'])('two versions side by side on %s', (backend) => {
  // They wait more than they work: all at once.
  const versions = (name: string, work: (stage: Stage) => Promise<void>) =>
    it.concurrent(name, async () => {
      const stage = await Stage.open(backend);
      try {
        await work(stage);
      } finally {
        await stage.close();
      }
    });

  versions(
    'an event that the old version does not know waits, holds nothing up, and reaches all its reactions',
    async (stage) => {
      const old = await stage.start('old');
      await happen(old, ...Array.from({ length: 250 }, (_, n) => new LampLitBrighter({ things: [`bright ${n}`] })));
      await happen(old, ...lamps(20, 'lamp'));
      await eventually(async () => expect(await notes(old, 'test.note')).toHaveLength(20));
      expect(await rows(old, 'outbox_message')).toHaveLength(250);
      const putBack = jest.spyOn(old.get(WaitingTasks), 'add');
      const newer = await stage.start('new');
      for (const task of ['test.note', 'test.mail']) {
        await eventually(async () =>
          expect((await notes(newer, task)).filter((thing) => thing.startsWith('bright'))).toHaveLength(250),
        );
      }
      expect(stage.runs.filter(({ version, things }) => version === 'old' && things.startsWith('bright'))).toEqual([]);
      expect(await newer.get(TaskQueues).failedForGood()).toEqual([]);
      // The last ones do not go to and fro between the two all the time: a slow machine lets them go a few times more.
      const times = new Map<string, number>();
      for (const [tasks] of putBack.mock.calls)
        for (const { name, data } of tasks) {
          const id = `${eventOf(data)?.id} ${name}`;
          times.set(id, (times.get(id) ?? 0) + 1);
        }
      expect(Math.max(...times.values())).toBeLessThanOrEqual(20);
    },
  );

  versions(
    'events of a known type reach a reaction that only the new version has, also when the old one relays them',
    async (stage) => {
      const newer = await stage.start('new');
      await stage.stop(newer);
      const old = await stage.start('old');
      await happen(old, ...lamps(30, 'lamp'));
      await eventually(async () => expect(await notes(old, 'test.note')).toHaveLength(30));
      expect(await rows(old, 'outbox_message')).toEqual([]);
      await stage.start('new');
      await eventually(async () => expect(await notes(old, 'test.mail')).toHaveLength(30));
      expect(await old.get(TaskQueues).failedForGood()).toEqual([]);
    },
  );

  versions('loses and doubles nothing while both take tasks', async (stage) => {
    const old = await stage.start('old');
    const newer = await stage.start('new');
    const bright = Array.from({ length: 40 }, (_, n) => new LampLitBrighter({ things: [`bright ${n}`] }));
    await Promise.all([happen(old, ...lamps(60, 'lamp')), ...bright.map((event) => happen(newer, event))]);
    const things = [
      ...Array.from({ length: 60 }, (_, n) => `lamp ${n}`),
      ...bright.map(({ payload }) => `${payload.things}`),
    ].sort();
    for (const task of ['test.note', 'test.mail']) {
      await eventually(async () => expect((await notes(newer, task)).sort()).toEqual(things));
    }
    expect(stage.runs.filter(({ version, things: seen }) => version === 'old' && seen.startsWith('bright'))).toEqual(
      [],
    );
    await eventually(async () => expect(await rows(newer, 'waiting_task')).toEqual([]));
    expect(await newer.get(TaskQueues).failedForGood()).toEqual([]);
  });

  versions('drops what is left of a reaction that was given up', async (stage) => {
    const old = await stage.start('old');
    await stage.stop(old);
    const newer = await stage.start('new');
    await newer
      .get(TaskQueues)
      .queue('general')
      .add('test.given-up', {
        event: { id: 'x', type: LampLit.type, payload: {}, occurredAt: new Date().toISOString(), traceId: null },
      });
    await happen(newer, ...lamps(3, 'lamp'));
    await eventually(async () => expect(await notes(newer, 'test.mail')).toHaveLength(3));
    expect(stage.runs.map(({ task }) => task)).not.toContain('test.given-up');
    expect(await rows(newer, 'waiting_task')).toEqual([]);
    expect(await newer.get(TaskQueues).failedForGood()).toEqual([]);
  });

  versions('a task of a reaction that nobody knows waits and is not counted to its end', async (stage) => {
    const old = await stage.start('old');
    const event = {
      id: 'x',
      type: LampLitBrighter.type,
      payload: {},
      occurredAt: new Date().toISOString(),
      traceId: null,
    };
    await old.get(TaskQueues).queue('general').add('test.unheard-of', { event }, { attempts: 1 });
    await eventually(async () =>
      expect(await rows(old, 'waiting_task')).toMatchObject([
        { id: 'x_test.unheard-of', task: 'test.unheard-of', event_type: LampLitBrighter.type, data: { event } },
      ]),
    );
    expect(await old.get(TaskQueues).failedForGood()).toEqual([]);
  });

  versions(
    'a schedule of the new version outlives a start of the old one, and runs where it is known',
    async (stage) => {
      const newer = await stage.start('new');
      await stage.start('old');
      const ticks = () => stage.runs.filter(({ task }) => task === 'test.new-tick').length;
      const before = ticks();
      await eventually(() => expect(ticks()).toBeGreaterThan(before + 3));
      const kept = await newer.get(TaskQueues).queue('general').getJobSchedulers();
      expect(kept.map(({ key }) => key).sort()).toEqual(['test.new-tick', 'test.tick']);
    },
  );

  versions(
    'keeps the interval of the version that is left, and ends a schedule that no version has any more',
    async (stage) => {
      const newer = await stage.start('new');
      const old = await stage.start('old');
      const queue = old.get(TaskQueues).queue('general');
      const every = async (task: string) =>
        (await queue.getJobSchedulers()).filter(({ key }) => key === task).map((one) => Number(one.every));
      expect(await every('test.tick')).toEqual([60_000]);
      await newer.get(TaskRegistrar).register();
      expect(await every('test.tick')).toEqual([30_000]);
      await stage.stop(newer);
      // A day later: nobody has shown it since.
      await old
        .get(Database)
        .query(`UPDATE task_handler SET seen_at = now() - interval '25 hours' WHERE task = 'test.new-tick'`);
      await old.get(TaskRegistrar).register();
      await eventually(async () => expect(await every('test.new-tick')).toEqual([]));
      // A last one may have been on its way, and been put back: the next look, ten minutes later in the product, ends it.
      await eventually(async () => {
        await old.get(TaskRegistrar).register();
        expect(await rows(old, 'waiting_task')).toEqual([]);
      });
    },
  );
});
