import type { ApplicantCard, BoardResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { inStatus, movedBack, patched } from './moved-cards.js';

const card = (id: number, status: ApplicantCard['status']) =>
  ({ id, status, name: `No ${id}`, version: 1 }) as ApplicantCard;
const column = (status: ApplicantCard['status'], ids: number[]) => ({
  status,
  total: ids.length + 10,
  cards: ids.map((id) => card(id, status)),
  next: null,
});
const board = { columns: [column('new', [1, 2]), column('interview', [3])] } as unknown as BoardResponse;

describe('an applicant that is moved', () => {
  it('goes to the top of the other column, and the numbers go with it', () => {
    const moved = patched(board, 2, (one) => inStatus(one, 'interview')) as BoardResponse;
    expect(moved.columns.map(({ total, cards }) => ({ total, ids: cards.map(({ id }) => id) }))).toEqual([
      { total: 11, ids: [1] },
      { total: 12, ids: [2, 3] },
    ]);
  });

  it('is changed in its place where its status stays', () => {
    const changed = patched(board, 1, (one) => ({ ...one, version: 2 })) as BoardResponse;
    expect(changed.columns[0]?.cards.map(({ version }) => version)).toEqual([2, 1]);
    expect(changed.columns[0]?.total).toBe(12);
  });

  it('is changed in lists and where it stands alone; others stay as they are', () => {
    const list = { applicants: [card(1, 'new'), card(2, 'new')] };
    expect(patched(list, 2, (one) => inStatus(one, 'hired'))).toEqual({
      applicants: [card(1, 'new'), card(2, 'hired')],
    });
    expect(patched(card(5, 'new'), 5, (one) => inStatus(one, 'hired'))).toEqual(card(5, 'hired'));
    expect(patched(board, 99, (one) => inStatus(one, 'hired'))).toBe(board);
    expect(patched(undefined, 1, (one) => one)).toBeUndefined();
  });
});

describe('several that are moved', () => {
  it('go back each to where it was, as the versions are now; those that were not moved stay', () => {
    const before = [card(1, 'new'), card(2, 'interview'), card(3, 'new'), card(4, 'hired')];
    const result = (id: number, outcome: 'moved' | 'conflict' | 'unchanged') =>
      ({ id, outcome, status: 'hired', version: 7, moved_by: null }) as const;
    const results = [result(1, 'moved'), result(2, 'moved'), result(3, 'conflict'), result(4, 'unchanged')];
    expect(movedBack(before, results)).toEqual([
      { status: 'new', cards: [{ ...card(1, 'new'), version: 7 }] },
      { status: 'interview', cards: [{ ...card(2, 'interview'), version: 7 }] },
    ]);
  });
});
