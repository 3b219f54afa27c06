import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openPage, type WatchedPage } from '../../support/browser.js';
import type { RunningProduct } from '../../support/product.js';
import { PASSWORD } from '../demo-people.js';

export interface KeptOffer {
  id: number;
  title: string;
}

/** A candidate of a suite's own on a product that others use, too, signed in. */
export interface OwnCandidate {
  id: number;
  page: WatchedPage;
  /** Signs them in on another page. */
  signInOn(page: WatchedPage): Promise<void>;
  /** The same person on another device. */
  openElsewhere(): Promise<WatchedPage>;
  /** Keeps so many offers, whose titles are all different; the first one first. */
  keep(count: number): Promise<KeptOffer[]>;
  favorites(): Promise<KeptOffer[]>;
  /** Changes an offer, named by its title and its id. */
  query(sql: string, offer: KeptOffer | undefined): Promise<void>;
  close(): Promise<void>;
}

export async function ownCandidate(
  product: RunningProduct,
  browser: Browser,
  options: BrowserContextOptions,
): Promise<OwnCandidate> {
  const email = `keeps-${randomUUID().slice(0, 8)}@example.org`;
  // The password of the demo is hashed already.
  const [account] = await product.query<{ id: number }>(
    `INSERT INTO account (type, email, email_key, email_verified_at, password_hash, first_name, last_name, language, created_at)
     SELECT 'candidate', $1, lower($1), now(), password_hash, 'Kim', 'Keeps', 'en', now() FROM account
     WHERE email = 'candidate@demo.test' RETURNING id`,
    [email],
  );
  const id = account?.id as number;
  await product.query('INSERT INTO candidate (account_id, created_at) VALUES ($1, now())', [id]);
  await product.query(
    `INSERT INTO consent (account_id, kind, text_version, language, given, at)
     SELECT $1, kind, text_version, consent.language, given, now() FROM consent
     JOIN account ON account.id = account_id WHERE email = 'candidate@demo.test'`,
    [id],
  );
  const signInOn = async (page: WatchedPage) => {
    await page.context().request.post(`${product.url}/api/auth/login`, { data: { email, password: PASSWORD } });
  };
  const page = await openPage(browser, options);
  await signInOn(page);
  return {
    id,
    page,
    signInOn,
    openElsewhere: async () => {
      const other = await openPage(browser, options);
      await signInOn(other);
      return other;
    },
    keep: async (count) => {
      const kept = await product.query<KeptOffer>(
        `SELECT min(id) AS id, title FROM offer WHERE state = 'published' AND source IS NOT NULL
         GROUP BY title HAVING count(*) = 1 ORDER BY min(id) LIMIT $1`,
        [count],
      );
      await product.query(
        `INSERT INTO favorite_offer (account_id, offer_id, added_at)
         SELECT $1, id, now() + place * interval '1 second' FROM unnest($2::int[]) WITH ORDINALITY AS kept (id, place)`,
        [id, kept.map((offer) => offer.id)],
      );
      return kept;
    },
    favorites: () =>
      product.query<KeptOffer>(
        'SELECT offer.id, title FROM favorite_offer JOIN offer ON offer.id = offer_id WHERE account_id = $1',
        [id],
      ),
    query: async (sql, offer) => {
      await product.query(sql, [offer?.title, [offer?.id]]);
    },
    close: async () => {
      await page.context().close();
      await product.query('DELETE FROM account WHERE id = $1', [id]);
    },
  };
}
