import { Injectable } from '@nestjs/common';
import type { EntityManager, FindManyOptions, ObjectType } from 'typeorm';
import { areNewestFirst, placeOf } from './domain/history-order.js';
import type { HistoryEntry } from './entities/history-entry.js';
import { historyEntryNotFound, tooManyEntries, tooMuchText } from './history.errors.js';

const MOST_ENTRIES = 50;
/** Some hundred pages: a profile comes back with each change of it, and is set as a document. */
const MOST_CHARACTERS = 200_000;

/** The characters of all that somebody tells of work and education. */
const TEXT_LENGTH = `SELECT coalesce(sum(length), 0)::int AS length FROM (
  SELECT length(concat(position, employer, description, locality, translations::text)) FROM experience WHERE account_id = $1
  UNION ALL SELECT length(concat(title, school, description, translations::text)) FROM education WHERE account_id = $1) AS entry`;

/** The entries of one kind of one candidate, whose account is locked, in their order. */
@Injectable()
export class HistoryLists {
  find<Entry extends HistoryEntry>(tx: EntityManager, kind: ObjectType<Entry>, accountId: number): Promise<Entry[]> {
    const all = { where: { accountId }, order: { sequence: 'ASC' } } as FindManyOptions<Entry>;
    return tx.find(kind, all);
  }

  /** @throws DomainError HISTORY_ENTRY_NOT_FOUND: there is none, or it is somebody else's */
  one<Entry extends HistoryEntry>(entries: readonly Entry[], id: number): Entry {
    const found = entries.find((entry) => entry.id === id);
    if (found === undefined) {
      throw historyEntryNotFound();
    }
    return found;
  }

  /** Keeps a new entry among the others, where its dates put it. Gives its id. @throws DomainError TOO_MANY_ENTRIES, TOO_MUCH_TEXT */
  async add<Entry extends HistoryEntry>(tx: EntityManager, entries: readonly Entry[], entry: Entry): Promise<number> {
    if (entries.length >= MOST_ENTRIES) {
      throw tooManyEntries(MOST_ENTRIES);
    }
    const place = placeOf(entry, entries);
    entry.sequence = entries.length;
    const { id } = await withinLength(tx, entry.accountId, () => tx.save(entry));
    await this.order(tx, entries.toSpliced(place, 0, entry));
    return id;
  }

  /** Keeps a changed entry; it moves with its dates unless somebody has put the list into an order of their own. @throws DomainError TOO_MUCH_TEXT */
  async change<Entry extends HistoryEntry>(
    tx: EntityManager,
    entries: readonly Entry[],
    entry: Entry,
    changes: Partial<Entry>,
  ): Promise<void> {
    const byDate = areNewestFirst(entries);
    await withinLength(tx, entry.accountId, () => tx.save(Object.assign(entry, changes)));
    const others = entries.filter((other) => other !== entry);
    if (byDate && !areNewestFirst(entries)) {
      await this.order(tx, others.toSpliced(placeOf(entry, others), 0, entry));
    }
  }

  /** Gives the entries the places in which they are handed over. */
  async order(tx: EntityManager, entries: readonly HistoryEntry[]): Promise<void> {
    const [first] = entries;
    if (first === undefined || entries.every((entry, at) => entry.sequence === at)) {
      return;
    }
    const { tablePath } = tx.connection.getMetadata(first.constructor);
    await tx.query(
      `UPDATE "${tablePath}" AS entry SET sequence = wanted.place - 1
       FROM unnest($2::int[]) WITH ORDINALITY AS wanted (id, place)
       WHERE entry.id = wanted.id AND entry.account_id = $1`,
      [first.accountId, entries.map(({ id }) => id)],
    );
  }
}

/** Who has more already may take some of it away. */
async function withinLength<T>(tx: EntityManager, accountId: number, save: () => Promise<T>): Promise<T> {
  const before = await textLength(tx, accountId);
  const saved = await save();
  const after = await textLength(tx, accountId);
  if (after > MOST_CHARACTERS && after > before) {
    throw tooMuchText(MOST_CHARACTERS);
  }
  return saved;
}

async function textLength(tx: EntityManager, accountId: number): Promise<number> {
  const [row] = await tx.query<{ length: number }[]>(TEXT_LENGTH, [accountId]);
  return row?.length ?? 0;
}
