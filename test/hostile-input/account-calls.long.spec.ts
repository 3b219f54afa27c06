import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount, makeCompany, type TestAccount } from '../support/accounts.js';
import { startTestApi, type TestApi } from '../support/api.js';
import { buildPeopleIndex } from '../support/people-index.js';
import { findFaults } from './find-faults.js';
import { hostileCall, type Operation } from './hostile-call.js';
import { sendRequest } from './send-request.js';
import type { JsonSchema } from './sound-value.js';

const SEED = 20_261_121;
/** Calls of each visitor to each route. */
const TIMES = 6;

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content: { 'application/json'?: { schema: JsonSchema } } } }>>;
  components: { schemas: Record<string, JsonSchema> };
}

let api: TestApi;
let document: OpenApi;

beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
  // Reads the names that are suggested for unknown skills, as an API does that warms up: no call waits for them.
  await fetch(`${api.url}/api/suggestions?q=a`);
  await buildPeopleIndex(api.app);
  document = (await (await fetch(`${api.url}/api/docs-json`)).json()) as OpenApi;
});
afterAll(() => api?.stop());

/** The routes that take something from who calls them; lists have a suite of their own. */
function operations(): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get' || path.startsWith('/api/account/') || path.startsWith('/api/auth/'))
      .map(([method, { requestBody }]) => ({
        method,
        path,
        body: requestBody?.content['application/json']?.schema ?? null,
      })),
  );
}

/** New for every call: one may end the session or the account. */
async function visitor(kind: string): Promise<TestAccount | null> {
  switch (kind) {
    case 'guest':
      return null;
    case 'company':
      return (await makeCompany(api.app)).owner;
    default:
      return makeAccount(api.app, kind as 'candidate' | 'admin');
  }
}

describe.each(['guest', 'candidate', 'company', 'admin'])('hostile calls of a %s', (kind) => {
  it('are answered without an error of the server, and without their markup', async () => {
    const routes = operations();
    expect(routes.length).toBeGreaterThan(30);
    const faults: string[] = [];
    const statuses: Record<number, number> = {};
    for (const [index, operation] of routes.entries()) {
      for (let time = 0; time < TIMES; time += 1) {
        const number = index * TIMES + time;
        const call = hostileCall({ seed: SEED + kind.length, number }, operation, document.components.schemas);
        const account = await visitor(kind);
        const address = `10.${kind.length}.${number >> 8}.${number & 255}`;
        const headers = { ...call.headers, origin: api.url, 'x-forwarded-for': address, ...account?.bearer };
        const answer = await sendRequest(api.url, { ...call, headers });
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        const found = findFaults(call, answer, api.url);
        faults.push(...found.map((fault) => `${call.method} ${call.target} ${call.body.slice(0, 300)}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    // Some get through to the use cases: a row of refusals alone would prove little.
    expect(Object.keys(statuses).length).toBeGreaterThan(3);
    expect(statuses[200] ?? 0).toBeGreaterThan(0);
  });
});
