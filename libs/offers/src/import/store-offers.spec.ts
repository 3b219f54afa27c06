import { DomainError } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { QueryFailedError } from 'typeorm';
import type { ImportOffers, OfferToImport } from '../commands/import-offers.command.js';
import { offerContent } from '../testing/offer.factory.js';
import { storeOffers } from './store-offers.js';

const offer = (sourceKey: string): OfferToImport => ({
  ...{ source: 'demo', sourceKey, contentHash: 'h', companyId: 1, content: offerContent() },
  ...{ postedAt: null, validThrough: null },
});

/** Stores batches unless one of the rows is called `bad`. */
function busThatFailsWith(error: Error): Pick<CommandBus, 'execute'> {
  return {
    execute: (command: unknown) => {
      const { offers } = command as ImportOffers;
      return offers.some(({ sourceKey }) => sourceKey === 'bad')
        ? Promise.reject(error)
        : (Promise.resolve(offers.map((_, index) => ({ offerId: index, outcome: 'created' }))) as never);
    },
  };
}

const queryError = (code: string) => new QueryFailedError('INSERT', [], Object.assign(new Error('no'), { code }));
const offers = [offer('1'), offer('bad'), offer('3')];

describe('storeOffers', () => {
  it.each([
    ['a broken rule', new DomainError('OFFER_INCOMPLETE', 'invalid', 'no')],
    ['a value that does not fit', queryError('22P05')],
  ])('keeps the other rows of a batch when one fails by %s', async (_what, error) => {
    expect(await storeOffers(busThatFailsWith(error), offers, null)).toMatchObject([
      { outcome: 'created' },
      { code: 'NOT_STORED' },
      { outcome: 'created' },
    ]);
  });

  it.each([new Error('Connection terminated'), queryError('53100')])(
    'stops when the database fails: %s',
    async (error) => {
      await expect(storeOffers(busThatFailsWith(error), offers, null)).rejects.toBe(error);
    },
  );
});
