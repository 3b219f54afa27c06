import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Book, type CardBox, type Library, openLibrary } from '../../../../test/support/library.js';
import type { Projection, Written } from './projection.js';
import { Projections } from './projections.js';

let library: Library;
let here: ReturnType<Library['openProcess']>;
let other: ReturnType<Library['openProcess']>;
let box: CardBox;
let books: Projection<Book>;

beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());
beforeEach(async () => {
  await library.empty();
  [here, other] = [library.openProcess(), library.openProcess()];
  box = library.box('titles');
  books = library.projection(box);
});
afterEach(async () => {
  await here.close();
  await other.close();
});

describe('a projection', () => {
  it('is marked together with others of its subject, and takes its own marks', async () => {
    const byAuthor = library.projection(library.box('authors'));
    await library.put(1, 'Emma');
    await library.mark([books, byAuthor], 1, 1);
    expect(await here.batch.run(books)).toBe(1);
    expect(await library.marks.take(books.name, 10)).toEqual([]);
    expect((await library.marks.take(byAuthor.name, 10)).map(({ subjectId }) => subjectId)).toEqual([1]);
    expect(await here.batch.run(books)).toBe(0);
  });

  it('takes out what belongs there no longer, and tells what it wrote in the same transaction', async () => {
    const told: (Written<Book> | 'all')[] = [];
    const telling = library.projection(box, {
      announce: async (tx, written) => {
        expect(await tx.query('SELECT FROM projection_mark')).toEqual([]);
        told.push(written);
      },
    });
    await library.put(1, 'Emma');
    await library.put(2, 'Persuasion');
    await library.mark([books], 1, 2);
    await here.batch.run(telling);
    await library.lend(1);
    await library.mark([books], 1);
    await here.batch.run(telling);
    expect(await box.titles()).toEqual(['Persuasion']);
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

  it('keeps a mark that is set again while its batch runs', async () => {
    await library.put(1, 'Ema');
    await library.put(2, 'Persuasion');
    await library.mark([books], 1, 2);
    const changing = library.projection(box, {
      subject: {
        ...library.shelf,
        load: async (ids) => {
          const documents = await library.shelf.load(ids);
          await library.database.query(`UPDATE book SET title = 'Emma' WHERE id = 1`);
          await library.mark([books], 1);
          return documents;
        },
      },
    });
    expect(await here.batch.run(changing)).toBe(2);
    expect((await library.marks.take(books.name, 10)).map(({ subjectId }) => subjectId)).toEqual([1]);
    expect(await here.batch.run(books)).toBe(1);
    expect(await box.titles()).toEqual(['Emma', 'Persuasion']);
  });

  it('is written by one process at a time, whatever name the lock of a version before has', async () => {
    const renamed = library.projection(box, { lockNames: { write: 'old.write', rebuild: 'old.rebuild' } });
    await library.put(1, 'Emma');
    await library.mark([books], 1);
    await other.locks.with('old.write', async () => expect(await here.batch.run(renamed)).toBe(0));
    expect(await here.batch.run(renamed)).toBe(1);
    await other.locks.with('old.rebuild', async () => expect(await here.rebuild.run(renamed)).toBe(undefined));
    expect(await here.rebuild.run(renamed)).toBe(1);
  });

  it('marks in a sweep what the index lacks and what it has too many', async () => {
    await library.put(1, 'Emma');
    await library.put(2, 'Persuasion');
    await library.mark([books], 1, 2);
    await here.batch.run(books);
    await library.lend(1);
    await library.put(3, 'Villette');
    expect(await library.sweep.mark(books)).toBe(2);
    await here.batch.run(books);
    expect(await box.titles()).toEqual(['Persuasion', 'Villette']);
    expect(await library.sweep.mark(books)).toBe(0);
  });

  it('has what changed during a rebuild written once more', async () => {
    await library.put(1, 'Ema');
    const build = await box.startBuild();
    await library.marks.startRebuild(books.name);
    await build.add(await library.shelf.load([1]));
    await library.database.query(`UPDATE book SET title = 'Emma'`);
    await library.mark([books], 1);
    await here.batch.run(books);
    await build.swap((tx) => library.marks.endRebuild(tx, books.name));
    expect(await box.titles()).toEqual(['Ema']);
    expect(await here.batch.run(books)).toBe(1);
    expect(await box.titles()).toEqual(['Emma']);
  });

  it('misses nothing in a new index that is cleared while the ids for it are being read', async () => {
    await library.put(1, 'Emma');
    const changing = library.projection(box, {
      subject: {
        ...library.shelf,
        listIds: async (after, limit) => {
          const ids = await library.shelf.listIds(after, limit);
          if (after === 0) {
            await library.put(2, 'Persuasion');
            await library.mark([books], 2);
            expect(await other.batch.run(books)).toBe(1);
          }
          return ids;
        },
      },
    });
    expect(await here.rebuild.run(changing)).toBe(1);
    expect(await box.titles()).toEqual(['Emma']);
    expect(await here.batch.run(books)).toBe(1);
    expect(await box.titles()).toEqual(['Emma', 'Persuasion']);
  });

  it('has a name of its own', () => {
    const projections = new Projections();
    projections.add(books);
    expect(() => projections.add(library.projection(box))).toThrow('two projections library.books.titles');
  });
});
