import type { EntityManager } from 'typeorm';
import { companySlug } from '../domain/company-name.js';

/**
 * A slug for a new company of that name which no other one has. Takes the lock under which companies are made, until the
 * transaction ends.
 */
export async function freeCompanySlug(tx: EntityManager, name: string): Promise<string> {
  await lockCompanyNames(tx);
  const base = companySlug(name);
  const taken = await tx.query<{ slug: string }[]>('SELECT slug FROM company WHERE slug = $1 OR slug LIKE $2', [
    base,
    `${base}-%`,
  ]);
  const slugs = new Set(taken.map(({ slug }) => slug));
  let slug = base;
  for (let n = 2; slugs.has(slug); n += 1) {
    slug = `${base}-${n}`;
  }
  return slug;
}

/** Two who make companies at once may want the same name: the second one waits and sees what the first one made. */
export async function lockCompanyNames(tx: EntityManager): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('company'))`);
}
