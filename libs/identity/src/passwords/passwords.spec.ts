import { loadSettings, WaitingLine } from '@babelboard/platform';
import { describe, expect, it, jest } from '@jest/globals';
import { hash, parseOptions } from '@node-rs/argon2';
import { HASH_OPTIONS, isOutdated } from './domain/password-hash.js';
import { Passwords } from './passwords.js';

const passwords = new Passwords(
  loadSettings({ DATABASE_URL: 'postgresql://nowhere/x', SEARCH_ENGINE: 'postgres', SECRET_KEY: 'x'.repeat(32) }),
);

describe('Passwords', () => {
  it('hash with the parameters of OWASP, salted', async () => {
    const [first, second] = [await passwords.hash('lantern-orchard-71'), await passwords.hash('lantern-orchard-71')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(parseOptions(first)).toMatchObject({ saltLen: 16, outputLen: 32 });
    expect(second).not.toBe(first);
    expect(isOutdated(first)).toBe(false);
  });

  it('compare all that was typed, up to the last of 200 characters', async () => {
    const password = `${'lantern orchard '.repeat(12)} and 71`;
    expect(password).toHaveLength(199);
    const stored = await passwords.hash(password);
    expect((await passwords.verify(stored, password)).ok).toBe(true);
    for (const other of [password.slice(0, -1), `${password} `, password.toUpperCase(), password.slice(0, 72)]) {
      expect((await passwords.verify(stored, other)).ok).toBe(false);
    }
  });

  it('take the same letters for the same, however they are composed', async () => {
    const stored = await passwords.hash('jose\u0301 und das Ufer');
    expect(await passwords.verify(stored, 'josé und das Ufer')).toEqual({ ok: true, outdated: false });
    expect((await passwords.verify(stored, 'Josè und das Ufer')).ok).toBe(false);
  });

  it.each([{ memoryCost: 19_455 }, { memoryCost: 47_104 }, { timeCost: 1 }, { parallelism: 2 }, { algorithm: 1 }])(
    'tell a hash with other parameters: %j',
    async (other) => {
      const stored = await hash('lantern-orchard-71', { ...HASH_OPTIONS, ...other });
      expect(await passwords.verify(stored, 'lantern-orchard-71')).toEqual({ ok: true, outdated: true });
    },
  );

  it('do the same work for nobody as for somebody', async () => {
    const stored = await passwords.hash('lantern-orchard-71');
    const run = jest.spyOn(WaitingLine.prototype, 'run');
    const worked = async (compared: string | null) => {
      run.mockClear();
      expect((await passwords.verify(compared, 'another one')).ok).toBe(false);
      return run.mock.calls.length;
    };
    expect([await worked(null), await worked(stored)]).toEqual([1, 1]);
    run.mockRestore();
    // What nobody's is compared with costs as much as any other.
    const nobodys = await (passwords as unknown as { dummy: Promise<string> }).dummy;
    expect(parseOptions(nobodys)).toEqual(parseOptions(stored));
  });

  it('say what is wrong with a new one', () => {
    const owner = { email: 'irini@example.test', firstName: 'Irini', lastName: 'Almeida' };
    expect(() => passwords.check('irini-almeida', owner)).toThrow(
      expect.objectContaining({ code: 'PASSWORD_TOO_WEAK', path: 'password', kind: 'invalid' }),
    );
    expect(() => passwords.check('lantern-orchard-71', owner)).not.toThrow();
  });

  it('let 1,202 come at once, and ask the next ones to come again', async () => {
    const stored = await hash('x', { memoryCost: 8, timeCost: 1 });
    const outcomes = await Promise.allSettled(Array.from({ length: 1_210 }, () => passwords.verify(stored, 'x')));
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(8);
    expect(refused[0]?.reason).toMatchObject({ code: 'TOO_MANY_AT_ONCE', kind: 'limited', params: { retryAfter: 10 } });
  });
});
