import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Visitor } from '../../support/visitor.js';
import {
  goOut,
  link,
  linkTokenOf,
  locationOf,
  logInBy,
  newPerson,
  type SocialBoard,
  startSocialBoard,
} from './social-board.js';

let board: SocialBoard;
const visitor = () => new Visitor(board.url);

beforeAll(async () => {
  board = await startSocialBoard();
});
afterAll(() => board.stop());

describe('a login by a provider that began on a German page', () => {
  const PATH = '/api/auth/social/google?language=de';

  it('leads to German pages, whatever the browser asks for', async () => {
    const { google } = board.providers;
    google.person = newPerson();
    const guest = visitor();
    const location = await logInBy(guest, google, `${PATH}&redirect=/jobs%3Fpage%3D2`);
    expect(location).toMatch(/^\/de\/auth\/link\?token=/);
    const token = linkTokenOf(location.replace(/^\/de/, ''));
    // The page there adds its language itself.
    expect((await link(guest, token, { nombre: 'Ana', terms: true })).body.redirect).toBe('/jobs?page=2');
    for (const [redirect, page] of [
      ['', '/de'],
      ['&redirect=/jobs%3Fpage%3D2%23here', '/de/jobs?page=2#here'],
      ['&redirect=/de/jobs', '/de/jobs'],
      ['&redirect=/de//evil.test', '/de'],
    ]) {
      expect(await logInBy(visitor(), google, PATH + redirect)).toBe(page);
    }
    expect(await logInBy(visitor(), google, '/api/auth/social/google?language=en&redirect=/jobs')).toBe('/jobs');
  });

  it('says on the German page that it led to nothing', async () => {
    const { google, linkedin } = board.providers;
    google.refuses = true;
    expect(await logInBy(visitor(), google, PATH)).toBe('/de/login?error=social-cancelled');
    google.refuses = false;
    google.person = { subject: 'without-address' };
    expect(await logInBy(visitor(), google, PATH)).toBe('/de/login?error=social-no-email');
    google.foreignKey = true;
    expect(await logInBy(visitor(), google, PATH)).toBe('/de/login?error=social-refused');
    google.foreignKey = false;
    board.clock.advance(3_600_000);
    linkedin.away = true;
    const out = await visitor().call('GET', '/api/auth/social/linkedin?language=de');
    linkedin.away = false;
    expect(locationOf(out)).toBe('/de/login?error=social-unreachable');
  });

  it('goes by what the browser asks for where nothing says how it began', async () => {
    const asked = (path: string) => visitor().call('GET', path, undefined, { 'Accept-Language': 'de-AT,en;q=0.5' });
    expect(locationOf(await asked('/auth/callback?error=access_denied'))).toBe('/de/login?error=social-expired');
    const { google } = board.providers;
    const guest = visitor();
    const back = await goOut(guest, google, '/api/auth/social/google');
    // As the version before kept it.
    await board.app.get(Database).query(`UPDATE single_use_token SET data = data - 'language'`);
    google.person = newPerson();
    const came = await guest.call('GET', back, undefined, { 'Accept-Language': 'de' });
    expect(locationOf(came)).toMatch(/^\/de\/auth\/link\?/);
  });

  it('is refused in a language that is none of ours', async () => {
    expect((await visitor().call('GET', '/api/auth/social/google?language=xx')).status).toBe(422);
  });
});
