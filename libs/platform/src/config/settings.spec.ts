import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { RETENTION_MS } from '../privacy/retention.js';
import { loadSettings } from './settings.js';

const sound = {
  DATABASE_URL: 'postgresql://localhost/board',
  SEARCH_ENGINE: 'postgres',
  SECRET_KEY: '0123456789abcdef0123456789abcdef',
};

describe('loadSettings', () => {
  it('fills in what is not set', () => {
    const settings = loadSettings({ ...sound, PORT: '', BASE_URL: 'http://localhost:4000/' });
    expect(settings).toMatchObject({ port: 3000, baseUrl: 'http://localhost:4000', productPrefix: 'babelboard' });
    expect(settings.embedded).toBe(true);
  });

  it('names every wrong setting in one message', () => {
    const load = () =>
      loadSettings({ PORT: '99999', DATABASE_URL: 'mysql://x', MEILISEARCH_URL: 'http://localhost:7700' });
    expect(load).toThrow(/PORT: .*; DATABASE_URL: must be an address that starts with postgres:\/\/.*MEILISEARCH_KEY/);
  });

  it('says what is missing', () => {
    expect(() => loadSettings({})).toThrow(/DATABASE_URL: is required.*MEILISEARCH_URL: is required unless/);
  });

  it('asks for a secret key that cannot be guessed', () => {
    expect(() => loadSettings({ ...sound, SECRET_KEY: undefined })).toThrow('SECRET_KEY: is required');
    expect(() => loadSettings({ ...sound, SECRET_KEY: sound.SECRET_KEY.slice(1) })).toThrow('SECRET_KEY: ');
  });

  it('asks for a mail server in production', () => {
    expect(() => loadSettings({ ...sound, NODE_ENV: 'production' })).toThrow('SMTP_URL: is required in production');
  });

  it('asks for all that a signature of mails needs, or for nothing of it', () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 1_024,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const dkim = {
      DKIM_DOMAIN: 'Example.org',
      DKIM_SELECTOR: 's1',
      DKIM_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    };
    expect(loadSettings(sound).dkim).toBeUndefined();
    expect(loadSettings({ ...sound, ...dkim }).dkim).toEqual({ domain: 'example.org', selector: 's1', privateKey });
    expect(() => loadSettings({ ...sound, ...dkim, DKIM_SELECTOR: '' })).toThrow('are of use only together');
    expect(() => loadSettings({ ...sound, ...dkim, DKIM_PRIVATE_KEY: 'x' })).toThrow('DKIM_PRIVATE_KEY: is no private');
  });

  it('opens a door for mails that come back where its port and domain are given', () => {
    const door = { MAIL_DOOR_PORT: '2525', MAIL_RETURN_DOMAIN: 'Bounces.example.org' };
    expect(loadSettings(sound).mailDoor).toBeUndefined();
    expect(loadSettings({ ...sound, ...door }).mailDoor).toEqual({
      port: 2_525,
      host: '127.0.0.1',
      domain: 'bounces.example.org',
      tls: null,
    });
    expect(loadSettings({ ...sound, ...door, MAIL_DOOR_HOST: '0.0.0.0' }).mailDoor?.host).toBe('0.0.0.0');
    for (const name of Object.keys(door)) {
      expect(() => loadSettings({ ...sound, ...door, [name]: '' })).toThrow('are of use only together');
    }
    expect(() => loadSettings({ ...sound, ...door, MAIL_RETURN_DOMAIN: 'bounces' })).toThrow('is a domain such as');
    expect(() => loadSettings({ ...sound, ...door, MAIL_DOOR_PORT: '3000' })).toThrow('must differ');
    expect(() => loadSettings({ ...sound, ...door, MAIL_DOOR_KEY: 'x', MAIL_DOOR_CERTIFICATE: 'x' })).toThrow(
      /MAIL_DOOR_KEY: is no private key.*MAIL_DOOR_CERTIFICATE: is no certificate/,
    );
    expect(() => loadSettings({ ...sound, MAIL_DOOR_HOST: '0.0.0.0' })).toThrow('only with MAIL_DOOR_PORT');
  });

  it('sends CVs to a server with a secret, or to a mailbox, by a name that people read', () => {
    const secret = 'a-secret-of-thirty-two-characters';
    const server = {
      CV_FEEDBACK_NAME: 'CV Coach',
      CV_FEEDBACK_URL: 'https://coach.example.org/cvs',
      CV_FEEDBACK_SECRET: secret,
    };
    const people = { CV_RESUME_NAME: 'Our writers', CV_RESUME_MAILBOX: 'cvs@example.org' };
    expect(loadSettings(sound).cvServices).toEqual({});
    expect(loadSettings({ ...sound, ...server, ...people }).cvServices).toEqual({
      feedback: { way: 'webhook', name: 'CV Coach', url: new URL('https://coach.example.org/cvs'), secret },
      resume: { way: 'mailbox', name: 'Our writers', address: 'cvs@example.org' },
    });
    for (const [wrong, words] of [
      [{ CV_FEEDBACK_SECRET: '' }, 'CV_FEEDBACK_URL and CV_FEEDBACK_SECRET: are of use only together'],
      [{ CV_FEEDBACK_MAILBOX: 'cvs@example.org' }, 'only one of them can be set'],
      [{ CV_FEEDBACK_NAME: '' }, 'CV_FEEDBACK_NAME: is set together with'],
      [{ CV_RESUME_MAILBOX: '' }, 'CV_RESUME_NAME: is set together with'],
      [{ CV_FEEDBACK_URL: 'ftp://coach.example.org' }, 'CV_FEEDBACK_URL: must be a web address'],
      [{ CV_FEEDBACK_URL: 'http://coach.example.org/cvs' }, 'CV_FEEDBACK_URL: must be an https address'],
      [{ CV_FEEDBACK_URL: 'https://10.0.0.7/cvs' }, 'CV_FEEDBACK_URL: must be an https address'],
      [{ CV_FEEDBACK_URL: 'https://coach.internal/cvs' }, 'CV_FEEDBACK_URL: must be an https address'],
    ] as const) {
      expect(() => loadSettings({ ...sound, ...server, ...people, ...wrong })).toThrow(words);
    }
  });

  it('sends CVs to this machine outside of production alone', () => {
    const local = {
      CV_FEEDBACK_NAME: 'Fake',
      CV_FEEDBACK_URL: 'http://127.0.0.1:4000/',
      CV_FEEDBACK_SECRET: 'x'.repeat(32),
    };
    expect(loadSettings({ ...sound, ...local }).cvServices.feedback).toMatchObject({ name: 'Fake' });
    expect(() => loadSettings({ ...sound, ...local, NODE_ENV: 'production' })).toThrow(
      'CV_FEEDBACK_URL: must be an https',
    );
  });

  it('sends mails that can be stopped from the same sender unless another is set', () => {
    expect(loadSettings({ ...sound, MAIL_FROM: 'a@example.org' }).mailFromBulk).toBe('a@example.org');
    expect(loadSettings({ ...sound, MAIL_FROM_BULK: 'b@example.org' }).mailFromBulk).toBe('b@example.org');
  });

  it('keeps mails that it shows to this machine', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.20', 'board.internal']) {
      expect(() => loadSettings({ ...sound, HOST })).toThrow('HOST: must be 127.0.0.1');
      expect(loadSettings({ ...sound, HOST, SMTP_URL: 'smtp://localhost' }).host).toBe(HOST);
    }
    for (const HOST of ['127.0.0.1', '127.8.0.1', 'localhost', '::1']) {
      expect(loadSettings({ ...sound, HOST }).host).toBe(HOST);
    }
  });

  it('shows no mails to whom a proxy on this machine brings', () => {
    for (const BASE_URL of ['https://jobs.example', 'http://localhost.example', 'http://192.168.1.20:3000']) {
      expect(() => loadSettings({ ...sound, BASE_URL })).toThrow('BASE_URL: must name this machine');
      expect(loadSettings({ ...sound, BASE_URL, SMTP_URL: 'smtp://localhost' }).baseUrl).toBe(BASE_URL);
    }
    for (const BASE_URL of [
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
      'https://LOCALHOST',
      'http://board.localhost:3000',
    ]) {
      expect(loadSettings({ ...sound, BASE_URL }).baseUrl).toBe(BASE_URL);
    }
    expect(() => loadSettings({ ...sound, TRUST_PROXY: '1' })).toThrow('TRUST_PROXY: must be 0');
    expect(loadSettings({ ...sound, TRUST_PROXY: '1', SMTP_URL: 'smtp://localhost' }).trustProxy).toBe(1);
  });

  it('takes no port twice', () => {
    expect(() => loadSettings({ ...sound, METRICS_PORT: '9100', WORKER_PORT: '9100' })).toThrow('must differ');
    expect(() => loadSettings({ ...sound, METRICS_PORT: '3000' })).toThrow('must differ');
    expect(loadSettings({ ...sound, METRICS_PORT: '9100', WORKER_PORT: '9101' }).metricsPort).toBe(9_100);
  });

  it.each([undefined, 'development', 'production'])('lets nobody move the time where NODE_ENV is %s', (environment) => {
    const moved = { ...sound, CLOCK_OFFSET_FILE: '/tmp/offset' };
    expect(() => loadSettings({ ...moved, NODE_ENV: environment })).toThrow('CLOCK_OFFSET_FILE: is for tests');
    expect(loadSettings({ ...moved, NODE_ENV: 'test' }).clockOffsetFile).toBe('/tmp/offset');
  });

  it('asks who runs the site in production, and marks a placeholder elsewhere', () => {
    const production = { ...sound, NODE_ENV: 'production', SMTP_URL: 'smtp://localhost:25' };
    expect(() => loadSettings(production)).toThrow(
      'OPERATOR_NAME: is required in production; OPERATOR_ADDRESS: is required in production; OPERATOR_EMAIL: is required in production',
    );
    const named = {
      OPERATOR_NAME: 'Babel GmbH',
      OPERATOR_ADDRESS: 'Turmweg 1, 10115 Berlin, Germany',
      OPERATOR_EMAIL: 'hello@babel.test',
    };
    expect(loadSettings({ ...production, ...named }).operator).toMatchObject({
      name: 'Babel GmbH',
      placeholder: false,
    });
    expect(() => loadSettings({ ...production, ...named, OPERATOR_EMAIL: 'babel' })).toThrow('OPERATOR_EMAIL: must be');
    const { placeholder, ...facts } = loadSettings(sound).operator;
    expect([placeholder, ...new Set(Object.values(facts))]).toEqual([true, null]);
  });

  it('keeps things as long as the operator says, in days, and no mail log that lets a mail go out twice', () => {
    const given = {
      KEEP_UNVERIFIED_ACCOUNTS: '14',
      KEEP_UNUSED_ACCOUNTS: '365',
      KEEP_ASKED_ACCOUNTS: '60',
      KEEP_AUDIT_LOG: '400',
    };
    const day = 86_400_000;
    expect(loadSettings(sound).retention).toEqual(RETENTION_MS);
    expect(loadSettings({ ...sound, ...given, KEEP_MAIL_LOG: '120' }).retention).toEqual({
      ...RETENTION_MS,
      unverifiedAccount: 14 * day,
      unusedAccount: 365 * day,
      askedAccount: 60 * day,
      auditEntry: 400 * day,
      mailDelivery: 120 * day,
    });
    expect(() => loadSettings({ ...sound, KEEP_MAIL_LOG: '89' })).toThrow('KEEP_MAIL_LOG: ');
  });

  it('keeps applications as long as the operator says, by country, in months', () => {
    const kept = loadSettings({
      ...sound,
      KEEP_APPLICATIONS: 'DE=4@2027-01-01, elsewhere=9@2026-06-01',
    }).keptApplications;
    expect([...kept]).toEqual([
      ['DE', { months: 4, since: '2027-01-01' }],
      ['elsewhere', { months: 9, since: '2026-06-01' }],
    ]);
    for (const wrong of ['DE=6', 'DE=0@2026-01-01', 'Germany=6@2026-01-01', 'DE=121@2026-01-01']) {
      expect(() => loadSettings({ ...sound, KEEP_APPLICATIONS: wrong })).toThrow('KEEP_APPLICATIONS: ');
    }
  });

  it('does not show values in its message', () => {
    expect(() => loadSettings({ ...sound, MEILISEARCH_URL: 'http://localhost', MEILISEARCH_KEY: 'short' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('short') }),
    );
  });
});
