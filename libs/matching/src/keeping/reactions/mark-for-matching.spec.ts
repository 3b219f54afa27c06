import { ProfileChanged, ProfileLevelChanged } from '@babelboard/candidates/contract';
import { CompanyHidden } from '@babelboard/favorites/contract';
import { OfferClosed } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { handTwice } from '../../../../../test/support/reactions.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(() => database().query('TRUNCATE projection_mark'));

const database = () => test.app.get(Database);
const marks = () =>
  database().query(
    `SELECT projection, subject_id AS id, CASE WHEN not_before = '-infinity' THEN 0
       ELSE extract(epoch FROM not_before - $1::timestamptz)::int END AS seconds
     FROM projection_mark WHERE projection LIKE 'matching.%' ORDER BY 1, 2`,
    [test.clock.now()],
  );
const person = (seconds: number) => [{ projection: 'matching.people.tables', id: 7, seconds }];

describe('what has somebody matched anew', () => {
  it('is a part of the profile that a score reads, half a minute later', async () => {
    await handTwice(test.app, 'matching.mark-person', new ProfileChanged({ accountId: 7, part: 'skills' }));
    expect(await marks()).toEqual(person(30));
  });

  it('is no other part, unless it changes the level', async () => {
    await handTwice(test.app, 'matching.mark-person', new ProfileChanged({ accountId: 7, part: 'avatar' }));
    expect(await marks()).toEqual([]);
    const reached = new ProfileLevelChanged({ accountId: 7, from: 'basic', to: 'intermediate' });
    await handTwice(test.app, 'matching.mark-person', reached);
    expect(await marks()).toEqual(person(30));
  });

  it('is a company that they block or hide, at once', async () => {
    await handTwice(test.app, 'matching.mark-person', new ProfileChanged({ accountId: 7, part: 'skills' }));
    await handTwice(test.app, 'matching.mark-person', new ProfileChanged({ accountId: 7, part: 'block-list' }));
    expect(await marks()).toEqual(person(0));
    await database().query('TRUNCATE projection_mark');
    await handTwice(
      test.app,
      'matching.mark-person-who-hid-company',
      new CompanyHidden({ accountId: 7, companyId: 3 }),
    );
    expect(await marks()).toEqual(person(0));
  });

  it('is an offer that was published, changed or closed, at once', async () => {
    await handTwice(test.app, 'matching.mark-offer', new OfferClosed({ offerId: 9 }));
    expect(await marks()).toEqual([{ projection: 'matching.offers.tables', id: 9, seconds: 0 }]);
  });
});
