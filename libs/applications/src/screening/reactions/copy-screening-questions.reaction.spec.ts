import { DuplicateOffer } from '@babelboard/offers';
import { OfferCopied } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeCompany } from '../../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { insertOffers, PLAIN_OFFER } from '../../../../../test/support/offer-rows.js';
import { takeEvents } from '../../../../../test/support/outbox.js';
import { handTwice } from '../../../../../test/support/reactions.js';
import { SetScreeningQuestions } from '../commands/set-screening-questions.command.js';
import { ScreeningQuestions } from '../queries/screening-questions.js';

const PERMIT = {
  type: 'yes_no' as const,
  text: 'May you work in the EU?',
  options: [],
  required: true,
  knockOut: true,
  wanted: { yes: true },
};
const YEARS = {
  ...PERMIT,
  type: 'number' as const,
  text: 'Years at a desk?',
  knockOut: false,
  wanted: { min: 2, max: null },
};

let test: TestApplication;
let company: Awaited<ReturnType<typeof makeCompany>>;
let offerId: number;

const asks = (id: number, questions: (typeof PERMIT | typeof YEARS)[]) =>
  test.app.get(CommandBus).execute(
    new SetScreeningQuestions(
      company.id,
      id,
      questions.map((question) => ({ ...question, id: null })),
      null,
    ),
  );
const asked = async (id: number) => (await test.app.get(ScreeningQuestions).of(id)).questions;
/** A copy of the offer, of which nobody has heard yet. */
async function copy(): Promise<{ id: number; heard: () => Promise<void> }> {
  await takeEvents(test.app);
  const id = await test.app.get(CommandBus).execute(new DuplicateOffer(offerId, company.id, company.recruiter.id));
  const event = new OfferCopied({ offerId: id, fromId: offerId });
  expect(await takeEvents(test.app)).toEqual([{ type: event.type, payload: event.payload }]);
  return { id, heard: () => handTwice(test.app, 'applications.copy-screening-questions', event) };
}

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(async () => {
  company = await makeCompany(test.app);
  [offerId = 0] = await insertOffers(test.app, [PLAIN_OFFER]);
  await test.app.get(Database).query('UPDATE offer SET company_id = $2 WHERE id = $1', [offerId, company.id]);
});

it('asks in a copy of an offer what that one asks, in its order', async () => {
  await asks(offerId, [PERMIT, YEARS]);
  const { id, heard } = await copy();
  await heard();
  const copied = await asked(id);
  expect(copied).toMatchObject([PERMIT, YEARS]);
  expect(copied.map((question) => question.id)).not.toEqual((await asked(offerId)).map((question) => question.id));
});

it('leaves alone what somebody was quicker to ask, and a draft that is gone', async () => {
  await asks(offerId, [PERMIT, YEARS]);
  const [quick, gone] = [await copy(), await copy()];
  await asks(quick.id, [YEARS]);
  await test.app.get(Database).query('DELETE FROM offer WHERE id = $1', [gone.id]);
  await quick.heard();
  await gone.heard();
  expect((await asked(quick.id)).map(({ text }) => text)).toEqual([YEARS.text]);
});
