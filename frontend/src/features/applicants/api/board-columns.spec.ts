import type { ApplicantCard, BoardResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { asFarAs, withMore } from './board-columns.js';

/** All who are there: a hundred new ones, and three who were invited. */
const ALL = { new: Array.from({ length: 100 }, (_, at) => at + 1), interview: [901, 902, 903] };
type Status = keyof typeof ALL;

/** So many of a column from behind a place in it, as the server gives them. */
const columnOf = (status: Status, rows: number, after = '0') => {
  const ids = ALL[status].slice(Number(after), Number(after) + rows);
  const next = Number(after) + ids.length < ALL[status].length ? `${Number(after) + ids.length}` : null;
  return { status, total: ALL[status].length, next, cards: ids.map((id) => ({ id, status }) as ApplicantCard) };
};
const board = (rows: number) =>
  ({ columns: [columnOf('new', rows), columnOf('interview', rows)] }) as unknown as BoardResponse;
const lengths = ({ columns }: BoardResponse) => columns.map(({ cards }) => cards.length);

describe('a board that is read anew', () => {
  it('goes as far down each column as it is shown, in pieces where that is far', async () => {
    const asked: number[] = [];
    const again = await asFarAs(
      () => board(95),
      board(40),
      async (status, after, rows) => {
        asked.push(rows);
        return columnOf(status as Status, Math.min(rows, 30), after);
      },
    );
    expect(lengths(again)).toEqual([95, 3]);
    expect(again.columns[0]?.cards.at(-1)?.id).toBe(95);
    expect(asked).toEqual([55, 25]);
  });

  it('takes along what was brought while it was read', async () => {
    let shown = board(50);
    const again = await asFarAs(
      () => shown,
      board(40),
      async (status, after, rows) => {
        shown = board(80);
        return columnOf(status as Status, rows, after);
      },
    );
    expect(lengths(again)).toEqual([80, 3]);
  });

  it('ends where nobody follows any more, and asks for nothing where all is there', async () => {
    const none = async () => {
      throw new Error('Nothing is to be asked for');
    };
    expect(lengths(await asFarAs(() => undefined, board(40), none))).toEqual([40, 3]);
    expect(lengths(await asFarAs(() => board(200), board(200), none))).toEqual([100, 3]);
    expect(
      lengths(
        await asFarAs(
          () => board(60),
          board(40),
          async () => undefined,
        ),
      ),
    ).toEqual([40, 3]);
  });
});

describe('more of a column', () => {
  it('is put behind what is there, once', () => {
    const more = columnOf('new', 40, '40');
    const longer = withMore(board(40), 'new', '40', more);
    expect(lengths(longer)).toEqual([80, 3]);
    expect(withMore(longer, 'new', '40', more)).toEqual(longer);
  });
});
