import { isDeepStrictEqual } from 'node:util';

/** What came of an edit that began with other values than there are now. */
export interface MergedEdits<Values> {
  /** What is to be written; nothing where all of it stands there already. */
  changes: Partial<Values>;
  /** Fields that both the editor and somebody else changed, each to something else: nothing is to be written then. */
  conflicts: (keyof Values & string)[];
}

/**
 * Merges an edit into what stands there now, field by field, so that two windows lose nothing of each other:
 * what the editor left as it was stays as it is now, what nobody else touched is written, and lists take what each side added and left out.
 * @param base the values as they were when editing began; a field that is not in it is written, whatever stands there
 */
export function mergeEdits<Values extends object>(
  current: Values,
  edited: Partial<Values>,
  base: Partial<Values>,
): MergedEdits<Values> {
  const merged: MergedEdits<Values> = { changes: {}, conflicts: [] };
  for (const field of Object.keys(edited) as (keyof Values & string)[]) {
    const wanted = edited[field];
    const now = current[field];
    if (wanted === undefined || same(wanted, now) || (field in base && same(wanted, base[field]))) {
      continue;
    }
    if (!(field in base) || same(now, base[field])) {
      merged.changes[field] = wanted;
      continue;
    }
    const both = mergeLists(now, wanted, base[field]);
    if (both === null) {
      merged.conflicts.push(field);
    } else if (!same(both, now)) {
      merged.changes[field] = both as Values[typeof field];
    }
  }
  return merged;
}

/** Lists of ids, and of texts by language; null where that is not what they are, or both sides changed the same of one. */
function mergeLists(now: unknown, wanted: unknown, base: unknown): unknown[] | null {
  if (!Array.isArray(now) || !Array.isArray(wanted) || !Array.isArray(base)) {
    return null;
  }
  // Nothing tells of other things which of them are the same.
  if ([...now, ...wanted, ...base].some((item) => typeof item === 'object' && !isText(item))) {
    return null;
  }
  const [here, there, before] = [keyed(now), keyed(wanted), keyed(base)];
  const both = new Map<unknown, unknown>();
  for (const key of new Set([...here.keys(), ...there.keys()])) {
    const kept = mergeItems(there.get(key), here.get(key), before.get(key));
    if (kept === CONFLICT) {
      return null;
    }
    if (kept !== undefined) {
      both.set(key, kept);
    }
  }
  return [...both.values()];
}

const CONFLICT = Symbol('both changed it');

/** Undefined is an item that is not there. Of two texts, each may have changed another field. */
function mergeItems(mine: unknown, theirs: unknown, old: unknown): unknown {
  if (same(mine, old)) return theirs;
  if (same(theirs, old) || same(mine, theirs)) return mine;
  if (!isText(mine) || !isText(theirs) || !isText(old)) return CONFLICT;
  const { changes, conflicts } = mergeEdits(theirs, mine, old);
  return conflicts.length > 0 ? CONFLICT : { ...theirs, ...changes };
}

function isText(item: unknown): item is { language: unknown } {
  return typeof item === 'object' && item !== null && 'language' in item;
}

function keyed(list: readonly unknown[]): Map<unknown, unknown> {
  return new Map(list.map((item) => [keyOf(item), item]));
}

function keyOf(item: unknown): unknown {
  return isText(item) ? item.language : item;
}

/** By value: what PostgreSQL keeps as jsonb comes back with its keys in another order. */
function same(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}
