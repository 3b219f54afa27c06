import { createHash, randomUUID } from 'node:crypto';
import { GrantLiveOffers } from '@babelboard/billing';
import { Database, Storage } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount, makeCompany, PASSWORD, type TestAccount } from '../support/accounts.js';
import { insertOffers, PLAIN_OFFER } from '../support/offer-rows.js';
import type { VisitorName } from './access-table.js';
import { type StoredApplication, storeApplication } from './stored-application.js';

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
  /** Offers of the recruiter’s company in several states. */
  companyOffers: Record<'draft' | 'live' | 'paused' | 'closed', number>;
  /** An offer that the candidate keeps. */
  offer: number;
  /** Id of a search of the candidate; the company with the minisite is hidden. */
  search: number;
  /** Id of an alert of the candidate. */
  alert: number;
  /** The candidate's application to an offer of the first company. */
  applied: StoredApplication;
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
  const [alert] = await notes.query<{ id: number }>(
    `INSERT INTO job_alert (account_id, address, rhythm, weekday, hour, time_zone, created_at, looked_at)
     VALUES ($1, '/jobs-in-Spain', 'daily', 1, 8, 'UTC', now(), now()) RETURNING id`,
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
  const companyOffers = await storeCompanyOffers(app, company.id);
  const profile = await storeProfile(app, candidate.id, minisite.minisiteId);
  const applied = await storeApplication(app, {
    candidateId: candidate.id,
    companyId: company.id,
    recruiterId: company.recruiter.id,
  });
  return {
    ...minisite,
    companyOffers,
    applied,
    cv,
    profile,
    password: PASSWORD,
    candidate,
    passkey,
    pushDevice: device?.id as string,
    offer: offer as number,
    search: search?.id as number,
    alert: alert?.id as number,
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

/** One in each state, whole enough to be published; the company may have three live ones. The live one has a version in another language. */
async function storeCompanyOffers(
  app: INestApplicationContext,
  companyId: number,
): Promise<AccessStage['companyOffers']> {
  await app.get(CommandBus, { strict: false }).execute(new GrantLiveOffers(companyId, 2, null));
  const [row] = await app.get(Database, { strict: false }).query<AccessStage['companyOffers']>(
    `WITH stored AS (
       INSERT INTO offer (company_id, state, title, description_html, description_text, ad_language_detected, places, languages,
         skill_ids, employment_types, apply_here, posted_at, published_at, expires_at, created_at, updated_at)
       SELECT $1, state, 'Cook', '<p>Cook.</p>', 'Cook.', false, '[{"cityId": null, "countryId": 276, "text": null}]', '[]',
         '{}', '{1}', true, now(), now(), '2100-01-01', now(), now()
       FROM unnest(ARRAY['draft', 'published', 'paused', 'closed']) AS state
       RETURNING id, state
     ), version AS (
       INSERT INTO offer_version SELECT id, 7, 'X', '', '' FROM stored WHERE state = 'published'
     )
     SELECT (SELECT id FROM stored WHERE state = 'draft') AS draft,
            (SELECT id FROM stored WHERE state = 'published') AS live,
            (SELECT id FROM stored WHERE state = 'paused') AS paused,
            (SELECT id FROM stored WHERE state = 'closed') AS closed`,
    [companyId],
  );
  return row as AccessStage['companyOffers'];
}
