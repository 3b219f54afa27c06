import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { insertOffers, PLAIN_OFFER } from '../../../../../test/support/offer-rows.js';
import { MATCHING_VERSION } from '../../scoring/domain/matching.js';
import type { WhatPersonBrings } from '../../scoring/domain/what-person-brings.js';
import { MatchingMemory } from './matching-memory.js';

let test: TestApplication;
let memory: MatchingMemory;
let offerIds: number[];

const NEAR = { skillIds: [7], groups: [] };
const ANYBODY = { languages: [] } as unknown as WhatPersonBrings;

beforeAll(async () => {
  test = await createTestApplication();
  offerIds = await insertOffers(test.app, [
    { ...PLAIN_OFFER, title: 'Porter' },
    { ...PLAIN_OFFER, title: 'Cook', company: 'Another' },
  ]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  await database().query('DELETE FROM matching_offer');
  await database().query(
    `INSERT INTO matching_offer (offer_id, version, company_id, asks, near_skill_ids, isco_groups, suggested, posted_at)
     SELECT id, $1, company_id, '{"mandatoryLanguages": []}', '{7}', '{}', true, posted_at FROM offer`,
    [MATCHING_VERSION],
  );
  memory = new MatchingMemory(database());
  await memory.catchUp();
});

const database = () => test.app.get(Database);
const found = () =>
  memory.offers
    .find(ANYBODY, NEAR)
    .map(({ offerId }) => offerId)
    .sort((a, b) => a - b);

describe('the memory of matchings', () => {
  it('has what the tables have, and follows changes whoever makes them', async () => {
    expect(found()).toEqual(offerIds);
    await database().query('UPDATE matching_offer SET suggested = false WHERE offer_id = $1', [offerIds[0]]);
    await memory.catchUp();
    expect(found()).toEqual([offerIds[1]]);
    await database().query('UPDATE matching_offer SET suggested = true WHERE offer_id = $1', [offerIds[0]]);
    await database().query('UPDATE matching_offer SET version = $2 WHERE offer_id = $1', [
      offerIds[1],
      MATCHING_VERSION + 1,
    ]);
    await memory.catchUp();
    expect(found()).toEqual([offerIds[0]]);
  });

  it('holds nothing of a change that did not come about', async () => {
    const failing = database().transaction(async (tx) => {
      await memory.catchUp(tx);
      await tx.query('UPDATE matching_offer SET suggested = false');
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    await memory.catchUp();
    expect(found()).toEqual(offerIds);
  });

  it('forgets what is gone from the tables, when it is asked for it', async () => {
    const [gone = 0, there = 0] = offerIds;
    await database().query('DELETE FROM matching_offer WHERE offer_id = $1', [gone]);
    await memory.catchUp();
    expect(await memory.forgetGoneOffers([gone, there])).toEqual(new Set([gone]));
    expect(found()).toEqual([there]);
  });
});
