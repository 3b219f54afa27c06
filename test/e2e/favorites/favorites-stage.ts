import { Database } from '@babelboard/platform';
import { stageOffers } from '../../contract/search/search-stage.js';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { type OfferRow, PLAIN_OFFER } from '../../support/offer-rows.js';
import { Visitor } from '../../support/visitor.js';

export const COLOGNE = 2886242;
export const GERMANY = 276;

export interface FavoritesStage extends TestApi {
  /** Offers by their titles, which live on. */
  offers: Map<string, number>;
  /** Asks as this person. */
  as(person: TestAccount): <T>(method: string, path: string, body?: unknown) => Promise<{ status: number; body: T }>;
  person(): Promise<TestAccount>;
  /** Ends an offer as its employer would. */
  close(offerId: number): Promise<void>;
  reopen(offerId: number): Promise<void>;
}

/** The API with some offers in the index. */
export async function setFavoritesStage(rows: Partial<OfferRow>[]): Promise<FavoritesStage> {
  const api = await startTestApi({ TRUST_PROXY: '1' });
  const ids = await stageOffers(
    api.app,
    rows.map((row) => ({ ...PLAIN_OFFER, ...row })),
  );
  const setState = (state: string) => async (offerId: number) => {
    await api.app
      .get(Database, { strict: false })
      .query('UPDATE offer SET state = $2, closed_at = now() WHERE id = $1', [offerId, state]);
  };
  return {
    ...api,
    offers: new Map(rows.map(({ title }, index) => [title ?? '', ids[index] as number])),
    as: (person) => (method, path, body) => new Visitor(api.url).call(method, path, body, person.bearer),
    person: () => makeAccount(api.app),
    close: setState('closed'),
    reopen: setState('published'),
  };
}
