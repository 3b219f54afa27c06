import { Database } from '@babelboard/platform';
import type { CompanySettingsResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { makeCompany } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { takeEvents } from '../../support/outbox.js';
import { askAs } from './company-stage.js';

const SETTINGS = '/api/companies/settings';

export function describeCompanySettings(getApi: () => TestApi): void {
  describe('the settings of a company', () => {
    it('begin with the rules that everybody has, and recruiters read them', async () => {
      const { recruiter } = await makeCompany(getApi().app);
      const { body } = await askAs<CompanySettingsResponse>(getApi(), recruiter, 'GET', SETTINGS);
      expect(body).toMatchObject({
        reply_days: 14,
        pause_when_silent: false,
        told_statuses: ['shortlisted', 'interview', 'offered', 'hired', 'rejected'],
        can_edit: false,
      });
    });

    it('are changed in part by an owner, who is told apart a new name', async () => {
      const { id, owner } = await makeCompany(getApi().app);
      await takeEvents(getApi().app);
      const patch = (body: object) => askAs<CompanySettingsResponse>(getApi(), owner, 'PATCH', SETTINGS, body);
      const { body } = await patch({ reply_days: 7, told_statuses: ['rejected'], website: '' });
      expect(body).toMatchObject({ reply_days: 7, told_statuses: ['rejected'], website: null, can_edit: true });
      await patch({ name: 'Kontor Süd', sector: 'J', fk_pais_id: 276, size: '10-49', tagline: 'Coffee' });
      const { body: now } = await askAs<CompanySettingsResponse>(getApi(), owner, 'GET', SETTINGS);
      expect(now.former_name).toMatch(/^house-/);
      expect(now).toMatchObject({ name: 'Kontor Süd', sector: 'J', fk_pais_id: 276, tagline: 'Coffee', reply_days: 7 });
      const events = (await takeEvents(getApi().app)).map(({ type, payload }) => [type, payload]);
      expect(events).toEqual([
        ['companies.company-settings-changed.v1', { companyId: id, renamed: false }],
        ['companies.company-settings-changed.v1', { companyId: id, renamed: true }],
      ]);
    });

    it('are changed beside a name that an import brought and nobody may choose', async () => {
      const { id, owner } = await makeCompany(getApi().app);
      const name = 'Jobs at www.kontor.test';
      await getApi().app.get(Database).query('UPDATE company SET name = $2 WHERE id = $1', [id, name]);
      const { status, body } = await askAs<CompanySettingsResponse>(getApi(), owner, 'PATCH', SETTINGS, {
        name,
        tagline: 'Coffee',
      });
      expect([status, body.name, body.tagline, body.former_name]).toEqual([200, name, 'Coffee', null]);
    });

    it.each([
      [{ reply_days: 2 }, 'reply_days'],
      [{ reply_days: 61 }, 'reply_days'],
      [{ name: '' }, 'name'],
      [{ name: 'Claim at www.evil.test' }, 'COMPANY_NAME_ADDRESS'],
      [{ name: 'Babelboard Support' }, 'COMPANY_NAME_OURS'],
      [{ sector: 'XX' }, 'sector'],
      [{ fk_pais_id: 999_999 }, 'fk_pais_id'],
      [{ website: 'javascript:alert(1)' }, 'website'],
      [{ told_statuses: ['new'] }, 'told_statuses'],
    ])('refuse %j', async (body, path) => {
      const { owner } = await makeCompany(getApi().app);
      const answer = await askAs(getApi(), owner, 'PATCH', SETTINGS, body);
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.body)).toContain(path);
    });
  });
}
