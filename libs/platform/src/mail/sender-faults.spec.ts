import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type SenderResolver, senderFaults } from './sender-faults.js';

const pair = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const dkim = { domain: 'example.org', selector: 's1', privateKey };
const sender = {
  mailFrom: 'Board <no-reply@Example.org>',
  mailFromBulk: 'Board <news@mail.example.org>',
  dkim,
  mailDoor: undefined,
};
const doorOf = (domain: string) => ({ port: 2525, host: '127.0.0.1', domain, tls: null });

/** As a provider cuts long texts. */
const key = [`v=DKIM1; k=rsa; p=${publicKey.slice(0, 200)}`, publicKey.slice(200)];
const SOUND: Record<string, string[][]> = {
  'example.org': [['some-proof=1'], ['v=spf1 ip4:192.0.2.1 -all']],
  'mail.example.org': [['v=spf1 ip4:192.0.2.1 ~all']],
  's1._domainkey.example.org': [key],
  '_dmarc.example.org': [['v=DMARC1; p=quarantine']],
};

const resolverOf = (records: Record<string, string[][] | undefined>): SenderResolver => {
  const find = async (name: string) =>
    records[name] ?? Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' }));
  return { resolveTxt: find, resolveMx: (name) => find(`MX ${name}`) };
};
const faults = (
  changed: Record<string, string[][] | undefined>,
  of: Partial<Parameters<typeof senderFaults>[0]> = {},
) => senderFaults({ ...sender, ...of }, resolverOf({ ...SOUND, ...changed }));

describe('senderFaults', () => {
  it('finds nothing where all stands, also for a subdomain without DMARC of its own', async () => {
    expect(await faults({})).toEqual([]);
  });

  it.each([
    ['no SPF', { 'example.org': [['some-proof=1']] }, /^example\.org has no SPF record/],
    ['two of SPF', { 'example.org': [['v=spf1 -all'], ['v=spf1 ~all']] }, /has 2 SPF records/],
    ['SPF for everybody', { 'example.org': [['v=spf1 +all']] }, /lets everybody send/],
    [
      'no DKIM',
      { 's1._domainkey.example.org': undefined },
      /^s1\._domainkey\.example\.org has no DKIM record: add TXT "v=DKIM1; k=rsa; p=MII/,
    ],
    ['another key', { 's1._domainkey.example.org': [['v=DKIM1; p=MIIBother']] }, /is that of another key/],
    [
      'strict DMARC',
      { '_dmarc.example.org': [['v=DMARC1; p=reject; adkim=s']] },
      /^DMARC of example\.org is strict.*mail\.example\.org/,
    ],
  ])('says one line for %s', async (_what, changed, line) => {
    const found = await faults(changed);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(line);
  });

  it('says for each sender that DMARC lacks', async () => {
    expect(await faults({ '_dmarc.example.org': undefined })).toEqual([
      expect.stringMatching(/^example\.org has no DMARC record/),
      expect.stringMatching(/^mail\.example\.org has no DMARC record/),
    ]);
  });

  it('says that a signature of another domain is of no use, and that there is none', async () => {
    const other = { dkim: { ...dkim, domain: 'other.net' }, mailFromBulk: sender.mailFrom };
    expect(await faults({ 's1._domainkey.other.net': [key] }, other)).toEqual([
      expect.stringMatching(/^DKIM_DOMAIN other\.net is not the domain of the sender example\.org/),
    ]);
    expect(await senderFaults({ ...sender, dkim: undefined }, resolverOf(SOUND))).toEqual([
      expect.stringMatching(/^Mails are not signed here/),
    ]);
  });

  it('looks at the domain of the return paths, too', async () => {
    const door = { mailDoor: doorOf('bounces.example.org') };
    const there = { 'bounces.example.org': [['v=spf1 ip4:192.0.2.1 -all']], 'MX bounces.example.org': [['mx']] };
    expect(await faults(there, door)).toEqual([]);
    expect(await faults({}, door)).toEqual([
      expect.stringMatching(/^bounces\.example\.org has no MX record/),
      expect.stringMatching(/^bounces\.example\.org has no SPF record/),
    ]);
    expect(await faults({ ...there, '_dmarc.example.org': [['v=DMARC1; p=reject; aspf=s']] }, door)).toEqual([
      expect.stringMatching(/aspf=s.*bounces\.example\.org.*from example\.org/),
      expect.stringMatching(/aspf=s.*bounces\.example\.org.*from mail\.example\.org/),
    ]);
  });

  it('wants the domain of the return paths to be of the same organisation', async () => {
    const other = { 'bounces.other.net': [['v=spf1 -all']], 'MX bounces.other.net': [['mx']] };
    expect(await faults(other, { mailDoor: doorOf('bounces.other.net') })).toEqual([
      expect.stringMatching(/does not belong to the sender example\.org: .*such as bounces\.example\.org$/),
      expect.stringMatching(/does not belong to the sender mail\.example\.org/),
    ]);
  });

  it('waits for no resolver that is silent or broken', async () => {
    const silent: SenderResolver = { resolveTxt: () => new Promise(() => {}), resolveMx: async () => [] };
    expect(await senderFaults(sender, silent, 20)).toEqual([expect.stringMatching(/did not answer within 20 ms/)]);
    const broken: SenderResolver = {
      resolveTxt: () => Promise.reject(Object.assign(new Error('no'), { code: 'ESERVFAIL' })),
      resolveMx: async () => [],
    };
    expect(await senderFaults(sender, broken)).toEqual(['SPF, DKIM and DMARC could not be looked up: ESERVFAIL']);
  });
});
