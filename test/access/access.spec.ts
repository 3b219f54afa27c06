import { SetMinisite } from '@babelboard/companies';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { Express } from 'express';
import { makeCompany } from '../support/accounts.js';
import { startTestApi, type TestApi } from '../support/api.js';
import { buildPeopleIndex } from '../support/people-index.js';
import { Visitor } from '../support/visitor.js';
import { type AccessStage, setAccessStage } from './access-stage.js';
import { ACCESS_TABLE, type AccessRow, UNDESCRIBED, VISITORS, type VisitorName } from './access-table.js';

let api: TestApi;
let minisite: Pick<AccessStage, 'minisite' | 'minisiteId'>;
let asked = 0;

interface Operation {
  'x-permission'?: string;
  security?: unknown[];
}

beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
  await buildPeopleIndex(api.app);
  const { id } = await makeCompany(api.app);
  minisite = { minisiteId: id, minisite: `house-${id}` };
  const look = {
    slug: minisite.minisite,
    active: true,
    template: 'banner' as const,
    headline: 'House',
    contentHtml: '',
  };
  await api.app.get(CommandBus, { strict: false }).execute(new SetMinisite(id, look));
});
afterAll(() => api?.stop());

async function operations(): Promise<Map<string, Operation>> {
  const { body } = await new Visitor(api.url).call<{ paths: Record<string, Record<string, Operation>> }>(
    'GET',
    '/api/docs-json',
  );
  return new Map(
    Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  );
}

/** What each visitor gets, in the order of the columns. Whose it is comes last: the others ask for what is still there. */
async function statusesOf({ route, path, body }: AccessRow): Promise<string> {
  const [method = '', pattern = ''] = route.split(' ');
  const stage = await setAccessStage(api.app, minisite);
  const ask = async (name: VisitorName) => {
    asked += 1;
    // Nobody shares an address: limits are not what this is about.
    const visitor = new Visitor(api.url, `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`);
    const headers = name === 'guest' ? {} : stage.visitors[name].bearer;
    const { status } = await visitor.call(method, path?.(stage) ?? pattern, body?.(stage), headers);
    return [name, status] as const;
  };
  const statuses = new Map<VisitorName, number>();
  for (const name of [...VISITORS.filter((other) => other !== 'candidate'), 'candidate' as const]) {
    statuses.set(...(await ask(name)));
  }
  return VISITORS.map((name) => statuses.get(name)).join(' ');
}

describe('access', () => {
  it('is written down for every route of the API, and for no other', async () => {
    expect(ACCESS_TABLE.map(({ route }) => route).sort()).toEqual([...(await operations()).keys()].sort());
  });

  it.each(ACCESS_TABLE)('$route: $statuses', async (row) => {
    expect(await statusesOf(row)).toBe(row.statuses);
  });

  it('is described with each route: a permission, and how to sign in where one is needed', async () => {
    const described = [...(await operations())].map(([route, operation]) => {
      const guest = ACCESS_TABLE.find((row) => row.route === route)?.statuses.split(' ')[0];
      const isPublic = guest !== '401';
      return {
        route,
        fits: (operation['x-permission'] === 'public') === isPublic && (operation.security === undefined) === isPublic,
      };
    });
    expect(described.filter(({ fits }) => !fits)).toEqual([]);
  });

  it('of what the description leaves out is everybody’s, and it is nothing else than this', async () => {
    const described = [...(await operations()).keys()].map((route) => route.replaceAll(/\{(\w+)\}/g, ':$1'));
    const express: Express = api.app.getHttpAdapter().getInstance();
    const served = express.router.stack.flatMap(({ route }) =>
      route === undefined ? [] : route.stack.map(({ method }) => `${method.toUpperCase()} ${route.path}`),
    );
    const others = served.filter((route) => !described.includes(route) && !route.startsWith('GET /api/docs'));
    expect([...new Set(others)].sort()).toEqual([...UNDESCRIBED].sort());
  });

  it('of a route that nobody serves is told to nobody', async () => {
    expect((await new Visitor(api.url).call('GET', '/api/admin')).status).toBe(404);
  });
});
