import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ChangeAvatar } from '@babelboard/candidates';
import { UploadCv } from '@babelboard/cvs';
import { RequestPasswordReset, ResetPassword } from '@babelboard/identity';
import { Database, PersonalTables, Settings } from '@babelboard/platform';
import { PROFILE_TASKS } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { latestToken, makeCompany } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { PDF } from '../../support/cv-files.js';
import { eventually } from '../../support/eventually.js';
import { sendHalfForm } from '../../support/half-sent-form.js';
import { takeEvents } from '../../support/outbox.js';
import { ProfileOwner } from './profile-owner.js';

/** What stays for the owner, with reasons in its declarations; sessions and links of the stranger’s have ended by then. */
const STAYS = ['account', 'candidate', 'single_use_token'];

const PHOTO = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

export function describeTakeover(started: () => TestApi): void {
  let api: TestApi;
  let stranger: ProfileOwner;
  const query = <T>(sql: string, values: unknown[] = []) => api.app.get(Database).query<T>(sql, values);
  const form = (field: string, content: Uint8Array, name: string) => {
    const data = new FormData();
    data.append(field, new Blob([new Uint8Array(content)]), name);
    return data;
  };

  /** All that somebody can enter who has not shown that the address is theirs. */
  async function enterAll(): Promise<void> {
    const { id: company_id } = await makeCompany(api.app);
    const calls: [string, string, unknown?][] = [
      ['POST', 'challenge', { time_zone: 'Europe/Lisbon' }],
      ['POST', 'profile', { nombre: 'Mallory', apellidos: 'Test', fk_pais_id: 620, poblacion: 'Aveiro' }],
      ['POST', 'phone-fields', { phoneNumber: '030 901820', countryCode: 'DE' }],
      ['POST', 'languages', { language: 'Greek', level: 4 }],
      ['POST', 'skills', { tag: 'cook-fish' }],
      ['PATCH', 'interests', { sectors: [1] }],
      [
        'PATCH',
        'preferences',
        {
          headline: 'Cook',
          presentation_letter: '<p>I cook.</p>',
          destination: [724],
          f_nace: '1990-05',
          salary_from: 30_000,
        },
      ],
      ['POST', 'experience', { puesto: 'Cook', empresa: 'Cantina', f_inicio: '2018-03' }],
      ['POST', 'education', { titulo: 'BA', centro_estudios: 'Porto', f_inicio: '2008-09' }],
      ['POST', 'online-profiles', { rrss: [{ rrss_id: 4, value: 'https://mallory.example' }] }],
      ['POST', 'avatar', form('avatar', PHOTO, 'me.png')],
      ['POST', 'mycv/fromVue', form('cv', PDF, 'cv.pdf')],
      ['POST', 'blocked-companies', { company_id }],
      ['POST', 'hidden-companies', { company_id }],
      ['POST', 'searchs', { path: '/jobs-in-Germany' }],
      ['POST', 'email-settings/whatsapp_notifications', { state: 1 }],
      ['POST', 'product-rating', { score: 5, comment: 'Mine' }],
    ];
    for (const [method, path, body] of calls) {
      const { status, body: answer } = await stranger.call(method, path, body);
      if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    }
  }

  /** The tables that hold rows of the stranger's account, with all their rows. */
  async function held(): Promise<Map<string, Record<string, unknown>[]>> {
    const found = new Map<string, Record<string, unknown>[]>();
    for (const table of api.app.get(PersonalTables).all()) {
      const rows = table.rowsOf({ accountId: stranger.account.id, email: null });
      const there =
        rows &&
        (await query<Record<string, unknown>>(`SELECT * FROM "${table.name}" WHERE ${rows.sql}`, rows.parameters));
      if (there !== null && there.length > 0) found.set(table.name, there);
    }
    return found;
  }

  describe('where the owner of an address takes over what a stranger registered', () => {
    beforeAll(async () => {
      api = started();
      stranger = await ProfileOwner.arrive(api, { verified: false });
      await enterAll();
    });

    /** Of what is uploaded. */
    const folder = (...path: string[]) => join(api.app.get(Settings).dataDir, ...path);
    const stored = async () => (await readdir(folder('files'), { recursive: true })).sort();
    const UPLOADS = [
      { path: 'mycv/fromVue', file: { field: 'cv', name: 'cv.pdf', content: PDF }, table: 'cv' },
      { path: 'avatar', file: { field: 'avatar', name: 'me.png', content: PHOTO }, table: 'candidate_avatar' },
    ];

    it.each(UPLOADS)('takes no rest of a file whose first half came before: $path', async ({ path, file, table }) => {
      const { account } = await ProfileOwner.arrive(api, { verified: false });
      const begun = sendHalfForm(`${api.url}/api/candidates/${path}`, account.bearer, file);
      // Whose session it is was asked by then.
      await eventually(async () => expect(await readdir(folder('uploads'))).toHaveLength(1));
      const before = await stored();
      await api.app.get(CommandBus).execute(new RequestPasswordReset(account.email));
      const token = await latestToken(api.app, 'reset-password', account.id);
      await api.app.get(CommandBus).execute(new ResetPassword(token, 'harbour-lemon-33'));
      const { status, body } = await begun.finish();
      expect([status, JSON.parse(body).code]).toEqual([401, 'NOT_SIGNED_IN']);
      expect(await query(`SELECT 1 FROM ${table} WHERE account_id = $1`, [account.id])).toEqual([]);
      expect([await stored(), await readdir(folder('uploads'))]).toEqual([before, []]);
    });

    it('writes no file of a session that ends while the file is looked at', async () => {
      const { account } = await ProfileOwner.arrive(api, { verified: false });
      const asker = { accountId: account.id, sessionId: account.sessionId };
      await query('UPDATE session SET revoked_at = now() WHERE id = $1', [account.sessionId]);
      const path = folder('uploads', 'a.pdf');
      await writeFile(path, PDF);
      const upload = new UploadCv(asker, { path, name: 'cv.pdf', size: PDF.length });
      await expect(api.app.get(CommandBus).execute(upload)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
      await rm(path);
      const change = new ChangeAvatar(asker, PHOTO, null);
      await expect(api.app.get(CommandBus).execute(change)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
      expect(await query('SELECT 1 FROM cv WHERE account_id = $1', [account.id])).toEqual([]);
      expect(await query('SELECT 1 FROM candidate_avatar WHERE account_id = $1', [account.id])).toEqual([]);
    });

    it('nothing that was entered is left, in any table, nor any file', async () => {
      const { id, email } = stranger.account;
      const before = await held();
      expect([...before.keys()]).toEqual(
        expect.arrayContaining([
          ...['blocked_company', 'candidate_avatar', 'candidate_language', 'candidate_skill', 'challenge', 'cv'],
          ...['education', 'experience', 'hidden_company', 'latest_search', 'message_preference', 'online_profile'],
          ...['product_rating', 'profile_text', 'session'],
        ]),
      );
      const [{ key_512: photo } = { key_512: '' }] = (before.get('candidate_avatar') ?? []) as { key_512: string }[];
      const [{ file_key: file } = { file_key: '' }] = (before.get('cv') ?? []) as { file_key: string }[];
      await takeEvents(api.app);

      await api.app.get(CommandBus).execute(new RequestPasswordReset(email));
      const token = await latestToken(api.app, 'reset-password', id);
      await api.app.get(CommandBus).execute(new ResetPassword(token, 'harbour-lemon-33'));

      const after = await held();
      expect([...after.keys()].filter((table) => !STAYS.includes(table))).toEqual([]);
      expect(after.get('account')).toMatchObject([
        { first_name: '', last_name: '', locality: null, country_id: null, last_login_at: null, email },
      ]);
      const [fresh] = await query<object>('SELECT * FROM candidate WHERE account_id = $1', [
        (await ProfileOwner.arrive(api)).account.id,
      ]);
      expect(after.get('candidate')).toEqual([
        { ...fresh, account_id: id, created_at: expect.any(Date), text_language: 'en' },
      ]);
      const removed = await query<{ key: string }>('SELECT key FROM file_removal WHERE key = ANY($1)', [[photo, file]]);
      expect(removed).toHaveLength(2);
      expect((await takeEvents(api.app)).map(({ type, payload }) => [type, payload.to])).toEqual(
        expect.arrayContaining([
          ['candidates.profile-changed.v1', undefined],
          ['candidates.profile-level-changed.v1', 'basic'],
        ]),
      );
    });

    it('the owner signs in to an empty profile and begins it', async () => {
      const { email } = stranger.account;
      const login = await fetch(`${api.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: 'harbour-lemon-33' }),
      });
      const { user } = (await login.json()) as { user: { token: string } };
      const bearer = { Authorization: `Bearer ${user.token}`, 'X-Auth-Email': email };
      const { body } = await stranger.call('GET', 'profile', undefined, bearer);
      expect(PROFILE_TASKS.filter((task) => body.user.candidate.tasks[task] === 1)).toEqual([]);
      expect(body.user.candidate).toMatchObject({ rrss: [], cvs: [], path_foto: null, hasJoinedChallenge: false });
      const begun = await stranger.call('POST', 'languages', { language: 'Greek', level: 4 }, bearer);
      expect(begun.body).toMatchObject({ percent: 10 });
    });
  });
}
