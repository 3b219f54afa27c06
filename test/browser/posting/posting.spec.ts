import { afterAll, beforeAll, expect } from '@jest/globals';
import { launchBrowser } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { LIMITS } from '../../support/limits.js';
import { type SeededProduct, startSeededProduct } from '../../support/product.js';
import { postOffer } from '../applying/stage.js';
import { describeGates } from './gates.suite.js';
import { describeOffersList } from './list.suite.js';
import { describeLooks } from './looks.suite.js';
import { PostingRoom } from './posting-room.js';
import { describeSafety } from './safety.suite.js';

// A product of its own: what companies publish would stand in the lists that other suites count.
let room: PostingRoom;

beforeAll(async () => {
  const [product, browser] = await Promise.all([startSeededProduct(), launchBrowser()]);
  room = new PostingRoom(product, browser);
  // The free offer is one; these publish several.
  const granted = await product.cli('grant-offers', '--company', 'quillforge-software', '--amount', '9');
  if (granted.code !== 0) throw new Error(granted.output);
  const recruiter = await room.recruiter();
  for (const title of ['Guest relations by day', 'Guest relations by night']) {
    await postOffer(product, recruiter, title);
  }
  await recruiter.context().close();
  await untilQuiet(product);
});
afterAll(async () => {
  await room?.browser.close();
  await room?.product.stop();
});

/** How often nothing has to wait in a row: work goes from one list to the next. */
const QUIET_LOOKS = 20;

/** What the making of the board left to be done is not what anybody's offer waits for. */
async function untilQuiet(product: SeededProduct): Promise<void> {
  let looks = 0;
  await eventually(async () => {
    const [row] = await product.query<{ waiting: number }>(
      `SELECT ((SELECT count(*) FROM outbox_message) + (SELECT count(*) FROM projection_mark WHERE not_before <= now()))::int AS waiting`,
    );
    looks = row?.waiting === 0 ? looks + 1 : 0;
    expect(looks).toBeGreaterThan(QUIET_LOOKS);
  }, LIMITS.startMs);
}

describeSafety(() => room);
describeLooks(() => room);
describeOffersList(() => room);
describeGates(() => room);
