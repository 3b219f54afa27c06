import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { MovableClock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { SnakeNamingStrategy } from '../database/snake-naming-strategy.js';
import { BeforeErasure } from './before-erasure.js';
import { emailKey, emailKeySql } from './email-key.js';
import { Eraser } from './eraser.js';
import { ExportedNames } from './exported-names.js';
import { FileRemovals } from './file-removals.js';
import { PersonalData } from './personal-data.decorator.js';
import { PersonalDataReader, type PersonalRows } from './personal-data-reader.js';
import { type Person, PersonalTables } from './personal-tables.js';
import { keptByLaw, personal, plain, storedFile, withheld } from './privacy-declaration.js';

/** A member of a library: the root of what it holds about a person. */
@Entity('reader')
@PersonalData<Reader>({
  owner: { account: 'id' },
  onErasure: 'delete-row',
  exportAs: 'reader',
  columns: { id: plain('number'), fullName: personal('name'), secret: withheld(), photoKey: storedFile('photo') },
})
class Reader {
  @PrimaryColumn('int')
  id!: number;

  @Column('text')
  fullName!: string;

  @Column('text')
  secret!: string;

  @Column('text', { nullable: true })
  photoKey!: string | null;
}

@Entity('shelf')
@PersonalData<Shelf>({
  owner: { account: 'readerId' },
  onErasure: 'delete-row',
  exportAs: null,
  columns: { id: plain(), readerId: plain() },
})
class Shelf {
  @PrimaryColumn('int')
  id!: number;

  @Column('int')
  readerId!: number;
}

@Entity('shelf_paper')
@PersonalData<ShelfPaper>({
  owner: { column: 'shelfId', of: () => Shelf },
  onErasure: 'delete-row',
  exportAs: 'papers',
  columns: {
    id: plain(),
    shelfId: personal('shelf_id', { kind: 'shelf', as: 'shelf' }),
    fileKeys: storedFile('files'),
  },
})
class ShelfPaper {
  @PrimaryColumn('int')
  id!: number;

  @Column('int')
  shelfId!: number;

  @Column('text', { array: true })
  fileKeys!: string[];
}

@Entity('complaint')
@PersonalData<Complaint>({
  owner: { email: 'email' },
  onErasure: 'blank-columns',
  exportAs: 'complaints',
  columns: { id: plain(), email: personal('email'), details: personal('details'), text: keptByLaw('A law', 'text') },
})
class Complaint {
  @PrimaryColumn('int')
  id!: number;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('jsonb')
  details!: Record<string, string>;

  @Column('text')
  text!: string;
}

const ANNA: Person = { accountId: 1, email: 'Anna@mail.test' };

let database: TestDatabase;
let source: DataSource;
let tables: PersonalTables;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await new DataSource({
    type: 'postgres',
    url: database.url,
    entities: [Shelf, ShelfPaper, Complaint, Reader],
    namingStrategy: new SnakeNamingStrategy(),
  }).initialize();
  await source.query(`
    CREATE TABLE reader (id int PRIMARY KEY, full_name text NOT NULL, secret text NOT NULL, photo_key text);
    CREATE TABLE shelf (id int PRIMARY KEY, reader_id int NOT NULL REFERENCES reader ON DELETE CASCADE);
    CREATE TABLE shelf_paper (id int PRIMARY KEY, shelf_id int NOT NULL REFERENCES shelf ON DELETE CASCADE, file_keys text[] NOT NULL);
    CREATE TABLE complaint (id int PRIMARY KEY, email text, details jsonb NOT NULL, text text NOT NULL)`);
  tables = new PersonalTables(new Database(source));
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

beforeEach(async () => {
  await source.query(`
    TRUNCATE reader CASCADE; TRUNCATE complaint; TRUNCATE file_removal;
    INSERT INTO reader VALUES (1, 'Anna', 'hush', 'photos/anna.png'), (2, 'Bertil', 'hush', 'photos/bertil.png');
    INSERT INTO shelf VALUES (10, 1), (20, 2);
    INSERT INTO shelf_paper VALUES (100, 10, '{papers/one.pdf,papers/two.pdf}'), (200, 20, '{papers/bertil.pdf}');
    INSERT INTO complaint VALUES (1, 'anna@MAIL.test', '{"phone": "1"}', 'Too loud'), (2, 'bertil@mail.test', '{"phone": "2"}', 'Too dark')`);
});

describe('erasing a person', () => {
  const removals = new FileRemovals(new MovableClock(new Date('2026-11-23T00:00:00Z')));
  const erase = (person: Person, before = new BeforeErasure()) =>
    source.transaction((tx) => new Eraser(tables, removals, before).erase(tx, person));

  it('removes their rows along every path and nobody else’s', async () => {
    await erase(ANNA);
    expect(await source.query('SELECT full_name FROM reader')).toEqual([{ full_name: 'Bertil' }]);
    expect(await source.query('SELECT id FROM shelf')).toEqual([{ id: 20 }]);
    expect(await source.query('SELECT id FROM shelf_paper')).toEqual([{ id: 200 }]);
  });

  it('lets everybody who has a last word see their rows before, and one that fails keeps them all', async () => {
    const before = new BeforeErasure();
    const heard: unknown[] = [];
    before.listen(
      async (tx, id) => void heard.push(await tx.query('SELECT full_name FROM reader WHERE id = $1', [id])),
    );
    before.listen(async (tx, id) => void heard.push(await tx.query('SELECT id FROM shelf WHERE reader_id = $1', [id])));
    await erase(ANNA, before);
    expect(heard).toEqual([[{ full_name: 'Anna' }], [{ id: 10 }]]);
    before.listen(() => Promise.reject(new Error('Not yet')));
    await expect(erase({ accountId: 2, email: null }, before)).rejects.toThrow('Not yet');
    expect(await source.query('SELECT full_name FROM reader')).toEqual([{ full_name: 'Bertil' }]);
  });

  it('hands over every file, also of rows that would vanish by cascade', async () => {
    await erase(ANNA);
    expect(await source.query('SELECT key FROM file_removal ORDER BY key')).toEqual([
      { key: 'papers/one.pdf' },
      { key: 'papers/two.pdf' },
      { key: 'photos/anna.png' },
    ]);
  });

  it('empties what says something about others, too, and keeps what a law asks for', async () => {
    await erase(ANNA);
    expect(await source.query('SELECT email, details, text FROM complaint ORDER BY id')).toEqual([
      { email: null, details: {}, text: 'Too loud' },
      { email: 'bertil@mail.test', details: { phone: '2' }, text: 'Too dark' },
    ]);
  });

  it('finds an address however its letters were typed', async () => {
    await source.query('UPDATE complaint SET email = $1 WHERE id = 2', ['jose\u0301@mail.test']);
    await erase({ accountId: 3, email: 'JOS\u00c9@mail.test' });
    expect(await source.query('SELECT email FROM complaint ORDER BY id')).toEqual([
      { email: 'anna@MAIL.test' },
      { email: null },
    ]);
  });

  it('touches nothing by an address that is not verified', async () => {
    await erase({ accountId: 1, email: null });
    expect(await source.query('SELECT email FROM complaint ORDER BY id')).toEqual([
      { email: 'anna@MAIL.test' },
      { email: 'bertil@mail.test' },
    ]);
  });
});

describe('reading a person’s data', () => {
  const names = new ExportedNames();
  names.tell('shelf', (_tx, ids) => new Map(ids.map((id) => [id, `Shelf ${id}`])));
  const read = async (person: Person) => {
    const found: PersonalRows[] = [];
    for await (const table of new PersonalDataReader(tables, names).read(source.manager, person)) {
      found.push(table);
    }
    return found;
  };

  it('gives their rows by the declared names, files as paths, numbers with what they stand for, secrets not at all', async () => {
    expect(await read(ANNA)).toEqual([
      { name: 'complaints', rows: [{ email: 'anna@MAIL.test', details: { phone: '1' }, text: 'Too loud' }], files: [] },
      {
        name: 'reader',
        rows: [{ number: 1, name: 'Anna', photo: 'files/reader/1-anna.png' }],
        files: [{ path: 'files/reader/1-anna.png', key: 'photos/anna.png' }],
      },
      {
        name: 'papers',
        rows: [{ shelf_id: 10, shelf: 'Shelf 10', files: ['files/papers/1-one.pdf', 'files/papers/2-two.pdf'] }],
        files: [
          { path: 'files/papers/1-one.pdf', key: 'papers/one.pdf' },
          { path: 'files/papers/2-two.pdf', key: 'papers/two.pdf' },
        ],
      },
    ]);
  });

  it('gives nothing by an address that is not verified', async () => {
    expect((await read({ accountId: 1, email: null })).map(({ name }) => name)).toEqual(['reader', 'papers']);
  });
});

describe('what tells addresses apart', () => {
  it.each([
    'Ada+Jobs@Mail.TEST',
    'JOSE\u0301@mail.test',
    'Jos\u00c9@mail.test',
    // As a capital it is two letters, as a small one it may be one.
    'J\u030cerome@mail.test',
    '\u01f0erome@mail.test',
    // The sign of the unit.
    '\u212bsa@mail.test',
    'ИВАН@почта.test',
  ])('is the same in SQL: %s', async (typed) => {
    expect(await source.query(`SELECT ${emailKeySql('$1')} AS key`, [typed])).toEqual([{ key: emailKey(typed) }]);
  });
});
