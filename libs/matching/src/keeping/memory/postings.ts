/** Adds to the list of a key, which it makes where there is none. */
export function post<K, Row>(lists: Map<K, Row[]>, key: K, row: Row): void {
  const list = lists.get(key);
  if (list === undefined) {
    lists.set(key, [row]);
  } else {
    list.push(row);
  }
}

/** Takes out of the list of a key, whose order means nothing. */
export function unpost<K, Row>(lists: Map<K, Row[]>, key: K, row: Row): void {
  const list = lists.get(key);
  const at = list?.indexOf(row) ?? -1;
  const last = list?.pop();
  if (list === undefined || last === undefined || at < 0) {
    throw new Error('What is taken out of a list was never in it');
  }
  if (at < list.length) {
    list[at] = last;
  }
  if (list.length === 0) {
    lists.delete(key);
  }
}
