import { changedProfileResponse, profileResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApi } from '../../support/api.js';
import { changedParts, messageOf, ProfileOwner, refusalOf } from './profile-owner.js';

/** GeoNames. */
const PORTO = 2_735_943;
const CONTACT = { nombre: 'Irini', apellidos: 'Almeida', fk_pais_id: 620, fk_city_id: null, poblacion: 'Aveiro' };

export function describeProfile(started: () => TestApi): void {
  let api: TestApi;
  let ana: ProfileOwner;
  beforeAll(async () => {
    api = started();
    ana = await ProfileOwner.arrive(api);
  });

  describe('GET /api/candidates/profile', () => {
    it('answers a new candidate as specified, for nobody to keep', async () => {
      const answer = await ana.call('GET', 'profile');
      expect(profileResponse.parse(answer.body)).toEqual(answer.body);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body).toMatchObject({ signal: false, user: { id: ana.account.id, percent: 0, tasks_done: 0 } });
      expect(answer.body.user.candidate).toMatchObject({
        work_permit: null,
        salary: '',
        presentation_letter: '',
        path_foto: null,
        destination: [],
        cvsearch: 0,
        email_matchings: 1,
        email_newsletters: 0,
        whatsapp_notifications: 0,
        rrss: [],
        virtual_events: [],
        tags: [],
        cvs: [],
        conversions: [],
        hasAlmostOneMatchingsOffer: false,
        tasks: {
          general_information: 0,
          level_notification: 1,
          isIntermediate: false,
          profileStatus: 'basic',
          sector_skills: 0,
          pending_to_apply: [
            { task: 'general_information', label: 'Contact Info' },
            { task: 'languages', label: 'Add Languages' },
            { task: 'cv', label: 'Upload Cv' },
          ],
        },
      });
    });
  });

  describe('the challenge of the first week', () => {
    it('is seen in the profile from joining to leaving', async () => {
      const joined = async () => (await ana.profile()).user.candidate.hasJoinedChallenge;
      const seen = [await joined()];
      await ana.call('POST', 'challenge', { time_zone: 'Europe/Lisbon' });
      seen.push(await joined());
      await ana.call('DELETE', 'challenge');
      expect([...seen, await joined()]).toEqual([false, true, false]);
    });
  });

  describe('POST /api/candidates/profile', () => {
    it('writes names, country and place, and tells of it', async () => {
      const answer = await ana.call('POST', 'profile', CONTACT);
      expect([answer.status, messageOf(answer)]).toEqual([200, 'Saved']);
      expect(changedProfileResponse.parse(answer.body)).toEqual(answer.body);
      const { fk_city_id, ...person } = CONTACT;
      expect(answer.body.user).toMatchObject({ ...person, percent: 10, candidate: { fk_city_id } });
      expect(answer.body.user.candidate.tasks.general_information).toBe(1);
      expect(await changedParts(api, ana)).toEqual(['contact']);
    });

    it('changes nothing, and tells nothing, where all of it stands there', async () => {
      await ana.change('POST', 'profile', CONTACT);
      expect(await changedParts(api, ana)).toEqual([]);
    });

    it('calls the place after a known city, and takes its country', async () => {
      const user = await ana.change('POST', 'profile', { ...CONTACT, fk_pais_id: null, fk_city_id: PORTO });
      expect([user.poblacion, user.fk_pais_id, user.candidate.fk_city_id]).toEqual(['Porto', 620, PORTO]);
      const elsewhere = await ana.change('PATCH', 'field', { field: 'poblacion', value: 'Gaia' });
      expect([elsewhere.poblacion, elsewhere.candidate.fk_city_id]).toEqual(['Gaia', null]);
    });

    it.each([
      [{ fk_city_id: 1 }, 'CITY_UNKNOWN', 'fk_city_id'],
      [{ fk_city_id: PORTO, fk_pais_id: 276 }, 'CITY_ELSEWHERE', 'fk_city_id'],
      [{ fk_pais_id: 249 }, 'COUNTRY_UNKNOWN', 'fk_pais_id'],
      [{ nombre: '' }, 'INVALID_INPUT', 'nombre'],
      [{ apellidos: 'a\u202Eb' }, 'INVALID_INPUT', 'apellidos'],
      [{ poblacion: 'x'.repeat(121) }, 'INVALID_INPUT', 'poblacion'],
    ])('refuses %j at its field', async (wrong, code, path) => {
      expect(refusalOf(await ana.call('POST', 'profile', { ...CONTACT, ...wrong }))).toEqual([422, code, [path]]);
    });
  });

  describe('PATCH /api/candidates/field', () => {
    it.each<[string, unknown, Record<string, unknown>]>([
      ['nombre', 'Ana', {}],
      ['relocate', 1, { relocate: 1 }],
      ['relocate', '', { relocate: null }],
      ['working_status', 2, { working_status: 2 }],
      ['salary_from', 30_000.4, { salary_from: 30_000, salary: 'from 30,000 EUR a year' }],
      ['salary_from', 0, { salary_from: null, salary: '' }],
      ['headline', 'Cook', { headline: 'Cook' }],
      ['destination', [724, 620, 724], { destination: [724, 620] }],
      ['f_nace', '1990-05-03', { f_nace: '1990-05-03', age: 36 }],
      ['cvsearch', true, { cvsearch: 1 }],
      ['cvsearch', 0, { cvsearch: 0 }],
      ['language', 'pt', { language: 'pt', headline: '' }],
      ['language', 'en', { language: 'en', headline: 'Cook' }],
    ])('changes %s to %j', async (field, value, expected) => {
      const user = await ana.change('PATCH', 'field', { field, value });
      expect(user.candidate).toMatchObject(expected);
      expect((await ana.profile()).user.candidate).toMatchObject(expected);
    });

    it.each([
      ['email', 'ana@example.test', 'INVALID_INPUT', 'field'],
      ['__proto__', {}, 'INVALID_INPUT', 'field'],
      ['accountId', 1, 'INVALID_INPUT', 'field'],
      ['nombre', 5, 'INVALID_INPUT', 'value'],
      ['nombre', { length: 3 }, 'INVALID_INPUT', 'value'],
      ['working_status', 9, 'INVALID_INPUT', 'value'],
      ['destination', ['724'], 'INVALID_INPUT', 'value.0'],
      ['relocate', 'yes', 'INVALID_INPUT', 'value'],
      ['f_nace', '1990-02-30', 'INVALID_INPUT', 'value'],
      ['language', 'xx', 'LANGUAGE_UNKNOWN', 'language'],
    ])('refuses %s with %j', async (field, value, code, path) => {
      expect(refusalOf(await ana.call('PATCH', 'field', { field, value }))).toEqual([422, code, [path]]);
    });

    it('is refused in the language that is asked for', async () => {
      const answer = await ana.call('PATCH', 'field', { field: 'nombre', value: '' }, { 'Accept-Language': 'de' });
      expect(answer.body.errors[0].message).toBe('Bitte fülle das aus.');
    });
  });

  describe('two windows', () => {
    it('keep what each wrote into other fields', async () => {
      const shown = { nombre: 'Ana', apellidos: 'Sousa', fk_pais_id: 620, fk_city_id: null, poblacion: 'Porto' };
      await ana.change('POST', 'profile', shown);
      await ana.change('POST', 'profile', { ...shown, nombre: 'Anna', base: shown });
      const user = await ana.change('POST', 'profile', { ...shown, apellidos: 'de Sousa', base: shown });
      expect([user.nombre, user.apellidos]).toEqual(['Anna', 'de Sousa']);
    });

    it('are told of each other where both wrote into one field, and nothing is written', async () => {
      const base = { nombre: 'Ana', apellidos: 'de Sousa' };
      const answer = await ana.call('POST', 'profile', {
        ...base,
        nombre: 'Aninhas',
        fk_pais_id: 620,
        poblacion: 'X',
        base,
      });
      expect(refusalOf(answer)).toEqual([409, 'CHANGED_ELSEWHERE', ['nombre']]);
      expect(answer.body.current).toEqual({ nombre: 'Anna' });
      expect((await ana.profile()).user).toMatchObject({ nombre: 'Anna', poblacion: 'Porto' });
    });

    it('merge lists, and fields that are changed alone', async () => {
      await ana.change('PATCH', 'field', { field: 'destination', value: [724, 620] });
      await ana.change('PATCH', 'field', { field: 'destination', value: [724, 620, 276], base: [724, 620] });
      const user = await ana.change('PATCH', 'field', { field: 'destination', value: [620], base: [724, 620] });
      expect(user.candidate.destination).toEqual([620, 276]);
      await ana.change('PATCH', 'field', { field: 'headline', value: 'Chef' });
      const answer = await ana.call('PATCH', 'field', { field: 'headline', value: 'Baker', base: 'Cook' });
      expect([refusalOf(answer), answer.body.current]).toEqual([
        [409, 'CHANGED_ELSEWHERE', ['headline']],
        { headline: 'Chef' },
      ]);
    });
  });
}
