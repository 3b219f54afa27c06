import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Book, type CardBox, type Library, openLibrary } from '../../../../test/support/library.js';
import { Metrics } from '../metrics/metrics.js';
import type { Projection } from './projection.js';
import { ProjectionMetrics } from './projection-metrics.js';
import { Projections } from './projections.js';

let library: Library;
let here: ReturnType<Library['openProcess']>;
let box: CardBox;
let torn: Set<number>;
let books: Projection<Book>;
let logged: string[];

beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());
beforeEach(async () => {
  await library.empty();
  here = library.openProcess();
  box = library.box('titles');
  torn = new Set();
  books = library.projection(box, {
    subject: {
      ...library.shelf,
      load: (ids) => {
        const id = ids.find((one) => torn.has(one));
        return id === undefined ? library.shelf.load(ids) : Promise.reject(new Error(`book ${id} is torn`));
      },
    },
  });
  logged = [];
  jest.spyOn(Logger.prototype, 'error').mockImplementation((message) => void logged.push(message));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await here.close();
});

const putMany = (count: number) =>
  library.database.query(
    `INSERT INTO book (id, title) SELECT id, 'Book ' || id FROM generate_series(1, $1::int) AS id`,
    [count],
  );
const marked = () =>
  library.database.query<{ subject_id: number; failures: number; pause: number }>(
    `SELECT subject_id, failures, greatest(0, extract(epoch FROM not_before - now()))::int AS pause
     FROM projection_mark ORDER BY mark`,
  );
const waitOver = () => library.database.query(`UPDATE projection_mark SET not_before = now()`);
const run = () => here.batch.run(books);

describe('a batch in which a subject cannot be read', () => {
  it('writes all others; that one goes to the end, is logged and counted, and waits longer each time', async () => {
    await putMany(1_001);
    torn = new Set([1, 700]);
    await library.mark([books], 1);
    await library.mark([books], ...Array.from({ length: 1_000 }, (_, n) => n + 2));
    while ((await run()) > 1) {
      // Until only those two are left, or nothing is written any more.
    }
    expect(await box.listIds(0, 2_000)).toEqual(
      Array.from({ length: 1_001 }, (_, n) => n + 1).filter((id) => !torn.has(id)),
    );
    expect((await marked()).map(({ subject_id, failures }) => [subject_id, failures > 0])).toEqual([
      [1, true],
      [700, true],
    ]);
    expect(logged.filter((line) => line.includes('library.books.titles cannot write 700 (failure 1, '))).toHaveLength(
      1,
    );
    expect(logged.at(-1)).toContain('is torn');
  });

  it('waits longer each time, a quarter of an hour at most, and passes nobody', async () => {
    await putMany(1);
    torn = new Set([1]);
    await library.mark([books], 1);
    const pauses: number[] = [];
    for (let failure = 1; failure <= 10; failure += 1) {
      await waitOver();
      await expect(run()).rejects.toThrow('book 1 is torn');
      pauses.push((await marked())[0]?.pause ?? -1);
    }
    expect(pauses).toEqual([0, 5, 15, 35, 75, 155, 315, 635, 900, 900]);
    expect(await run()).toBe(0);
    await library.mark([books], 2);
    expect(await run()).toBe(1);
  });

  it('writes it when it can be read at last, and tries at once when it is marked again', async () => {
    await putMany(1);
    torn = new Set([1]);
    await library.mark([books], 1);
    await expect(run()).rejects.toThrow('torn');
    await expect(run()).rejects.toThrow('torn');
    torn.clear();
    expect(await run()).toBe(0);
    await library.mark([books], 1);
    expect(await run()).toBe(1);
    expect(await box.titles()).toEqual(['Book 1']);
    expect(await marked()).toEqual([]);
  });

  it('shows how old the oldest mark is and how many fail', async () => {
    const projections = new Projections();
    const metrics = new Metrics();
    new ProjectionMetrics(library.database, projections, metrics);
    projections.add(books);
    expect(await metrics.registry.metrics()).toContain(
      'babelboard_projection_oldest_mark_seconds{projection="library.books.titles"} 0',
    );
    torn = new Set([1]);
    await library.mark([books], 1, 2);
    await library.database.query(`UPDATE projection_mark SET since = now() - interval '70 seconds'`);
    await run();
    await library.mark([books], 1, 3);
    const shown = await metrics.registry.metrics();
    expect(shown).toMatch(/babelboard_projection_oldest_mark_seconds\{projection="library.books.titles"\} 7\d\./);
    expect(shown).toContain('babelboard_projection_failing_marks{projection="library.books.titles"} 1');
  });
});

describe('a batch that fails for no fault of its subjects', () => {
  it('keeps all marks in their places while a server is away', async () => {
    await library.mark([books], 1, 2, 3);
    box.isReady = () => Promise.reject(new Error('the server is away'));
    box.write = () => Promise.reject(new Error('no answer'));
    await expect(run()).rejects.toThrow('the server is away');
    expect((await marked()).map(({ subject_id, failures }) => [subject_id, failures])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    expect(logged).toEqual([]);
  });

  it('tries a few, and keeps the others in their places', async () => {
    await library.mark([books], ...Array.from({ length: 100 }, (_, n) => n + 1));
    box.write = () => Promise.reject(new Error('the disk is full'));
    await expect(run()).rejects.toThrow('the disk is full');
    const after = await marked();
    expect(after).toHaveLength(100);
    expect(after.filter(({ failures }) => failures > 0).map(({ subject_id }) => subject_id)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });
});

describe('a rebuild in which a subject cannot be read', () => {
  it('makes the index without it, says so, and has it written when it can be read', async () => {
    await putMany(1_001);
    torn = new Set([1, 700]);
    expect(await here.rebuild.run(books)).toBe(999);
    expect((await box.titles()).length).toBe(999);
    expect(logged).toEqual(
      [1, 700].map((id) => `The new index of ${books.name} comes without ${id}: book ${id} is torn`),
    );
    torn = new Set();
    expect(await run()).toBe(2);
    expect((await box.titles()).length).toBe(1_001);
  });

  it('leaves the index as it is where many cannot be read', async () => {
    await putMany(20);
    await here.rebuild.run(books);
    torn = new Set([2, 4, 6, 8, 10, 12, 14, 16, 18]);
    await expect(here.rebuild.run(books)).rejects.toThrow('book 18 is torn');
    expect((await box.titles()).length).toBe(20);
    torn = new Set();
    expect(await here.rebuild.run(books)).toBe(20);
  });
});
