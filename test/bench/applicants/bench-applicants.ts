import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@babelboard/platform';
import { DataSource } from 'typeorm';
import { makeCompany, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { insertOffers, PLAIN_OFFER } from '../../support/offer-rows.js';
import { recordStatements } from '../../support/statements.js';
import { ms, quantile } from '../figures.js';
import { writeSyntheticApplicants } from './synthetic-applicants.js';

export interface ApplicantsBenchOptions {
  /** Applications to one offer, smallest first. */
  sizes: number[];
  /** Requests of each kind. */
  requests: number;
}

const AT_ONCE = 100;

interface Call {
  name: string;
  /** Of the p50 with the smallest number of applicants; of more of them it is told what they cost. */
  goalMs?: number;
  path: (offerId: number, size: number, questionId: number) => string;
  body?: (ids: number[]) => unknown;
  /** Of each call, for those that take long. */
  part?: number;
}

const list = (query: string) => (offerId: number) => `/api/companies/offers/${offerId}/applicants?${query}`;
const CALLS: readonly Call[] = [
  { name: 'list', goalMs: 100, path: list('page=1') },
  { name: 'list, last page', goalMs: 100, path: (offerId, size) => list(`page=${Math.ceil(size / 25)}`)(offerId) },
  { name: 'list by rating', goalMs: 100, path: list('sort=rating') },
  { name: 'list by name', goalMs: 100, path: list('sort=name') },
  { name: 'list, speakers', goalMs: 100, path: list('language=German&cefr=B2') },
  {
    name: 'list, answer',
    goalMs: 100,
    path: (offerId, _size, questionId) => list(`question=${questionId}&answer=true`)(offerId),
  },
  { name: 'list, words', goalMs: 100, path: list('q=bench%2017') },
  { name: 'list of company', goalMs: 100, path: () => '/api/companies/applicants?page=1' },
  { name: 'board', goalMs: 100, path: (offerId) => `/api/companies/offers/${offerId}/board` },
  {
    name: `bulk of ${AT_ONCE}`,
    path: () => '/api/companies/applicants/bulk',
    body: (ids) => ({ applicants: ids.map((id) => ({ id, version: 1 })), status: 'offered' }),
    part: 0.2,
  },
  { name: 'export', path: (offerId) => `/api/companies/offers/${offerId}/applicants.csv`, part: 0.05 },
];

/**
 * Time of what a company sees of the applicants of one offer, one request after the other, and how many statements the database gets for one; for
 * every size, and the largest against the smallest. Gives whether lists and board are below their goals.
 */
export async function benchApplicants(
  options: ApplicantsBenchOptions,
  print: (line: string) => void,
): Promise<boolean> {
  const medians = new Map<string, number[]>();
  let kept = true;
  const folder = await mkdtemp(join(tmpdir(), 'bench-applicants-'));
  const api = await startTestApi({ DATA_DIR: folder });
  try {
    const statements = recordStatements(api.app.get(DataSource));
    for (const size of options.sizes) {
      const { offerId, owner, ids, questionId } = await offerWith(api, size);
      for (const { name, path, body, goalMs, part = 1 } of CALLS) {
        const requests = Math.max(3, Math.round(options.requests * part));
        const send = (at: number) => {
          const some = ids.slice((at * AT_ONCE) % (ids.length - AT_ONCE)).slice(0, AT_ONCE);
          return ask(api, owner, path(offerId, size, questionId), body?.(some));
        };
        await send(0);
        statements.length = 0;
        const times: number[] = [];
        for (let at = 1; at <= requests; at += 1) times.push(await send(at));
        const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
        medians.set(name, [...(medians.get(name) ?? []), p50]);
        const goal = size === options.sizes[0] ? goalMs : undefined;
        kept &&= goal === undefined || p50 < goal;
        print(
          `${name.padEnd(16)} ${size} applicants: p50 ${ms(p50)}, p95 ${ms(p95)}${goal === undefined ? '' : ` (goal < ${goal} ms)`}, ` +
            `${(statements.length / requests).toFixed(1)} statements a request`,
        );
      }
    }
  } finally {
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
  for (const [name, [first = Number.NaN, ...rest]] of medians) {
    if (rest.length > 0) {
      const [least, most] = [options.sizes[0], options.sizes.at(-1)];
      print(`${name.padEnd(16)} p50 at ${most} ÷ ${least}: ${((rest.at(-1) ?? Number.NaN) / first).toFixed(2)}`);
    }
  }
  return kept;
}

/** A company of its own with one offer, and whose applicants are many. */
async function offerWith(api: TestApi, size: number) {
  const database = api.app.get(Database, { strict: false });
  const company = await makeCompany(api.app);
  const [offerId = 0] = await insertOffers(api.app, [{ ...PLAIN_OFFER, title: `Offer of ${size}` }]);
  await database.query(
    `UPDATE offer SET company_id = $2, apply_here = true, languages = (
       SELECT jsonb_agg(jsonb_build_object('languageId', id, 'level', 4, 'mandatory', true, 'recognised', false, 'oneOfGroup', null))
       FROM language WHERE slug IN ('German', 'English')) WHERE id = $1`,
    [offerId, company.id],
  );
  await writeSyntheticApplicants(database, {
    ...{ offerId, companyId: company.id, memberId: company.owner.id, count: size },
  });
  const rows = await database.query<{ id: number }>(
    `SELECT id FROM job_application WHERE offer_id = $1 AND status <> 'withdrawn' ORDER BY id`,
    [offerId],
  );
  const [question] = await database.query<{ id: number }>('SELECT id FROM screening_question WHERE offer_id = $1', [
    offerId,
  ]);
  return { offerId, owner: company.owner, ids: rows.map(({ id }) => id), questionId: question?.id ?? 0 };
}

/** Gives the milliseconds until the whole answer is there. */
async function ask(api: TestApi, person: TestAccount, path: string, body: unknown): Promise<number> {
  const start = performance.now();
  const answer = await fetch(api.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...person.bearer, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - start;
}
