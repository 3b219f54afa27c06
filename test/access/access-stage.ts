import { createHash, randomUUID } from 'node:crypto';
import { Database, Storage } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { insertOffers, PLAIN_OFFER } from '../contract/search/offer-rows.js';
import { makeAccount, makeCompany, PASSWORD, type TestAccount } from '../support/accounts.js';
import type { VisitorName } from './access-table.js';

/** Everybody who asks for one row of the table, made for it alone: what a row does to its visitors hurts no other row. */
export interface AccessStage {
  password: string;
  candidate: TestAccount;
  /** Ids of entries of the candidate's profile. */
  profile: { experience: number; education: number };
  /** Id of a passkey of the candidate. */
  passkey: string;
  /** Id of a device to which messages for the candidate come. */
  pushDevice: string;
  /** Id of the candidate's account elsewhere. */
  socialIdentity: string;
  /** Id of a CV of the candidate. */
  cv: number;
  /** An offer that the candidate keeps. */
  offer: number;
  /** Id of a search of the candidate; the company with the minisite is hidden. */
  search: number;
  visitors: Record<Exclude<VisitorName, 'guest'>, TestAccount>;
  /** A company with a minisite that everybody may see. */
  minisite: string;
  minisiteId: number;
  /** Bodies of registrations that nobody has made yet. */
  newCandidate(): { email: string };
  newCompany(): { email: string };
}

export async function setAccessStage(
  app: INestApplicationContext,
  minisite: Pick<AccessStage, 'minisite' | 'minisiteId'>,
): Promise<AccessStage> {
  const [candidate, other, admin, company, otherCompany] = await Promise.all([
    makeAccount(app),
    makeAccount(app),
    makeAccount(app, 'admin'),
    makeCompany(app),
    makeCompany(app),
  ]);
  const passkey = randomUUID();
  await app.get(Database, { strict: false }).query(
    `INSERT INTO passkey (id, account_id, public_key, counter, transports, backed_up, name, created_at)
     VALUES ($1, $2, '', 0, '{}', false, 'Phone', now())`,
    [passkey, candidate.id],
  );
  const issuer = 'https://login.test';
  await app
    .get(Database, { strict: false })
    .query('INSERT INTO social_identity (issuer, subject, account_id, linked_at) VALUES ($1, $2, $3, now())', [
      issuer,
      passkey,
      candidate.id,
    ]);
  const [offer] = await insertOffers(app, [PLAIN_OFFER]);
  const notes = app.get(Database, { strict: false });
  await notes.query('INSERT INTO favorite_offer (account_id, offer_id, added_at) VALUES ($1, $2, now())', [
    candidate.id,
    offer,
  ]);
  await notes.query('INSERT INTO hidden_company (account_id, company_id, hidden_at) VALUES ($1, $2, now())', [
    candidate.id,
    minisite.minisiteId,
  ]);
  const [search] = await notes.query<{ id: number }>(
    `INSERT INTO latest_search (account_id, address, searched_at) VALUES ($1, '/jobs-in-Spain', now()) RETURNING id`,
    [candidate.id],
  );
  const [device] = await notes.query<{ id: string }>(
    `INSERT INTO push_subscription (id, account_id, session_id, endpoint, service, p256dh, auth, created_at, seen_at)
     VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'https://push.example.test/' || gen_random_uuid(), 'push.example.test', '', '', now(), now())
     RETURNING id`,
    [candidate.id],
  );
  const person = () => ({
    email: `${randomUUID()}@example.test`,
    password: PASSWORD,
    nombre: 'Ada',
    apellidos: 'Test',
    terms: true as const,
  });
  const cv = await storeCv(app, candidate.id);
  const profile = await storeProfile(app, candidate.id, minisite.minisiteId);
  return {
    ...minisite,
    cv,
    profile,
    password: PASSWORD,
    candidate,
    passkey,
    pushDevice: device?.id as string,
    offer: offer as number,
    search: search?.id as number,
    socialIdentity: createHash('sha256').update(`${issuer}\n${passkey}`).digest('hex'),
    visitors: {
      candidate,
      'another candidate': other,
      recruiter: company.recruiter,
      owner: company.owner,
      'owner of another company': otherCompany.owner,
      admin,
    },
    newCandidate: person,
    newCompany: () => ({
      ...person(),
      phone: '+49 30 1234567',
      company_name: `House ${randomUUID()}`,
      fk_pais_id: 276,
      vat_id: 'DE136695976',
      size: '10-49',
      sector: 'J',
    }),
  };
}

/** A language, a skill, a job, a school and a company that never sees them; gives the ids of what has one of its own. */
async function storeProfile(app: INestApplicationContext, accountId: number, companyId: number) {
  const [row] = await app.get(Database, { strict: false }).query<AccessStage['profile']>(
    `WITH language AS (
       INSERT INTO candidate_language SELECT $1, id, 7, 0 FROM language WHERE slug = 'Greek'
     ), skill AS (
       INSERT INTO candidate_skill SELECT $1, id, 0 FROM skill WHERE slug = 'cook-fish'
     ), blocked AS (
       INSERT INTO blocked_company VALUES ($1, $2, now())
     ), job AS (
       INSERT INTO experience (account_id, position, employer, started_on, description, locality, language, sequence)
       VALUES ($1, 'Cook', 'Cantina', '2018-03', '', '', 'en', 0) RETURNING id
     ), school AS (
       INSERT INTO education (account_id, title, school, started_on, description, language, sequence)
       VALUES ($1, 'BA', 'Porto', '2008-09', '', 'en', 0) RETURNING id
     )
     SELECT job.id AS experience, school.id AS education FROM job, school`,
    [accountId, companyId],
  );
  return row as AccessStage['profile'];
}

async function storeCv(app: INestApplicationContext, accountId: number): Promise<number> {
  const key = `cvs/${randomUUID()}`;
  await app.get(Storage, { strict: false }).put(key, Buffer.from('Ada'), 'text/plain');
  const [row] = await app.get(Database, { strict: false }).query<{ id: number }>(
    `WITH stored AS (
       INSERT INTO cv (account_id, name, type, size, file_key, is_default, scan_state, review_state, uploaded_at)
       VALUES ($1, 'cv.txt', 'txt', 3, $2, true, 'clean', 'none', now()) RETURNING id
     ), read AS (INSERT INTO cv_extraction (cv_id, state) SELECT id, 'pending' FROM stored)
     SELECT id FROM stored`,
    [accountId, key],
  );
  return row?.id as number;
}
