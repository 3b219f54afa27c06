import { Database } from '@babelboard/platform';
import { skillsResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApi } from '../../support/api.js';
import { type Answer, messageOf, ProfileOwner, refusalOf } from './profile-owner.js';

export function describeSkills(started: () => TestApi): void {
  let api: TestApi;
  let ana: ProfileOwner;
  let skills: { id: number; slug: string }[];
  beforeAll(async () => {
    api = started();
    ana = await ProfileOwner.arrive(api);
    skills = await api.app
      .get(Database)
      .query('SELECT id, slug FROM skill WHERE current AND slug IS NOT NULL ORDER BY id LIMIT 60');
  });

  const [first, second, third] = [0, 1, 2].map((at) => () => skills[at] as { id: number; slug: string }) as [
    () => { id: number; slug: string },
    () => { id: number; slug: string },
    () => { id: number; slug: string },
  ];
  const held = ({ body }: Answer) => body.skills.map(({ id }: { id: number }) => id);

  describe('/api/candidates/skills', () => {
    it('takes a skill by slug or id, once', async () => {
      const added = await ana.call('POST', 'skills', { tag: first().slug });
      expect([added.status, messageOf(added)]).toEqual([200, 'Skill added']);
      expect(skillsResponse.parse(added.body)).toEqual(added.body);
      expect(added.body).toMatchObject({ percent: 10, tasks: { skills: 1 } });
      await ana.call('POST', 'skills', { tag: second().id });
      await ana.call('POST', 'skills', { tag: String(third().id) });
      const again = await ana.call('POST', 'skills', { tag: first().id });
      expect(held(again)).toEqual([first().id, second().id, third().id]);
      expect(messageOf(again)).toBe('This skill is in your list already');
    });

    it('calls it as in the language that is asked for', async () => {
      await ana.call('POST', 'skills', { tag: 'cook-fish' });
      const german = await ana.profile({ 'Accept-Language': 'de' });
      const english = await ana.profile({ 'Accept-Language': 'en' });
      const name = (profile: typeof german) =>
        profile.user.candidate.tags.find(({ slug }) => slug === 'cook-fish')?.name;
      expect([name(english), name(german)]).toEqual(['cook fish', 'Fisch und Meeresfrüchte kochen']);
      await ana.call('DELETE', 'skills/cook-fish');
    });

    it('takes a word of another language for the skill that it names', async () => {
      const { body } = await ana.call('POST', 'skills', { tag: 'fisch und meeresfrüchte  KOCHEN' });
      expect(body.skills.at(-1)).toMatchObject({ slug: 'cook-fish', name: 'cook fish', own: false });
      expect([body.id, body.near]).toEqual([body.skills.at(-1).id, undefined]);
      await ana.call('DELETE', 'skills/cook-fish');
    });

    it('takes a word that the catalogue does not know as it is, and names skills near to it', async () => {
      const cook = await ProfileOwner.arrive(api);
      const answer = await cook.call('POST', 'skills', { tag: ' cooking  fi' }, { 'Accept-Language': 'en' });
      expect(messageOf(answer)).toBe('Skill added');
      expect(skillsResponse.parse(answer.body)).toEqual(answer.body);
      const { id, skills: list, near, tasks } = answer.body;
      expect(list).toEqual([{ id, slug: null, name: 'cooking fi', own: true }]);
      expect(tasks.skills).toBe(1);
      expect(near.map(({ slug }: { slug: string }) => slug)).toContain('cook-fish');
      const again = await cook.call('POST', 'skills', { tag: 'COOKING ｆｉ' });
      expect([again.body.id, held(again)]).toEqual([id, [id]]);
      for (const { slug } of near) expect((await cook.call('POST', 'skills', { tag: slug })).status).toBe(200);
      const ordered = await cook.call('PATCH', 'skills/order', { ids: [near[0].id, id] });
      expect(held(ordered).slice(0, 2)).toEqual([near[0].id, id]);
      expect(held(await cook.call('DELETE', `skills/${id}`))).not.toContain(id);
      expect(refusalOf(await cook.call('DELETE', 'skills/cooking%20fi'))).toEqual([404, 'SKILL_NOT_HELD', []]);
    });

    it.each([
      ['x', 'OWN_SKILL_LENGTH'],
      ['a'.repeat(61), 'OWN_SKILL_LENGTH'],
      ['see www.evil.test', 'OWN_SKILL_ADDRESS'],
      ['boss@evil.test', 'OWN_SKILL_ADDRESS'],
      ['bell\u0007', 'INVALID_INPUT'],
      ['two\nlines', 'INVALID_INPUT'],
      [2_000_000_000, 'SKILL_UNKNOWN'],
    ])('refuses %p: %s', async (tag, code) => {
      expect(refusalOf(await ana.call('POST', 'skills', { tag }))).toEqual([422, code, ['tag']]);
    });

    it('puts them into another order, and lets one go', async () => {
      const ordered = await ana.call('PATCH', 'skills/order', { ids: [third().id, first().id] });
      expect(held(ordered)).toEqual([third().id, first().id, second().id]);
      const gone = await ana.call('DELETE', `skills/${first().slug}`);
      expect([messageOf(gone), held(gone)]).toEqual(['Skill removed', [third().id, second().id]]);
      expect(refusalOf(await ana.call('DELETE', `skills/${first().id}`))).toEqual([404, 'SKILL_NOT_HELD', []]);
    });

    it('are fifty at most', async () => {
      const many = await ProfileOwner.arrive(api);
      await api.app
        .get(Database)
        .query(
          'INSERT INTO candidate_skill (account_id, skill_id, position) SELECT $1, id, row_number() OVER () - 1 FROM skill WHERE id = ANY ($2)',
          [many.account.id, skills.slice(0, 50).map(({ id }) => id)],
        );
      const answer = await many.call('POST', 'skills', { tag: skills[55]?.id });
      expect(refusalOf(answer)).toEqual([422, 'TOO_MANY_SKILLS', ['tag']]);
      expect(refusalOf(await many.call('POST', 'skills', { tag: 'one of my own' }))).toEqual(refusalOf(answer));
    });
  });
}
