import { Database, RateLimits } from '@babelboard/platform';
import { educationResponse, experienceResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApi } from '../../support/api.js';
import { type Answer, changedParts, messageOf, ProfileOwner, refusalOf } from './profile-owner.js';

const JOB = {
  puesto: 'Cook',
  empresa: 'Cantina',
  f_inicio: '2018-03',
  f_final: '2020-06',
  lugar: 'Porto',
  fk_pais_id: 620,
};
const SCHOOL = {
  titulo: 'BA Languages',
  centro_estudios: 'Porto',
  f_inicio: '2008-09',
  f_final: '2011-07',
  tipo_formacion: 6,
};

/** The two lists behave alike; the title is what tells entries apart. */
const KINDS = [
  {
    kind: 'experience',
    entry: JOB,
    title: 'puesto',
    schema: experienceResponse,
    added: 'Work experience info added successfully!',
  },
  {
    kind: 'education',
    entry: SCHOOL,
    title: 'titulo',
    schema: educationResponse,
    added: 'Education info added successfully!',
  },
] as const;

export function describeHistory(started: () => TestApi): void {
  describe.each(KINDS)('/api/candidates/$kind', ({ kind, entry, title, schema, added }) => {
    let api: TestApi;
    let ana: ProfileOwner;
    const ids: Record<string, number> = {};
    beforeAll(async () => {
      api = started();
      ana = await ProfileOwner.arrive(api);
    });

    const add = async (name: string, values: object = {}) => {
      const answer = await ana.call('POST', kind, { ...entry, [title]: name, ...values });
      ids[name] = answer.body.id;
      return answer;
    };
    const patch = (name: string, body: object) => ana.call('PATCH', `${kind}/${ids[name]}`, body);
    const titles = ({ body }: Answer) => body[kind].map((one: Record<string, string>) => one[title]);

    it('answers the list and the words of the specification', async () => {
      const answer = await add('Middle');
      expect([answer.status, messageOf(answer)]).toEqual([200, added]);
      expect(schema.parse(answer.body)).toEqual(answer.body);
      expect(answer.body[kind]).toMatchObject([
        { ...entry, [title]: 'Middle', highlighted: 0, language: 'en', translations: [] },
      ]);
      expect(answer.body.tasks[kind]).toBe(1);
      expect(await changedParts(api, ana)).toEqual([kind]);
    });

    it('puts a new one where its dates put it: what goes on comes first', async () => {
      await add('Oldest', { f_inicio: '2005-01', f_final: '2006-01' });
      expect(titles(await add('Present', { f_inicio: '2021-01-15', f_final: '' }))).toEqual([
        'Present',
        'Middle',
        'Oldest',
      ]);
    });

    it('moves one with its dates while nobody ordered the list', async () => {
      expect(titles(await patch('Oldest', { f_final: null }))).toEqual(['Present', 'Oldest', 'Middle']);
      expect(titles(await patch('Oldest', { f_final: '2006-01' }))).toEqual(['Present', 'Middle', 'Oldest']);
    });

    it('keeps an order that somebody made', async () => {
      const order = ['Oldest', 'Present', 'Middle'];
      expect(titles(await ana.call('PATCH', `${kind}/order`, { ids: order.map((name) => ids[name]) }))).toEqual(order);
      expect(titles(await patch('Middle', { f_final: null }))).toEqual(order);
      await patch('Middle', { f_final: entry.f_final });
    });

    it('changes what is named, and nothing else', async () => {
      const answer = await patch('Middle', { descripcion: 'Fish, mostly.\nAnd soup.' });
      expect(schema.parse(answer.body)).toEqual(answer.body);
      const changed = answer.body[kind].find(({ id }: { id: number }) => id === ids.Middle);
      expect(changed).toMatchObject({ ...entry, [title]: 'Middle', descripcion: 'Fish, mostly.\nAnd soup.' });
    });

    it('keeps plain text as it was typed: signs of HTML are letters like any other', async () => {
      const descripcion = 'Lists of <T>, 3 < 5 && "quoted" &amp; <b>bold</b> <script>alert(1)</script>';
      const { body } = await add('Typed', { descripcion });
      expect(body[kind].find(({ id }: { id: number }) => id === ids.Typed).descripcion).toBe(descripcion);
      const file = await ana.call('GET', 'profile/export?format=europass-xml');
      expect(file.body).toContain('alert(1)');
      expect(file.body).not.toMatch(/<script|<b>/);
      await ana.call('DELETE', `${kind}/${ids.Typed}`);
    });

    it('highlights three at most, the other way round without a state', async () => {
      await add('Fourth', { f_inicio: '2004-01', f_final: '2004-05' });
      for (const name of ['Oldest', 'Present', 'Middle']) {
        expect((await ana.call('PATCH', `${kind}/${ids[name]}/highlight`)).status).toBe(200);
      }
      expect(refusalOf(await ana.call('PATCH', `${kind}/${ids.Fourth}/highlight`, { state: 1 }))).toEqual([
        409,
        'TOO_MANY_HIGHLIGHTS',
        [],
      ]);
      const answer = await ana.call('PATCH', `${kind}/${ids.Oldest}/highlight`);
      expect(answer.body[kind].filter(({ highlighted }: { highlighted: number }) => highlighted === 1)).toHaveLength(2);
    });

    it('is told in several languages, each once', async () => {
      const german = { language: 'de', [title]: 'Koch', descripcion: '' };
      const answer = await patch('Present', { translations: [german] });
      expect(answer.body[kind].find(({ id }: { id: number }) => id === ids.Present).translations).toEqual([german]);
      const twice = await patch('Present', { translations: [german, { ...german, language: 'en' }] });
      expect(refusalOf(twice)).toEqual([422, 'TRANSLATION_REPEATED', ['translations.1.language']]);
      expect(refusalOf(await patch('Present', { language: 'xx' }))).toEqual([422, 'LANGUAGE_UNKNOWN', ['language']]);
    });

    it('takes another translation in place of the one that stands there, and tells of none that stands there already', async () => {
      const base = { translations: [{ language: 'de', [title]: 'Koch', descripcion: '' }] };
      const translations = [{ language: 'de', [title]: 'Küchenchef', descripcion: 'Fisch' }];
      const answer = await patch('Present', { translations, base });
      expect(answer.status).toBe(200);
      expect(answer.body[kind].find(({ id }: { id: number }) => id === ids.Present)).toMatchObject({ translations });
      await changedParts(api, ana);
      expect((await patch('Present', { translations })).status).toBe(200);
      expect(await changedParts(api, ana)).toEqual([]);
    });

    it('loses nothing of two windows', async () => {
      const base = { [title]: 'Middle', descripcion: 'Fish, mostly.\nAnd soup.' };
      await patch('Middle', { descripcion: 'Fish.', base });
      const both = await patch('Middle', { ...base, [title]: 'Middle 2', base });
      expect(both.body[kind].find(({ id }: { id: number }) => id === ids.Middle)).toMatchObject({
        [title]: 'Middle 2',
        descripcion: 'Fish.',
      });
      const conflict = await patch('Middle', { descripcion: 'Soup.', base });
      expect([refusalOf(conflict), conflict.body.current]).toEqual([
        [409, 'CHANGED_ELSEWHERE', ['descripcion']],
        { descripcion: 'Fish.' },
      ]);
    });

    it('lets one go', async () => {
      expect(titles(await ana.call('DELETE', `${kind}/${ids.Present}`))).toEqual(['Oldest', 'Middle 2', 'Fourth']);
      expect(refusalOf(await ana.call('DELETE', `${kind}/${ids.Present}`))).toEqual([
        404,
        'HISTORY_ENTRY_NOT_FOUND',
        [],
      ]);
    });

    it('takes another one in the place of one that went', async () => {
      const answer = await add('Last', { f_inicio: '2004-01', f_final: '2004-03' });
      expect([answer.status, titles(answer)]).toEqual([200, ['Oldest', 'Middle 2', 'Fourth', 'Last']]);
    });

    it('keeps a year without a month', async () => {
      const answer = await patch('Last', { f_inicio: '2004', f_final: '2004' });
      expect(answer.body[kind].at(-1)).toMatchObject({ f_inicio: '2004', f_final: '2004' });
    });

    it.each([
      [{ f_inicio: '2020-07', f_final: '2020-06' }, 'ENDS_BEFORE_START', ['f_final']],
      [{ f_inicio: '2030-01', f_final: null }, 'STARTS_TOO_LATE', ['f_inicio']],
      [{ f_final: '2050-01' }, 'ENDS_TOO_LATE', ['f_final']],
      [{ f_inicio: '18' }, 'INVALID_INPUT', ['f_inicio']],
      [{ f_inicio: '2018-13' }, 'INVALID_INPUT', ['f_inicio']],
      [{ [title]: '' }, 'INVALID_INPUT', [title]],
      [{ descripcion: 'x'.repeat(4_001) }, 'INVALID_INPUT', ['descripcion']],
    ])('refuses %j', async (wrong, code, paths) => {
      expect(refusalOf(await ana.call('POST', kind, { ...entry, ...wrong }))).toEqual([422, code, paths]);
    });

    it('begins after its owner was born, whichever is said first', async () => {
      await ana.change('PATCH', 'field', { field: 'f_nace', value: '2004-01' });
      const early = await ana.call('POST', kind, { ...entry, f_inicio: '2003-12' });
      expect(refusalOf(early)).toEqual([422, 'STARTS_BEFORE_BIRTH', ['f_inicio']]);
      const late = await ana.call('PATCH', 'field', { field: 'f_nace', value: '2006-01' });
      expect(refusalOf(late)).toEqual([422, 'BORN_AFTER_HISTORY', ['f_nace']]);
    });

    it.each(['0', '2147483648', '1.5', 'one'])('has no entry %s', async (id) => {
      expect((await ana.call('DELETE', `${kind}/${id}`)).status).toBe(422);
    });
  });

  describe('how much somebody tells of work and education', () => {
    let api: TestApi;
    beforeAll(() => {
      api = started();
    });
    const long = (length: number) => 'word '.repeat(length / 5);

    it('has an end, also of both together; who has more may make it less', async () => {
      const owner = await ProfileOwner.arrive(api);
      await api.app.get(Database).query(
        `INSERT INTO experience (account_id, position, employer, started_on, description, locality, language, sequence)
         SELECT $1, 'Cook', 'Krone', '2018-03', repeat('word ', 796), '', 'en', n FROM generate_series(0, 48) n`,
        [owner.account.id],
      );
      const added = (field: object) => owner.call('POST', 'education', { ...SCHOOL, ...field });
      const whole = await added({ descripcion: long(3_900) });
      expect(whole.status).toBe(200);
      const german = { language: 'de', titulo: 'BA', descripcion: long(3_900) };
      expect(refusalOf(await added({ translations: [german] }))).toEqual([422, 'TOO_MUCH_TEXT', ['descripcion']]);
      const change = (descripcion: string) => owner.call('PATCH', `education/${whole.body.id}`, { descripcion });
      await api.app
        .get(Database)
        .query(`UPDATE experience SET description = description || repeat('word ', 400) WHERE account_id = $1`, [
          owner.account.id,
        ]);
      expect(refusalOf(await change(long(3_950)))).toEqual([422, 'TOO_MUCH_TEXT', ['descripcion']]);
      expect((await change(long(3_000))).status).toBe(200);
    });

    it('is not changed without end', async () => {
      const owner = await ProfileOwner.arrive(api);
      const limit = { points: 300, seconds: 60 };
      await api.app.get(RateLimits).consume('profile-edit', String(owner.account.id), limit, 299);
      expect((await owner.call('POST', 'education', SCHOOL)).status).toBe(200);
      expect(refusalOf(await owner.call('POST', 'skills', { tag: 'cook-fish' }))).toEqual([429, 'RATE_LIMITED', []]);
      expect((await owner.call('GET', 'profile')).status).toBe(200);
    });
  });
}
