import type { IndexBuild, Projection, WriteRecord } from '@babelboard/platform';
import { SystemClock } from '../../libs/platform/src/clock/clock.js';
import { createDataSource } from '../../libs/platform/src/database/create-data-source.js';
import { Database } from '../../libs/platform/src/database/database.js';
import { SessionLocks } from '../../libs/platform/src/database/session-locks.js';
import { ProjectionBatch } from '../../libs/platform/src/projections/projection-batch.js';
import { ProjectionLocks } from '../../libs/platform/src/projections/projection-locks.js';
import { ProjectionMarks } from '../../libs/platform/src/projections/projection-marks.js';
import { ProjectionRebuild } from '../../libs/platform/src/projections/projection-rebuild.js';
import { ProjectionSweep } from '../../libs/platform/src/projections/projection-sweep.js';
import { ProjectionWriter } from '../../libs/platform/src/projections/projection-writer.js';
import { createTestDatabase, testSettings } from './database.js';

export interface Book {
  id: number;
  title: string;
}

/** A subject that no context has, in a database of its own: books on a shelf, projected into boxes of index cards. */
export type Library = Awaited<ReturnType<typeof openLibrary>>;

export async function openLibrary() {
  const test = await createTestDatabase();
  const database = new Database(await createDataSource(testSettings(test.url), []).initialize());
  await database.query(
    'CREATE TABLE book (id int PRIMARY KEY, title text NOT NULL, lent boolean NOT NULL DEFAULT false)',
  );
  await database.query('CREATE TABLE card (box text, id int, title text, PRIMARY KEY (box, id))');
  const marks = new ProjectionMarks(database, new SystemClock());
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
  return {
    database,
    marks,
    shelf,
    url: test.url,
    sweep: new ProjectionSweep(database, marks),
    /** What writes in one process. */
    openProcess: () => {
      const locks = new SessionLocks(testSettings(test.url));
      const projectionLocks = new ProjectionLocks(locks);
      return {
        locks,
        projectionLocks,
        batch: new ProjectionBatch(marks, projectionLocks, new ProjectionWriter(database, marks)),
        rebuild: new ProjectionRebuild(database, marks, projectionLocks),
        close: () => locks.onApplicationShutdown(),
      };
    },
    projection: (box: CardBox, more: Partial<Projection<Book>> = {}): Projection<Book> => ({
      name: `library.books.${box.name}`,
      subject: shelf,
      index: box,
      ...more,
    }),
    mark: (projections: Projection<Book>[], ...ids: number[]) =>
      database.transaction((tx) =>
        marks.add(
          tx,
          projections.map(({ name }) => name),
          ids,
        ),
      ),
    put: (id: number, title: string) => database.query('INSERT INTO book (id, title) VALUES ($1, $2)', [id, title]),
    lend: (id: number) => database.query('UPDATE book SET lent = true WHERE id = $1', [id]),
    box: (name: string) => new CardBox(database, name),
    empty: () => database.query('TRUNCATE book, card, projection_mark, projection_rebuild CASCADE'),
    close: async () => {
      await database.dataSource.destroy();
      await test.drop();
    },
  };
}

/** A box of index cards of the books that are there; the order of titles or of authors makes no difference here. */
export class CardBox {
  ready = true;

  constructor(
    private readonly database: Database,
    readonly name: string,
  ) {}

  write(documents: Book[], removedIds: number[], record: WriteRecord): Promise<void> {
    return this.database.transaction(async (tx) => {
      await tx.query('DELETE FROM card WHERE box = $1 AND id = ANY ($2)', [this.name, removedIds]);
      await tx.query(
        `INSERT INTO card SELECT $1, * FROM unnest($2::int[], $3::text[]) ON CONFLICT (box, id) DO UPDATE SET title = excluded.title`,
        [this.name, documents.map(({ id }) => id), documents.map(({ title }) => title)],
      );
      await record(tx);
    });
  }

  async listIds(after: number, limit: number): Promise<number[]> {
    const cards = await this.database.query<Book>(
      'SELECT id FROM card WHERE box = $1 AND id > $2 ORDER BY id LIMIT $3',
      [this.name, after, limit],
    );
    return cards.map(({ id }) => id);
  }

  async titles(): Promise<string[]> {
    const cards = await this.database.query<Book>('SELECT title FROM card WHERE box = $1 ORDER BY id', [this.name]);
    return cards.map(({ title }) => title);
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
        await this.database.query('DELETE FROM card WHERE box = $1', [this.name]);
        await this.write(added, [], record);
        this.ready = true;
      },
    };
  }
}
