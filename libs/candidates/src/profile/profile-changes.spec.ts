import { CvRemoved, CvUploaded } from '@babelboard/cvs/contract';
import { Database } from '@babelboard/platform';
import { ConsentChanged } from '@babelboard/privacy/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { handTwice } from '../../../../test/support/reactions.js';
import { AddSpokenLanguage } from '../languages/commands/add-spoken-language.command.js';
import { RemoveSpokenLanguage } from '../languages/commands/remove-spoken-language.command.js';
import { UpdatePreferences } from '../preferences/commands/update-preferences.command.js';
import { UpdateContactInfo } from './commands/update-contact-info.command.js';
import { CandidateProfiles } from './queries/candidate-profiles.js';

let test: TestApplication;
let accountId: number;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(async () => {
  ({ id: accountId } = await makeAccount(test.app));
  await takeEvents(test.app);
});

const execute = (command: object) => test.app.get(CommandBus).execute(command);
const query = (sql: string) => test.app.get(Database).query<Record<string, unknown>>(sql, [accountId]);
const storeCv = () =>
  query(`INSERT INTO cv (account_id, name, type, size, is_default, scan_state, review_state, uploaded_at)
         VALUES ($1, 'cv.pdf', 'pdf', 1, true, 'clean', 'none', now())`);
const uploaded = () => handTwice(test.app, 'candidates.count-cvs', new CvUploaded({ cvId: 1, accountId }));
const reachIntermediate = async () => {
  const contact = { firstName: 'Ana', lastName: 'Sousa', countryId: 620, locality: 'Porto' };
  await execute(new UpdateContactInfo(accountId, contact));
  await execute(new AddSpokenLanguage(accountId, 'Greek', 7));
  await storeCv();
  await uploaded();
};
const levels = async () => {
  const events = await takeEvents(test.app);
  return events
    .filter(({ type }) => type === 'candidates.profile-level-changed.v1')
    .map(({ payload: { from, to } }) => [from, to]);
};

describe('the level of a profile', () => {
  it('is told when it changes, once, and kept', async () => {
    await reachIntermediate();
    expect(await levels()).toEqual([['basic', 'intermediate']]);
    expect(await query('SELECT level, converted_at FROM candidate WHERE account_id = $1')).toEqual([
      { level: 'intermediate', converted_at: null },
    ]);
  });

  it('falls when something goes that it needs', async () => {
    await reachIntermediate();
    await takeEvents(test.app);
    await execute(new RemoveSpokenLanguage(accountId, 'Greek'));
    expect(await levels()).toEqual([['intermediate', 'basic']]);
    await execute(new AddSpokenLanguage(accountId, 'Greek', 7));
    await query('DELETE FROM cv WHERE account_id = $1');
    await handTwice(test.app, 'candidates.count-cvs', new CvRemoved({ cvId: 1, accountId }));
    expect(await levels()).toEqual([
      ['basic', 'intermediate'],
      ['intermediate', 'basic'],
    ]);
  });

  it('remembers when it was complete for the first time', async () => {
    await reachIntermediate();
    await query(`INSERT INTO candidate_skill SELECT $1, id, 0 FROM skill ORDER BY id LIMIT 1`);
    await query(`INSERT INTO education (account_id, title, school, started_on, description, language, sequence)
                 VALUES ($1, 'BA', 'Porto', '2008', '', 'en', 0)`);
    await query(`INSERT INTO online_profile VALUES ($1, 4, 'https://ana.example/')`);
    await query(`UPDATE candidate SET sector_ids = '{1}' WHERE account_id = $1`);
    await execute(new UpdatePreferences(accountId, { relocate: true }));
    expect((await levels()).at(-1)).toEqual(['intermediate', 'complete']);
    const first = test.clock.now();
    test.clock.advance(60_000);
    await execute(new RemoveSpokenLanguage(accountId, 'Greek'));
    await execute(new AddSpokenLanguage(accountId, 'Greek', 7));
    expect((await levels()).at(-1)).toEqual(['basic', 'complete']);
    const profile = await test.app.get(CandidateProfiles, { strict: false }).find(accountId);
    expect(profile).toMatchObject({ level: 'complete', convertedAt: first, percent: 70 });
  });

  it('is nobody’s who has left', async () => {
    await handTwice(test.app, 'candidates.count-cvs', new CvUploaded({ cvId: 1, accountId: 2_000_000_000 }));
    expect(await takeEvents(test.app)).toEqual([]);
  });
});

describe('the consent to being found', () => {
  it('is a part of the profile to whoever keeps an index of it; other consents are not', async () => {
    const changed = (kind: string) => new ConsentChanged({ accountId, kind, given: true });
    await handTwice(test.app, 'candidates.tell-of-cv-search-consent', changed('newsletters'));
    expect(await takeEvents(test.app)).toEqual([]);
    await handTwice(test.app, 'candidates.tell-of-cv-search-consent', changed('cvsearch'));
    const told = { type: 'candidates.profile-changed.v1', payload: { accountId, part: 'cv-search' } };
    expect(await takeEvents(test.app)).toEqual([told, told]);
  });
});
