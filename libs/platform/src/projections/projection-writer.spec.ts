import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../../test/support/eventually.js';
import { type Book, type CardBox, type Library, openLibrary } from '../../../../test/support/library.js';
import type { Projection } from './projection.js';

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

describe('a batch whose lock is lost while it runs', () => {
  const breakSession = () =>
    library.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND application_name = 'babelboard locks' AND datname = current_database()`,
    );

  const lockSessions = () =>
    library.database.query(
      `SELECT FROM pg_stat_activity WHERE application_name = 'babelboard locks' AND datname = current_database()`,
    );

  /** The lock goes; somebody changes the book, and another process writes that. */
  async function overtake(): Promise<void> {
    await breakSession();
    await library.database.query(`UPDATE book SET title = 'Emma'`);
    await library.mark([books], 1);
    // Until the server has let go of the lock.
    while ((await other.batch.run(books)) === 0);
  }

  beforeEach(async () => {
    await library.put(1, 'Ema');
    await library.mark([books], 1);
  });

  it('does not write what it has read', async () => {
    const slow: Projection<Book> = {
      ...books,
      subject: {
        ...library.shelf,
        load: async (ids) => {
          const documents = await library.shelf.load(ids);
          await overtake();
          return documents;
        },
      },
    };
    await expect(here.batch.run(slow)).rejects.toThrow('The lock is lost');
    expect(await box.titles()).toEqual(['Emma']);
    expect(await library.marks.take(books.name, 10)).toEqual([]);
  });

  it('marks again what it wrote meanwhile into an index that cannot take it back', async () => {
    const slow: Projection<Book> = {
      ...books,
      index: {
        listIds: (after, limit) => box.listIds(after, limit),
        isReady: () => box.isReady(),
        startBuild: () => box.startBuild(),
        // Like a server: written first, recorded after it.
        write: async (documents, removedIds, record) => {
          await overtake();
          await box.write(documents, removedIds, async () => undefined);
          await library.database.transaction(record);
        },
      },
    };
    await expect(here.batch.run(slow)).rejects.toThrow('The lock is lost');
    expect(await box.titles()).toEqual(['Ema']);
    expect((await library.marks.take(books.name, 10)).map(({ subjectId }) => subjectId)).toEqual([1]);
    expect(await here.batch.run(books)).toBe(1);
    expect(await box.titles()).toEqual(['Emma']);
  });

  it('goes on building no index that another has begun anew', async () => {
    const build = await box.startBuild();
    let swapped = false;
    const slow: Projection<Book> = {
      ...books,
      index: {
        listIds: (after, limit) => box.listIds(after, limit),
        isReady: () => box.isReady(),
        write: (documents, removedIds, record) => box.write(documents, removedIds, record),
        startBuild: async () => ({
          ...build,
          finish: async () => {
            await breakSession();
            await eventually(async () => expect(await lockSessions()).toEqual([]));
          },
          swap: async () => {
            swapped = true;
          },
        }),
      },
    };
    await expect(here.rebuild.run(slow)).rejects.toThrow('The lock is lost');
    expect(swapped).toBe(false);
  });
});
