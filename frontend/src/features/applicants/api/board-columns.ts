import type { ApplicationStatus, BoardResponse } from '@babelboard/wire';

type Column = BoardResponse['columns'][number];

/** The board with what follows in a column; as it is where that is there already. */
export function withMore(board: BoardResponse, status: ApplicationStatus, after: string, more: Column): BoardResponse {
  const columns = board.columns.map((column) => {
    if (column.status !== status || column.next !== after) return column;
    const known = new Set(column.cards.map(({ id }) => id));
    const cards = [...column.cards, ...more.cards.filter(({ id }) => !known.has(id))];
    return { ...column, cards, next: more.next, total: more.total };
  });
  return { ...board, columns };
}

/**
 * A board that was just read, with each column read on as far as it is shown now: more of it may have come meanwhile.
 * @param readMore what follows in a column, about so many cards of it
 */
export async function asFarAs(
  shown: () => BoardResponse | undefined,
  fresh: BoardResponse,
  readMore: (status: ApplicationStatus, after: string, rows: number) => Promise<Column | undefined>,
): Promise<BoardResponse> {
  const lacking = fresh.columns.map(async ({ status, cards, next }) => {
    const wanted = shown()?.columns.find((column) => column.status === status)?.cards.length ?? 0;
    if (next === null || cards.length >= wanted) return null;
    return { status, next, more: await readMore(status, next, wanted - cards.length) };
  });
  let board = fresh;
  for (const part of await Promise.all(lacking)) {
    if (part?.more !== undefined) board = withMore(board, part.status, part.next, part.more);
  }
  const isLonger = board.columns.some((column, at) => column.cards.length > (fresh.columns[at]?.cards.length ?? 0));
  return isLonger ? asFarAs(shown, board, readMore) : board;
}
