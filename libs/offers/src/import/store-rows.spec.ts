import { DomainError } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { storeRows } from './store-rows.js';

/** Stores batches unless one of the rows is `bad`. */
const storeThatFailsWith = (error: Error) => (rows: string[]) =>
  rows.includes('bad') ? Promise.reject(error) : Promise.resolve(rows.map((row) => ({ stored: row })));

const queryError = (code: string) => new QueryFailedError('INSERT', [], Object.assign(new Error('no'), { code }));

describe('storeRows', () => {
  it.each([
    ['a broken rule', new DomainError('OFFER_INCOMPLETE', 'invalid')],
    ['a value that does not fit', queryError('22P05')],
    ['a value that is too large', queryError('54000')],
    ['a value that nobody thought of', new RangeError('Maximum call stack size exceeded')],
  ])('keeps the other rows of a batch when one fails by %s', async (_what, error) => {
    expect(await storeRows(['1', 'bad', '3'], storeThatFailsWith(error))).toEqual([
      { stored: '1' },
      { code: 'NOT_STORED', message: `The row cannot be stored: ${error.message}` },
      { stored: '3' },
    ]);
  });

  it.each([new Error('Connection terminated'), queryError('53100')])(
    'stops when the database fails: %s',
    async (error) => {
      await expect(storeRows(['1', 'bad', '3'], storeThatFailsWith(error))).rejects.toBe(error);
    },
  );
});
