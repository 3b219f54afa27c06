import { Database } from '@babelboard/platform';
import { makeAccount, makeCompany, type TestAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { PDF } from '../../support/cv-files.js';
import { insertOffers, PLAIN_OFFER } from '../../support/offer-rows.js';

export interface Answered<T> {
  status: number;
  body: T & { code?: string; current?: Record<string, unknown>; errors?: { path: string }[] };
}

/** Two companies, an offer of the first one, and candidates who may apply to it. */
export class ApplicationsStage {
  private constructor(
    readonly api: TestApi,
    readonly company: Awaited<ReturnType<typeof makeCompany>>,
    readonly other: Awaited<ReturnType<typeof makeCompany>>,
  ) {}

  static async set(api: TestApi): Promise<ApplicationsStage> {
    return new ApplicationsStage(api, await makeCompany(api.app), await makeCompany(api.app));
  }

  get database(): Database {
    return this.api.app.get(Database, { strict: false });
  }

  /** A live offer of the company, which takes applications here and asks for German B2. */
  async offer(): Promise<number> {
    const [id = 0] = await insertOffers(this.api.app, [{ ...PLAIN_OFFER, title: 'Night porter' }]);
    await this.database.query(
      `UPDATE offer SET company_id = $2, apply_here = true, languages = (
         SELECT jsonb_build_array(jsonb_build_object('languageId', id, 'level', 4, 'mandatory', true, 'recognised', false, 'oneOfGroup', null))
         FROM language WHERE slug = 'German') WHERE id = $1`,
      [id, this.company.id],
    );
    return id;
  }

  async ask<T = Record<string, never>>(
    person: TestAccount,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answered<T>> {
    const response = await fetch(this.api.url + path, {
      method,
      headers: { ...person.bearer, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answered<T>['body'] };
  }

  /** Somebody with contact info, a language at B1 unless another level is said, and a CV. */
  async candidate({ level = 3, name = 'Ada' } = {}): Promise<TestAccount> {
    const person = await makeAccount(this.api.app);
    await this.database.query(
      `WITH contact AS (UPDATE account SET first_name = $3, country_id = 620, locality = 'Porto' WHERE id = $1)
       INSERT INTO candidate_language SELECT $1, id, $2, 0 FROM language WHERE slug = 'German'`,
      [person.id, level, name],
    );
    const form = new FormData();
    form.append('cv', new Blob([new Uint8Array(PDF)]), 'cv.pdf');
    const uploaded = await fetch(`${this.api.url}/api/candidates/mycv/fromVue`, {
      method: 'POST',
      headers: person.bearer,
      body: form,
    });
    if (uploaded.status >= 300) {
      throw new Error(`The CV was answered ${uploaded.status}`);
    }
    await this.database.query(`UPDATE cv SET scan_state = 'clean' WHERE account_id = $1`, [person.id]);
    return person;
  }

  /** Applications past the commands, of persons without a profile: as many as one likes. Gives their ids. */
  async applicants(offerId: number, count: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `WITH person AS (
         INSERT INTO account (type, email, email_key, password_hash, first_name, last_name, language, created_at)
         SELECT 'candidate', 'a' || n || '-' || $1::int || '@example.test', 'a' || n || '-' || $1::int || '@example.test', '', 'Person', 'No ' || n, 'en', now()
         FROM generate_series(1, $2) AS n RETURNING id
       )
       INSERT INTO job_application (offer_id, company_id, account_id, status, version, applied_at, changed_at, answer_due_at, name,
         headline, place, letter, languages, language_keys, skill_ids, experience, education, words, knocked_out)
       SELECT $1::int, $3, id, 'new', 1, now() - id * interval '1 second', now(), now() + interval '14 days', 'Person ' || id, '', '', '',
         '[]', '{}', '{}', '[]', '[]', to_tsvector('simple', 'person ' || id), false FROM person RETURNING id`,
      [offerId, count, this.company.id],
    );
    return rows.map(({ id }) => id);
  }
}
