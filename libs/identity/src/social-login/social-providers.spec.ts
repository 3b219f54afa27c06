import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadSettings, MovableClock } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SocialProvider, SocialProviders } from './social-providers.js';

let server: Server;
let asked = 0;
/** What the provider says that it is. */
let issuer = '';
let own = '';
const clock = new MovableClock(new Date('2026-11-21T12:00:00Z'));

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ issuer, authorization_endpoint: `${own}/auth`, token_endpoint: `${own}/token` }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('SocialProviders', () => {
  it('refuse the description of another issuer, and ask again the next time', async () => {
    const settings = loadSettings({
      DATABASE_URL: 'postgresql://nowhere/x',
      SEARCH_ENGINE: 'postgres',
      SECRET_KEY: 'x'.repeat(32),
      SOCIAL_GOOGLE_ISSUER: own,
      SOCIAL_GOOGLE_CLIENT_ID: 'board',
      SOCIAL_GOOGLE_CLIENT_SECRET: 'only-for-tests-0123456789',
    });
    const providers = new SocialProviders(settings, clock);
    const google = providers.find('google') as SocialProvider;
    for (const other of ['https://accounts.evil.test', `${own}/other`, own.replace('http:', 'https:')]) {
      issuer = other;
      await expect(providers.configuration(google)).rejects.toThrow();
    }
    expect(asked).toBe(3);
    issuer = own;
    expect((await providers.configuration(google)).serverMetadata().issuer).toBe(own);
    await providers.configuration(google);
    expect(asked).toBe(4);
    clock.advance(3_600_000);
    await providers.configuration(google);
    expect(asked).toBe(5);
  });
});
