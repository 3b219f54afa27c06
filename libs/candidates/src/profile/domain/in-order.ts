/**
 * Items in the order of their ids. Those that are not named keep their places behind the named ones, for another window may have added
 * them; ids of what is gone are passed over.
 */
export function inOrder<T extends object | number>(
  items: readonly T[],
  ids: readonly number[],
  idOf: (item: T) => number,
): T[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const named = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return [...named, ...items.filter((item) => !named.includes(item))];
}
