import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { testSettings } from '../../../../test/support/database.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type Book, type Library, openLibrary } from '../../../../test/support/library.js';
import { PgListener } from '../database/pg-listener.js';
import type { Projection } from './projection.js';
import { ProjectionLoops } from './projection-loops.js';
import { Projections } from './projections.js';

let library: Library;
let closing: (() => Promise<void>)[];

beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());
beforeEach(async () => {
  await library.empty();
  closing = [];
});
afterEach(async () => {
  for (const close of closing.reverse()) {
    await close();
  }
});

/** Gives the looks that they take at marks. By themselves they would look in an hour, so that it is always something else that has them look. */
function startLoops(all: Projection<Book>[]) {
  const { batch, rebuild, projectionLocks, close } = library.openProcess();
  const looks = jest.spyOn(batch, 'run').mock;
  const listener = new PgListener(testSettings(library.url));
  const projections = new Projections();
  for (const one of all) {
    projections.add(one);
  }
  const loops = new ProjectionLoops(projections, batch, rebuild, library.sweep, projectionLocks, listener);
  loops.pollMs = 3_600_000;
  loops.onApplicationBootstrap();
  const end = async () => {
    await loops.onModuleDestroy();
    await listener.onModuleDestroy();
    await close();
  };
  closing.push(end);
  return {
    end,
    begun: () => looks.calls.length,
    /** Waits until so many have been taken. */
    ended: async (count: number) => {
      await eventually(() => expect(looks.results.length).toBeGreaterThanOrEqual(count));
      await Promise.all(looks.results.slice(0, count).map(({ value }) => value));
    },
  };
}

describe('the loops of a worker', () => {
  it('build what is not ready, find what was missed while nothing ran, and are woken by marks', async () => {
    const [ready, missing] = [library.box('titles'), library.box('authors')];
    missing.ready = false;
    const both = [library.projection(ready), library.projection(missing)];
    await library.put(1, 'Emma');
    startLoops(both);
    for (const box of [ready, missing]) {
      await eventually(async () => expect(await box.titles()).toEqual(['Emma']));
    }
    await library.put(2, 'Persuasion');
    await library.mark(both, 2);
    for (const box of [ready, missing]) {
      await eventually(async () => expect(await box.titles()).toEqual(['Emma', 'Persuasion']));
    }
  });

  it('soon look for marks that were set while the last ones were being cleared', async () => {
    const box = library.box('titles');
    let marked: Promise<void> | undefined;
    let looks: ReturnType<typeof startLoops>;
    const books = library.projection(box, {
      announce: () =>
        new Promise<void>((added, failed) => {
          // It sees the mark that this transaction has cleared, so it wakes nobody; and it commits when the loop has looked again.
          marked ??= library.database.transaction(async (tx) => {
            await library.marks.add(tx, [books.name], [2]);
            const begun = looks.begun();
            added();
            await looks.ended(begun + 1);
          });
          marked.then(added, failed);
        }),
    });
    looks = startLoops([books]);
    await eventually(async () =>
      expect(
        await library.database.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
        ),
      ).not.toEqual([]),
    );
    await library.put(1, 'Emma');
    await library.put(2, 'Persuasion');
    await library.mark([books], 1);
    await eventually(() => expect(marked).toBeDefined());
    await marked;
    await eventually(async () => expect(await box.titles()).toEqual(['Emma', 'Persuasion']));
  });

  it('are woken by marks beside one that is put off', async () => {
    const box = library.box('titles');
    const books = library.projection(box, {
      subject: { ...library.shelf, listIds: async (after) => (after === 0 ? [2] : []) },
    });
    await library.mark([books], 1);
    await library.database.query(`UPDATE projection_mark SET failures = 9, not_before = now() + interval '1 hour'`);
    await library.put(2, 'Persuasion');
    const looks = startLoops([books]);
    await eventually(async () => expect(await box.titles()).toEqual(['Persuasion']));
    // The one that did it, the one that found no more, and the last one after work.
    await looks.ended(3);
    await library.put(3, 'Villette');
    await library.mark([books], 3);
    await eventually(async () => expect(await box.titles()).toEqual(['Persuasion', 'Villette']));
  });

  it('leave a projection that has an owner to the process that is it, and take over where that ends', async () => {
    const box = library.box('titles');
    const books = library.projection(box, { owner: 'library.memory' });
    await library.put(1, 'Emma');
    const first = startLoops([books]);
    await eventually(async () => expect(await box.titles()).toEqual(['Emma']));
    const second = startLoops([books]);
    await library.put(2, 'Persuasion');
    await library.mark([books], 2);
    await eventually(async () => expect(await box.titles()).toEqual(['Emma', 'Persuasion']));
    expect(second.begun()).toBe(0);
    await first.end();
    await library.put(3, 'Villette');
    await library.mark([books], 3);
    await eventually(async () => expect(await box.titles()).toEqual(['Emma', 'Persuasion', 'Villette']));
    expect(second.begun()).toBeGreaterThan(0);
  });
});
