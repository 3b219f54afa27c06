import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount, makeCompany } from '../support/accounts.js';
import { startTestApi, type TestApi } from '../support/api.js';
import { buildPeopleIndex } from '../support/people-index.js';
import { sendRequest } from './send-request.js';

interface Parameter {
  name: string;
  in: string;
}

/** As they go over the wire: NUL, half a character, what is no UTF-8, control characters, far too much. */
const SPOILT = ['%00', 'a%00b', '%ED%A0%80', '%FF', '%1B%5B31m', 'a'.repeat(10_000), `${'%F0%9F%98%80'.repeat(50)}`];
/** Several values where one is asked for, and what some programs read as arrays and objects. */
const SEVERAL = (name: string) => [`${name}=a&${name}=b`, `${name}[]=a`, `${name}[a]=b`];

let api: TestApi;
let parameters: { path: string; name: string }[];

beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
  await buildPeopleIndex(api.app);
  const document = (await (await fetch(`${api.url}/api/docs-json`)).json()) as {
    paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
  };
  // Of routes that ask for the same, as all lists of jobs do, one stands for the others.
  const routes = new Map<string, { path: string; names: string[] }>();
  for (const [path, { get }] of Object.entries(document.paths)) {
    const names = (get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
    routes.set(path.endsWith('.csv') ? path : names.join(), { path, names });
  }
  parameters = [...routes.values()].flatMap(({ path, names }) => names.map((name) => ({ path, name })));
});
afterAll(() => api?.stop());

const visitors = {
  candidate: () => makeAccount(api.app),
  company: async () => (await makeCompany(api.app)).owner,
  admin: () => makeAccount(api.app, 'admin'),
};

describe.each(Object.keys(visitors) as (keyof typeof visitors)[])('each query parameter, spoilt by a %s', (kind) => {
  it('is refused or taken for something, and breaks nothing', async () => {
    expect(parameters.length).toBeGreaterThan(60);
    const { bearer } = await visitors[kind]();
    const broken: string[] = [];
    const statuses = new Set<number>();
    for (const [index, { path, name }] of parameters.entries()) {
      const headers = { ...bearer, 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` };
      for (const query of [...SPOILT.map((value) => `${name}=${value}`), ...SEVERAL(name)]) {
        const target = `${path.replace(/\{\w+\}/g, '1')}?${query}`;
        const { status } = await sendRequest(api.url, { method: 'GET', target, headers, body: '' });
        statuses.add(status);
        if (status >= 500) {
          broken.push(`${status} ${target.slice(0, 200)}`);
        }
      }
    }
    expect(broken).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 422]));
  });
});
