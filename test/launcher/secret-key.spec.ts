import { createECDH } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

/** Plain JavaScript, which has no types here. */
const LAUNCHERS = new URL('../../apps/launcher/project/', import.meta.url).href;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function secretKeyOf(dataDir: string): Promise<string> {
  const launcher = (await import(`${LAUNCHERS}secret-key.mjs`)) as { secretKeyOf(dataDir: string): string };
  return launcher.secretKeyOf(dataDir);
}

async function environmentOf(settings: object): Promise<NodeJS.ProcessEnv> {
  const launcher = (await import(`${LAUNCHERS}settings.mjs`)) as {
    productEnvironment(settings: object, services: undefined): NodeJS.ProcessEnv;
  };
  return launcher.productEnvironment({ dataDir: folder, port: 3000, ...settings }, undefined);
}

describe('the secret key of embedded mode', () => {
  it('is made once for a folder, for its user alone', async () => {
    const key = await secretKeyOf(join(folder, 'data'));
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await secretKeyOf(join(folder, 'data'))).toBe(key);
    expect(statSync(join(folder, 'data', 'secret-key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'data'))).toEqual(['secret-key']);
    expect(await secretKeyOf(folder)).not.toBe(key);
  });

  it('is passed on, unless there is one in the settings or nothing is embedded', async () => {
    const key = await secretKeyOf(folder);
    expect((await environmentOf({})).SECRET_KEY).toBe(key);
    expect((await environmentOf({ secretKey: 'of the settings' })).SECRET_KEY).toBe(process.env.SECRET_KEY);
    expect((await environmentOf({ production: true })).SECRET_KEY).toBe(process.env.SECRET_KEY);
  });
});

describe('the key by which push services know embedded mode', () => {
  it('is made once for a folder, for its user alone, and passed on unless there is one in the settings', async () => {
    const { VAPID_PRIVATE_KEY: key = '' } = await environmentOf({});
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(() => createECDH('prime256v1').setPrivateKey(key, 'base64url')).not.toThrow();
    expect((await environmentOf({})).VAPID_PRIVATE_KEY).toBe(key);
    expect(statSync(join(folder, 'vapid-key')).mode & 0o777).toBe(0o600);
    for (const settings of [{ vapidKey: 'of the settings' }, { production: true }]) {
      expect((await environmentOf(settings)).VAPID_PRIVATE_KEY).toBe(process.env.VAPID_PRIVATE_KEY);
    }
  });
});
