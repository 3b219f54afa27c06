import { Database, PersonalDataReader } from '@babelboard/platform';
import { MOST_SKILLS } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { ProfileSnapshots } from '../profile/queries/profile-snapshots.js';
import { AddSkill } from './commands/add-skill.command.js';
import { OrderSkills } from './commands/order-skills.command.js';
import { RemoveSkill } from './commands/remove-skill.command.js';

const OWN = 'style guides for Greek';

let test: TestApplication;
let accountId: number;
let email: string;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(async () => {
  ({ id: accountId, email } = await makeAccount(test.app));
  await takeEvents(test.app);
});

const execute = <T>(command: object) => test.app.get(CommandBus).execute(command) as Promise<T>;
const add = (tag: number | string) =>
  execute<{ id: number; ownName: string | null; added: boolean }>(new AddSkill(accountId, tag));
const order = (ids: number[]) => execute(new OrderSkills(accountId, ids));
const remove = (tag: number | string) => execute(new RemoveSkill(accountId, tag));
const query = <T>(sql: string) => test.app.get(Database).query<T>(sql, [accountId]);
const held = async () => (await test.app.get(ProfileSnapshots, { strict: false }).find(accountId))?.skills ?? [];
const names = async () => (await held()).map(({ id, ownName }) => ownName ?? id);
const changes = async () => (await takeEvents(test.app)).filter(({ type }) => type === 'candidates.profile-changed.v1');

describe('a skill that somebody names', () => {
  it('is one of the catalogue by its slug, its id or what it is called in any language', async () => {
    const { id, ownName } = await add('cook-fish');
    expect([id > 0, ownName]).toEqual([true, null]);
    for (const tag of [id, String(id), 'Cook  FISH', 'ｃｏｏｋ ｆｉｓｈ', 'Fisch und Meeresfrüchte kochen']) {
      expect([tag, await add(tag)]).toEqual([tag, { id, ownName: null, added: false }]);
    }
    expect(await changes()).toHaveLength(1);
  });

  it('is one in own words where the catalogue knows none, once for each spelling', async () => {
    const own = await add(`  ${OWN.replace(' ', '   ')} `);
    expect(own).toEqual({ id: expect.any(Number), ownName: OWN, added: true });
    expect(own.id).toBeLessThan(0);
    expect(await add('Ｓtyle GUIDES for greek')).toEqual({ ...own, added: false });
    expect(await add('style guides for Dutch')).toMatchObject({ added: true });
    expect(await changes()).toMatchObject([
      { payload: { accountId, part: 'skills' } },
      { payload: { accountId, part: 'skills' } },
    ]);
  });

  it.each([
    ['x', 'OWN_SKILL_LENGTH'],
    ['a'.repeat(61), 'OWN_SKILL_LENGTH'],
    ['tab\tin it', 'OWN_SKILL_CHARACTER'],
    ['see https://evil.test', 'OWN_SKILL_ADDRESS'],
    ['boss@evil.test', 'OWN_SKILL_ADDRESS'],
    [2_000_000_000, 'SKILL_UNKNOWN'],
    ['-7', 'SKILL_UNKNOWN'],
  ])('is none where it is called %p: %s', async (tag, code) => {
    await expect(add(tag)).rejects.toMatchObject({ code, path: 'tag' });
    expect(await held()).toEqual([]);
  });

  it('is one of fifty at most, of both kinds together', async () => {
    await query(
      `INSERT INTO candidate_skill (account_id, skill_id, position)
       SELECT $1, id, row_number() OVER (ORDER BY id) - 1 FROM (SELECT id FROM skill ORDER BY id LIMIT ${MOST_SKILLS - 1}) AS skill`,
    );
    await add(OWN);
    await expect(add('another one of mine')).rejects.toMatchObject({ code: 'TOO_MANY_SKILLS', path: 'tag' });
    expect(await held()).toHaveLength(MOST_SKILLS);
  });
});

describe('the skills of somebody', () => {
  it('have one order, whatever kind they are', async () => {
    const fish = await add('cook-fish');
    const own = await add(OWN);
    const meat = await add('cook-meat-dishes');
    await order([own.id, meat.id]);
    expect(await names()).toEqual([OWN, meat.id, fish.id]);
    await takeEvents(test.app);
    await order([own.id, meat.id, fish.id]);
    expect(await changes()).toEqual([]);
  });

  it('go by slug, number or own words; the others close up', async () => {
    const fish = await add('cook-fish');
    await add(OWN);
    await add('latte art with oat milk');
    const meat = await add('cook-meat-dishes');
    await remove('STYLE guides for greek');
    await remove('cook-fish');
    expect(await query('SELECT position FROM candidate_skill WHERE account_id = $1 ORDER BY position')).toEqual([
      { position: 0 },
      { position: 1 },
    ]);
    const [own] = await held();
    await remove(String(own?.id));
    expect(await names()).toEqual([meat.id]);
    for (const gone of [OWN, fish.id, own?.id ?? 0, 'no-such-thing']) {
      await expect(remove(gone)).rejects.toMatchObject({ code: 'SKILL_NOT_HELD' });
    }
  });

  it('are nobody else’s', async () => {
    const own = await add(OWN);
    const { id: other } = await makeAccount(test.app);
    await expect(execute(new RemoveSkill(other, own.id))).rejects.toMatchObject({ code: 'SKILL_NOT_HELD' });
    await execute(new OrderSkills(other, [own.id]));
    expect(await names()).toEqual([OWN]);
  });

  it('stand in a copy of one’s data, each as it is called', async () => {
    await add('cook-fish');
    await add(OWN);
    const rows: Record<string, unknown>[] = [];
    const reader = test.app.get(PersonalDataReader, { strict: false });
    for await (const table of reader.read(test.app.get(Database).dataSource.manager, { accountId, email })) {
      if (table.name === 'skills') rows.push(...table.rows);
    }
    expect(rows).toEqual([
      { skill_id: expect.any(Number), skill: 'cook fish', in_own_words: null, position: 0 },
      { skill_id: null, skill: null, in_own_words: OWN, position: 1 },
    ]);
  });

  it('are either of the catalogue or in own words: the table takes nothing else', async () => {
    for (const values of [
      `NULL, NULL, NULL`,
      `(SELECT min(id) FROM skill), 'both', 'both'`,
      `NULL, 'no key', NULL`,
      `(SELECT min(id) FROM skill), NULL, 'key alone'`,
    ]) {
      const insert = `INSERT INTO candidate_skill (account_id, position, skill_id, own_name, own_key) VALUES ($1, 0, ${values})`;
      await expect(query(insert)).rejects.toMatchObject({ code: '23514' });
    }
  });
});
