import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase, testSettings } from '../../../../test/support/database.js';
import { eventually } from '../../../../test/support/eventually.js';
import { createDataSource } from '../database/create-data-source.js';
import { Database } from '../database/database.js';
import { PgListener } from '../database/pg-listener.js';
import { SessionLocks } from '../database/session-locks.js';
import type { IndexBuild, Projection, WriteRecord, Written } from './projection.js';
import { ProjectionBatch } from './projection-batch.js';
import { ProjectionLocks } from './projection-locks.js';
import { ProjectionLoops } from './projection-loops.js';
import { ProjectionMarks } from './projection-marks.js';
import { ProjectionRebuild } from './projection-rebuild.js';
import { ProjectionSweep } from './projection-sweep.js';
import { Projections } from './projections.js';

interface Book {
  id: number;
  title: string;
}

let test: TestDatabase;
let database: Database;
let marks: ProjectionMarks;
let batch: ProjectionBatch;
let rebuild: ProjectionRebuild;
let sweep: ProjectionSweep;
let closing: (() => Promise<void>)[];

beforeAll(async () => {
  test = await createTestDatabase();
  database = new Database(await createDataSource(testSettings(test.url), []).initialize());
  await database.query(
    'CREATE TABLE book (id int PRIMARY KEY, title text NOT NULL, lent boolean NOT NULL DEFAULT false)',
  );
  await database.query('CREATE TABLE card (box text, id int, title text, PRIMARY KEY (box, id))');
});
afterAll(async () => {
  await database.dataSource.destroy();
  await test.drop();
});
beforeEach(async () => {
  await database.query('TRUNCATE book, card, projection_mark, projection_rebuild CASCADE');
  const locks = new SessionLocks(testSettings(test.url));
  const projectionLocks = new ProjectionLocks(locks);
  closing = [() => locks.onApplicationShutdown()];
  marks = new ProjectionMarks(database);
  batch = new ProjectionBatch(marks, projectionLocks);
  rebuild = new ProjectionRebuild(database, marks, projectionLocks);
  sweep = new ProjectionSweep(database, marks);
});
afterEach(async () => {
  for (const close of closing.reverse()) {
    await close();
  }
});

/** A box of index cards of the books that are there; the order of titles or of authors makes no difference here. */
class CardBox {
  ready = true;

  constructor(readonly name: string) {}

  write(documents: Book[], removedIds: number[], record: WriteRecord): Promise<void> {
    return database.transaction(async (tx) => {
      await tx.query('DELETE FROM card WHERE box = $1 AND id = ANY ($2)', [this.name, removedIds]);
      await tx.query(
        `INSERT INTO card SELECT $1, * FROM unnest($2::int[], $3::text[]) ON CONFLICT (box, id) DO UPDATE SET title = excluded.title`,
        [this.name, documents.map(({ id }) => id), documents.map(({ title }) => title)],
      );
      await record(tx);
    });
  }

  async listIds(after: number, limit: number): Promise<number[]> {
    const rows = await database.query<Book>('SELECT id FROM card WHERE box = $1 AND id > $2 ORDER BY id LIMIT $3', [
      this.name,
      after,
      limit,
    ]);
    return rows.map(({ id }) => id);
  }

  async isReady(): Promise<boolean> {
    return this.ready;
  }

  async startBuild(): Promise<IndexBuild<Book>> {
    const added: Book[] = [];
    return {
      add: async (documents) => void added.push(...documents),
      finish: async () => undefined,
      swap: async (record) => {
        await database.query('DELETE FROM card WHERE box = $1', [this.name]);
        await this.write(added, [], record);
        this.ready = true;
      },
    };
  }
}

const shelf = {
  listIds: async (after: number, limit: number) => {
    const rows = await database.query<Book>('SELECT id FROM book WHERE NOT lent AND id > $1 ORDER BY id LIMIT $2', [
      after,
      limit,
    ]);
    return rows.map(({ id }) => id);
  },
  load: (ids: number[]) => database.query<Book>('SELECT id, title FROM book WHERE NOT lent AND id = ANY ($1)', [ids]),
};

function projection(box: CardBox, more: Partial<Projection<Book>> = {}): Projection<Book> {
  return { name: `library.books.${box.name}`, subject: shelf, index: box, ...more };
}

const mark = (projections: Projection<Book>[], ...ids: number[]) =>
  database.transaction((tx) =>
    marks.add(
      tx,
      projections.map(({ name }) => name),
      ids,
    ),
  );
const put = (id: number, title: string) => database.query('INSERT INTO book (id, title) VALUES ($1, $2)', [id, title]);
const lend = (id: number) => database.query('UPDATE book SET lent = true WHERE id = $1', [id]);
const titles = async ({ name }: CardBox) =>
  (await database.query<Book>('SELECT title FROM card WHERE box = $1 ORDER BY id', [name])).map(({ title }) => title);

describe('a projection', () => {
  it('is marked together with others of its subject, and takes its own marks', async () => {
    const [byTitle, byAuthor] = [projection(new CardBox('titles')), projection(new CardBox('authors'))];
    await put(1, 'Emma');
    await mark([byTitle, byAuthor], 1, 1);
    expect(await batch.run(byTitle)).toBe(1);
    expect(await marks.take(byTitle.name, 10)).toEqual([]);
    expect((await marks.take(byAuthor.name, 10)).map(({ subjectId }) => subjectId)).toEqual([1]);
    expect(await batch.run(byTitle)).toBe(0);
  });

  it('takes out what belongs there no longer, and tells what it wrote in the same transaction', async () => {
    const told: (Written<Book> | 'all')[] = [];
    const box = new CardBox('titles');
    const books = projection(box, {
      announce: async (tx, written) => {
        expect(await tx.query('SELECT FROM projection_mark')).toEqual([]);
        told.push(written);
      },
    });
    await put(1, 'Emma');
    await put(2, 'Persuasion');
    await mark([books], 1, 2);
    await batch.run(books);
    await lend(1);
    await mark([books], 1);
    await batch.run(books);
    expect(await titles(box)).toEqual(['Persuasion']);
    expect(told).toEqual([
      {
        documents: [
          { id: 1, title: 'Emma' },
          { id: 2, title: 'Persuasion' },
        ],
        removedIds: [],
      },
      { documents: [], removedIds: [1] },
    ]);
  });

  it('is written by one process at a time, whatever name the lock of a version before has', async () => {
    const books = projection(new CardBox('titles'), { lockNames: { write: 'old.write', rebuild: 'old.rebuild' } });
    await put(1, 'Emma');
    await mark([books], 1);
    const other = new SessionLocks(testSettings(test.url));
    closing.push(() => other.onApplicationShutdown());
    await other.with('old.write', async () => expect(await batch.run(books)).toBe(0));
    expect(await batch.run(books)).toBe(1);
    await other.with('old.rebuild', async () => expect(await rebuild.run(books)).toBe(undefined));
    expect(await rebuild.run(books)).toBe(1);
  });

  it('marks in a sweep what the index lacks and what it has too many', async () => {
    const box = new CardBox('titles');
    const books = projection(box);
    await put(1, 'Emma');
    await put(2, 'Persuasion');
    await mark([books], 1, 2);
    await batch.run(books);
    await lend(1);
    await put(3, 'Villette');
    expect(await sweep.mark(books)).toBe(2);
    await batch.run(books);
    expect(await titles(box)).toEqual(['Persuasion', 'Villette']);
    expect(await sweep.mark(books)).toBe(0);
  });

  it('has what changed during a rebuild written once more', async () => {
    const box = new CardBox('titles');
    const books = projection(box);
    await put(1, 'Ema');
    const build = await box.startBuild();
    await marks.startRebuild(books.name);
    await build.add(await shelf.load([1]));
    await database.query(`UPDATE book SET title = 'Emma'`);
    await mark([books], 1);
    await batch.run(books);
    await build.swap((tx) => marks.endRebuild(tx, books.name));
    expect(await titles(box)).toEqual(['Ema']);
    expect(await batch.run(books)).toBe(1);
    expect(await titles(box)).toEqual(['Emma']);
  });

  it('has a name of its own', () => {
    const projections = new Projections();
    projections.add(projection(new CardBox('titles')));
    expect(() => projections.add(projection(new CardBox('titles')))).toThrow('two projections library.books.titles');
  });
});

describe('the loops of a worker', () => {
  it('build what is not ready, find what was missed while nothing ran, and are woken by marks', async () => {
    const [ready, missing] = [new CardBox('titles'), new CardBox('authors')];
    missing.ready = false;
    const both = [projection(ready), projection(missing)];
    await put(1, 'Emma');
    const listener = new PgListener(testSettings(test.url));
    closing.push(() => listener.onModuleDestroy());
    const projections = new Projections();
    for (const one of both) {
      projections.add(one);
    }
    const loops = new ProjectionLoops(projections, batch, rebuild, sweep, listener);
    loops.onApplicationBootstrap();
    closing.push(() => loops.onModuleDestroy());
    for (const box of [ready, missing]) {
      await eventually(async () => expect(await titles(box)).toEqual(['Emma']));
    }
    await put(2, 'Persuasion');
    await mark(both, 2);
    for (const box of [ready, missing]) {
      await eventually(async () => expect(await titles(box)).toEqual(['Emma', 'Persuasion']));
    }
  });
});
