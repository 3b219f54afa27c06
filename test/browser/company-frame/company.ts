import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openPage, openRunning, type WatchedPage } from '../../support/browser.js';
import { linkIn, readMail } from '../../support/mailbox.js';
import type { RunningProduct } from '../../support/product.js';

export const PASSWORD = 'copper-meadow-52';

/** A company that somebody registers here, with the page of its owner: its address is not proven yet. */
export class RegisteredCompany {
  private constructor(
    readonly product: RunningProduct,
    readonly browser: Browser,
    readonly name: string,
    readonly email: string,
    readonly page: WatchedPage,
  ) {}

  static async register(product: RunningProduct, browser: Browser): Promise<RegisteredCompany> {
    const mark = randomUUID().slice(0, 8);
    const [name, email] = [`Kontor ${mark}`, `ada-${mark}@example.test`];
    const page = await openPage(browser);
    const { request } = page.context();
    const headers = { Origin: product.url };
    const answer = await request.post(`${product.url}/api/auth/register-company`, {
      headers,
      data: {
        ...{ email, password: PASSWORD, nombre: 'Ada', apellidos: 'Kontor', phone: '+49 30 1234567' },
        ...{ company_name: name, fk_pais_id: 276, vat_id: 'DE136695976', size: '10-49', sector: 'J', terms: true },
      },
    });
    if (!answer.ok()) throw new Error(await answer.text());
    const login = await request.post(`${product.url}/api/auth/login`, { headers, data: { email, password: PASSWORD } });
    if (!login.ok()) throw new Error(await login.text());
    return new RegisteredCompany(product, browser, name, email, page);
  }

  open(path: string, page: WatchedPage = this.page): Promise<void> {
    return openRunning(page, this.product.url + path);
  }

  /** Somebody who is not signed in, in a browser of their own. */
  stranger(options?: BrowserContextOptions): Promise<WatchedPage> {
    return openPage(this.browser, options);
  }

  /** The way that the newest mail about something leads to. */
  async linkTo(to: string, subject: string, path: string): Promise<string> {
    const url = new URL(linkIn(await readMail(this.product, to, subject), path));
    return url.pathname + url.search;
  }

  async id(): Promise<number> {
    const [row] = await this.product.query<{ id: number }>('SELECT id FROM company WHERE name = $1', [this.name]);
    return row?.id as number;
  }

  /** Somebody who applied to a live offer of the company, past the page of the form. @param due days until an answer is due */
  async applicant(name: string, due: number): Promise<void> {
    const companyId = await this.id();
    await this.product.query(
      `WITH person AS (
         INSERT INTO account (type, email, email_key, password_hash, first_name, last_name, language, created_at)
         VALUES ('candidate', $2, $2, '', $3, '', 'en', now()) RETURNING id
       ), job AS (
         INSERT INTO offer (company_id, state, title, description_html, description_text, ad_language_detected, places, languages,
           skill_ids, employment_types, promoted, posted_at, published_at, expires_at, created_at, updated_at, apply_here)
         VALUES ($1, 'published', 'Night porter', '<p></p>', '', false, '[]', '[]', '{}', '{}', false, now(), now(), now() + interval '5 days',
           now(), now(), true) RETURNING id
       ), sent AS (
         INSERT INTO job_application (offer_id, company_id, account_id, status, version, applied_at, changed_at, answer_due_at, name, headline,
           place, letter, languages, language_keys, skill_ids, experience, education, words, knocked_out)
         SELECT job.id, $1, person.id, 'new', 1, now(), now(), now() + $4 * interval '1 day', $3, '', '', '', '[]', '{}', '{}', '[]', '[]', '',
           false FROM person, job RETURNING id, offer_id
       )
       SELECT pg_notify('live_news', json_build_object('topic', 'company:' || $1::int,
         'payload', json_build_object('kind', 'applied', 'offer_id', offer_id, 'ids', json_build_array(id), 'by', null))::text) FROM sent`,
      [companyId, `${randomUUID().slice(0, 8)}@example.test`, name, due],
    );
  }
}
