import { describe, expect, it } from '@jest/globals';
import { belongingCondition, type OwnedTable, ownerCondition, pathLength } from './owner-condition.js';
import type { EntityClass } from './privacy-declaration.js';

class Reader {}
class Shelf {}

const OWNERS = new Map<EntityClass, Pick<OwnedTable, 'name' | 'owner'>>([
  [Reader, { name: 'reader', owner: { account: 'id' } }],
  [Shelf, { name: 'shelf', owner: { column: 'readerNumber', of: () => Reader, key: 'number' } }],
]);

/** Columns are called as properties, in small letters with `_` between. */
const table = (name: string, owner: OwnedTable['owner']): OwnedTable => ({
  name,
  owner,
  columnOf: (property) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  tableOf: (target) => {
    const declared = OWNERS.get(target);
    if (declared === undefined) {
      throw new Error('not declared');
    }
    return table(declared.name, declared.owner);
  },
});

describe('whose a row is', () => {
  it('says the column of the account', () => {
    expect(ownerCondition(table('shelf', { account: 'readerId' }))).toEqual({
      by: ['account'],
      sql: '"shelf"."reader_id" = $1',
    });
  });

  it('says the address by what tells addresses apart', () => {
    expect(ownerCondition(table('complaint', { email: 'writtenBy' }))).toEqual({
      by: ['email'],
      sql: 'normalize(lower("complaint"."written_by"), NFC) = normalize(lower($1), NFC)',
    });
  });

  it('says the address only where no account does: who is signed in may type anybody’s', () => {
    expect(ownerCondition(table('message', { account: 'accountId', email: 'email' }))).toEqual({
      by: ['account', 'email'],
      sql:
        '("message"."account_id" = $1 OR ("message"."account_id" IS NULL AND ' +
        'normalize(lower("message"."email"), NFC) = normalize(lower($2), NFC)))',
    });
  });

  it('says the row of another table, by its id or another key, however long the way is', () => {
    const paper = table('paper', { column: 'shelfId', of: () => Shelf });
    expect(ownerCondition(paper)).toEqual({
      by: ['account'],
      sql:
        '"paper"."shelf_id" IN (SELECT "shelf"."id" FROM "shelf" WHERE ' +
        '"shelf"."reader_number" IN (SELECT "reader"."number" FROM "reader" WHERE "reader"."id" = $1))',
    });
    expect(pathLength(paper)).toBe(2);
    expect(pathLength(table('reader', { account: 'id' }))).toBe(0);
  });
});

describe('what belongs to rows of a table', () => {
  const paper = table('paper', { column: 'shelfId', of: () => Shelf });

  it('is found along the path that leads to its owner, however long it is', () => {
    expect(belongingCondition(paper, 'shelf')).toBe(
      '"paper"."shelf_id" IN (SELECT "shelf"."id" FROM "shelf" WHERE "shelf"."id" = ANY ($1))',
    );
    expect(belongingCondition(paper, 'paper')).toBe('"paper"."id" = ANY ($1)');
    expect(belongingCondition(paper, 'reader')).toContain('IN (SELECT "reader"."number" FROM "reader"');
  });

  it('is nothing of a table whose path leads elsewhere', () => {
    expect(belongingCondition(table('reader', { account: 'id' }), 'shelf')).toBeNull();
  });
});
