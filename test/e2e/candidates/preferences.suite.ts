import { ReferenceCatalogue } from '@babelboard/reference-data';
import { changedProfileResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApi } from '../../support/api.js';
import { changedParts, messageOf, ProfileOwner, refusalOf } from './profile-owner.js';

const WISHES = {
  work_internship: 0,
  work_permit: true,
  relocate: 1,
  working_status: 2,
  salary_from: 30_000,
  salary_to: 40_000,
  salary_negotiate: 1,
  presentation_letter: '<p>I <b>cook</b>.</p><script>alert(1)</script>',
  headline: 'Cook',
  destination: [724],
  f_nace: '1990-05',
};

export function describePreferences(started: () => TestApi): void {
  let api: TestApi;
  let ana: ProfileOwner;
  beforeAll(async () => {
    api = started();
    ana = await ProfileOwner.arrive(api);
  });

  describe('PATCH /api/candidates/preferences', () => {
    it('takes all fields, and the letter as safe HTML', async () => {
      const answer = await ana.call('PATCH', 'preferences', WISHES);
      expect([answer.status, messageOf(answer)]).toEqual([200, 'Saved']);
      expect(changedProfileResponse.parse(answer.body)).toEqual(answer.body);
      expect(answer.body.user.candidate).toMatchObject({
        work_internship: 0,
        work_permit: 1,
        relocate: 1,
        working_status: 2,
        salary_from: 30_000,
        salary_to: 40_000,
        salary_negotiate: 1,
        salary: '30,000–40,000 EUR a year',
        presentation_letter_html: '<p>I <strong>cook</strong>.</p>',
        presentation_letter: 'I cook.',
        headline: 'Cook',
        destination: [724],
        f_nace: '1990-05',
        age: 36,
        tasks: { preferences: 1, preferences_said: 1 },
      });
      expect(answer.body.user.f_nace).toBe('1990-05');
      expect(await changedParts(api, ana)).toEqual(['preferences']);
    });

    it('leaves what is absent, and takes salaries below 1 for none', async () => {
      const { candidate } = await ana.change('PATCH', 'preferences', {
        salary_from: 0,
        salary_to: '',
        salary_negotiate: '',
      });
      expect(candidate).toMatchObject({ salary_from: null, salary_to: null, salary_negotiate: null, headline: 'Cook' });
    });

    it('keeps headline and letter in several languages', async () => {
      const texts = { headline: 'Koch', presentation_letter: 'Ich koche.', language: 'de' };
      const { candidate } = await ana.change('PATCH', 'preferences', texts);
      expect(candidate).toMatchObject({
        headline: 'Cook',
        language: 'en',
        translations: [{ language: 'de', headline: 'Koch', presentation_letter_html: '<p>Ich koche.</p>' }],
      });
      const gone = await ana.change('PATCH', 'preferences', { headline: '', presentation_letter: '', language: 'de' });
      expect(gone.candidate.translations).toEqual([]);
    });

    it('tells what stands there where another window wrote the same text', async () => {
      const answer = await ana.call('PATCH', 'preferences', {
        presentation_letter: '<p>I bake.</p>',
        base: { presentation_letter: '<p>I wait.</p>' },
      });
      expect(refusalOf(answer)).toEqual([409, 'CHANGED_ELSEWHERE', ['presentation_letter']]);
      expect(answer.body.current).toEqual({ presentation_letter: '<p>I <strong>cook</strong>.</p>' });
      const same = { presentation_letter: '<p>I bake.</p>', base: { presentation_letter: '<p>I <b>cook</b>.</p>' } };
      expect((await ana.change('PATCH', 'preferences', same)).candidate.presentation_letter).toBe('I bake.');
    });

    it.each([
      [{ salary_from: 50_000, salary_to: 40_000 }, 'SALARY_REVERSED', ['salary_to']],
      [{ f_nace: '2020-01' }, 'BIRTH_DATE_UNLIKELY', ['f_nace']],
      [{ destination: [724, 249, 1] }, 'SEVERAL_NOT_VALID', ['destination.1', 'destination.2']],
      [{ destination: [249], f_nace: '2027-01' }, 'SEVERAL_NOT_VALID', ['destination.0', 'f_nace']],
      [{ presentation_letter: 'x'.repeat(12_001) }, 'INVALID_INPUT', ['presentation_letter']],
      [{ headline: 'two\nlines' }, 'INVALID_INPUT', ['headline']],
      [{ working_status: '2' }, 'INVALID_INPUT', ['working_status']],
      [{ language: 'Deutsch' }, 'INVALID_INPUT', ['language']],
      [{ base: { salary_from: 'much' } }, 'INVALID_INPUT', ['base.salary_from']],
    ])('refuses %j', async (wrong, code, paths) => {
      expect(refusalOf(await ana.call('PATCH', 'preferences', wrong))).toEqual([422, code, paths]);
    });
  });

  describe('PATCH /api/candidates/interests', () => {
    const sector = (code: string) => api.app.get(ReferenceCatalogue).sector(code)?.id as number;

    it('keeps sectors in their order', async () => {
      const sectors = [sector('J'), sector('I')];
      const { candidate } = await ana.change('PATCH', 'interests', { sectors });
      expect(candidate).toMatchObject({ categories: sectors, tasks: { sector: 1, sector_skills: 0 } });
    });

    it('merges what two windows chose', async () => {
      const [base, one, other] = [[sector('J'), sector('I')], sector('Q'), sector('P')];
      await ana.change('PATCH', 'interests', { sectors: [...base, one], base: { sectors: base } });
      const { candidate } = await ana.change('PATCH', 'interests', {
        sectors: [sector('J'), other],
        base: { sectors: base },
      });
      expect(candidate.categories).toEqual([sector('J'), one, other]);
    });

    it('refuses unknown ones at their places, and more than ten', async () => {
      const unknown = await ana.call('PATCH', 'interests', { sectors: [sector('J'), 0, 999_999_999] });
      expect(refusalOf(unknown)).toEqual([422, 'SEVERAL_NOT_VALID', ['sectors.1', 'sectors.2']]);
      const many = await ana.call('PATCH', 'interests', { sectors: Array.from({ length: 11 }, (_, id) => id) });
      expect(refusalOf(many)).toEqual([422, 'INVALID_INPUT', ['sectors']]);
    });
  });

  describe('POST /api/candidates/phone-fields', () => {
    it('works all fields out from what was typed', async () => {
      const fields = {
        phoneNumber: '0151 23456789',
        countryCode: 'de',
        isValid: false,
        e164: '+1',
        nationalNumber: 'x',
      };
      const user = await ana.change('POST', 'phone-fields', fields);
      expect(user.phone).toEqual({
        countryCallingCode: '49',
        countryCode: 'DE',
        e164: '+4915123456789',
        formatInternational: '+49 1512 3456789',
        formatNational: '01512 3456789',
        isValid: true,
        nationalNumber: '15123456789',
        phoneNumber: '0151 23456789',
      });
      expect(user.candidate.phone).toEqual(user.phone);
    });

    it('refuses what no telephone has, and takes an empty one away', async () => {
      const wrong = await ana.call('POST', 'phone-fields', { phoneNumber: '12', countryCode: 'DE' });
      expect(refusalOf(wrong)).toEqual([422, 'PHONE_UNKNOWN', ['phoneNumber']]);
      expect((await ana.change('POST', 'phone-fields', { phoneNumber: '' })).phone).toBeNull();
    });
  });

  describe('POST /api/candidates/online-profiles', () => {
    const send = (...rrss: [number, string][]) =>
      ana.call('POST', 'online-profiles', { rrss: rrss.map(([rrss_id, value]) => ({ rrss_id, value })) });
    const kept = async () => (await ana.profile()).user.candidate.rrss;

    it('keeps addresses in normal form, and lets an empty one go', async () => {
      const answer = await send([0, 'linkedin.com/in/ana?trk=x'], [4, 'https://ana.example']);
      expect(changedProfileResponse.parse(answer.body)).toEqual(answer.body);
      expect(await kept()).toEqual([
        { rrss_id: 0, value: 'https://linkedin.com/in/ana' },
        { rrss_id: 4, value: 'https://ana.example/' },
      ]);
      await send([4, ''], [2, 'github.com/ana']);
      expect((await kept()).map(({ rrss_id }) => rrss_id)).toEqual([0, 2]);
    });

    it('refuses each at its place', async () => {
      const answer = await send([0, 'https://evil.example/in/ana'], [4, 'javascript:alert(1)'], [2, 'github.com/ana']);
      expect(refusalOf(answer)).toEqual([422, 'SEVERAL_NOT_VALID', ['rrss.0.value', 'rrss.1.value']]);
      expect(refusalOf(await send([9, 'x']))).toEqual([422, 'INVALID_INPUT', ['rrss.0.rrss_id']]);
    });

    it('merges windows that wrote different ones', async () => {
      const base = { rrss: await kept() };
      await send([2, 'github.com/anna']);
      const other = await ana.call('POST', 'online-profiles', {
        rrss: [...base.rrss, { rrss_id: 1, value: 'https://www.xing.com/profile/Ana' }],
        base,
      });
      expect(other.body.user.candidate.rrss.map(({ value }: { value: string }) => value)).toEqual([
        'https://linkedin.com/in/ana',
        'https://www.xing.com/profile/Ana',
        'https://github.com/anna',
      ]);
      const same = await ana.call('POST', 'online-profiles', { rrss: [{ rrss_id: 2, value: 'github.com/a' }], base });
      expect(refusalOf(same)).toEqual([409, 'CHANGED_ELSEWHERE', ['rrss']]);
    });
  });
}
