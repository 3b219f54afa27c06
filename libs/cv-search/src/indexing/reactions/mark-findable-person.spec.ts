import { ProfileChanged } from '@babelboard/candidates/contract';
import { CvRead, CvRemoved } from '@babelboard/cvs/contract';
import { EmailVerified, LoggedIn } from '@babelboard/identity/contract';
import { Database, type DomainEvent, type ProjectionIndex, Projections } from '@babelboard/platform';
import { AccountDeleted, ConsentChanged } from '@babelboard/privacy/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { handTwice } from '../../../../../test/support/reactions.js';
import type { FindablePerson } from '../../engines/findable-person.js';
import { FindablePeople } from '../findable-people.js';
import { PEOPLE_PROJECTIONS } from '../projection-names.js';

/** An engine that keeps nothing. */
const NO_INDEX: ProjectionIndex<FindablePerson> = {
  isReady: async () => true,
  listIds: async () => [],
  write: async () => undefined,
  startBuild: async () => {
    throw new Error('Nothing is ever built');
  },
};

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
  const projections = test.app.get(Projections);
  const there = new Set(projections.all().map(({ name }) => name));
  const subject = test.app.get(FindablePeople);
  for (const name of PEOPLE_PROJECTIONS.filter((one) => !there.has(one))) {
    projections.add({ name, subject, index: NO_INDEX });
  }
});
afterAll(() => test?.close());
beforeEach(() => database().query('TRUNCATE projection_mark'));

const database = () => test.app.get(Database);
const marks = () =>
  database().query(
    `SELECT projection, subject_id AS id, CASE WHEN not_before = '-infinity' THEN 0
       ELSE extract(epoch FROM not_before - $1::timestamptz)::int END AS seconds
     FROM projection_mark WHERE projection LIKE 'cv-search.%' ORDER BY projection DESC`,
    [test.clock.now()],
  );
const person = (seconds: number) => PEOPLE_PROJECTIONS.map((projection) => ({ projection, id: 7, seconds }));
const told = (event: DomainEvent) => handTwice(test.app, 'cv-search.mark-person', event);

describe('what has somebody read anew for the index', () => {
  it('is a part of the profile, a second later', async () => {
    for (const part of ['skills', 'contact', 'education', 'phone', 'online-profiles'] as const) {
      await told(new ProfileChanged({ accountId: 7, part }));
      expect(await marks()).toEqual(person(1));
      await database().query('TRUNCATE projection_mark');
    }
  });

  it('is no photo', async () => {
    await told(new ProfileChanged({ accountId: 7, part: 'avatar' }));
    expect(await marks()).toEqual([]);
  });

  it('is that they do not want to be found, or not by a company, at once', async () => {
    for (const part of ['cv-search', 'block-list'] as const) {
      await told(new ProfileChanged({ accountId: 7, part }));
      expect(await marks()).toEqual(person(0));
      await database().query('TRUNCATE projection_mark');
    }
    await told(new ConsentChanged({ accountId: 7, kind: 'cvsearch', given: false }));
    expect(await marks()).toEqual(person(0));
  });

  it('is no other consent', async () => {
    await told(new ConsentChanged({ accountId: 7, kind: 'newsletters', given: true }));
    expect(await marks()).toEqual([]);
  });

  it.each([
    new CvRead({ accountId: 7, cvId: 1 }),
    new CvRemoved({ accountId: 7, cvId: 1 }),
    new EmailVerified({ accountId: 7 }),
    new AccountDeleted({ accountId: 7, accountType: 'candidate' }),
  ])('is $type, at once', async (event) => {
    await told(event);
    expect(await marks()).toEqual(person(0));
  });

  it('is a visit, when there is time', async () => {
    const visit = new LoggedIn({ accountId: 7, sessionId: 's', method: 'password', newDevice: false });
    await handTwice(test.app, 'cv-search.mark-person-who-came-back', visit);
    expect(await marks()).toEqual(person(600));
  });
});
