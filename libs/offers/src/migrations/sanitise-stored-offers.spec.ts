import { EnsureCompanies } from '@babelboard/companies/contract';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { ImportOffers } from '../commands/import-offers.command.js';
import { FindOffer } from '../queries/find-offer.query.js';
import { offerContent } from '../testing/offer.factory.js';
import { SanitiseStoredOffers20261125000301 } from './20261125000301-sanitise-stored-offers.js';

const OFFERS = 450;
/** As it was stored: the letters were composed after the tags had been checked. */
const EVIL =
  '<p≯ style="position:fixed" id="state">Sign in here<meta http-equiv=refresh content=0></p><p>Bake bread.</p>';

let test: TestApplication;
const database = () => test.app.get(Database);
const migrate = async () => {
  const runner = database().dataSource.createQueryRunner();
  await runner.startTransaction();
  await new SanitiseStoredOffers20261125000301().up(runner);
  await runner.commitTransaction();
  await runner.release();
};
const rows = () => database().query<Record<string, unknown>>('SELECT * FROM offer ORDER BY id');

beforeAll(async () => {
  test = await createTestApplication();
  const commands = test.app.get(CommandBus);
  const [companyId = 0] = await commands.execute(new EnsureCompanies([{ name: 'Bread & Co' }]));
  const origin = (n: number) => ({ source: 'demo', sourceKey: String(n), contentHash: 'h', companyId });
  const content = offerContent({ descriptionHtml: '<p>Bake bread, &quot;all day&quot;.</p>' });
  await commands.execute(
    new ImportOffers(
      Array.from({ length: OFFERS }, (_, n) => ({ ...origin(n), content, postedAt: null, validThrough: null })),
    ),
  );
  await takeEvents(test.app);
});
afterAll(() => test?.close());

describe('sanitising what is stored', () => {
  it('writes nothing where nothing comes out otherwise', async () => {
    const before = await rows();
    await migrate();
    expect(await rows()).toEqual(before);
    expect(await takeEvents(test.app)).toEqual([]);
  });

  it('mends texts of every state, tells of those that are shown, and is done after once', async () => {
    await database().query(
      `UPDATE offer SET description_html = $1, description_text = 'old', text_hash = NULL, text_words = 1,
                        state = CASE WHEN id % 100 = 0 THEN 'published' ELSE 'closed' END WHERE id % 50 = 0`,
      [EVIL],
    );
    await migrate();
    const mended = (await rows()).filter(({ id }) => (id as number) % 50 === 0);
    expect(mended).toHaveLength(OFFERS / 50);
    for (const offer of mended) {
      expect(offer).toMatchObject({
        description_html: 'Sign in here<p></p><p>Bake bread.</p>',
        text_words: 5,
        title_key: 'waiter',
      });
      expect(offer.description_text).toBe('Sign in here\n\nBake bread.');
      expect(offer.text_hash).toMatch(/^[0-9a-f]{16}$/);
    }
    const ids = [100, 200, 300, 400];
    expect(await takeEvents(test.app)).toEqual(
      ids.map((offerId) => ({ type: 'offers.offer-changed.v1', payload: { offerId } })),
    );
    expect(await test.app.get(QueryBus).execute(new FindOffer(100))).toMatchObject({
      offer: { descriptionHtml: 'Sign in here<p></p><p>Bake bread.</p>' },
    });
    await migrate();
    expect(await takeEvents(test.app)).toEqual([]);
  });
});
