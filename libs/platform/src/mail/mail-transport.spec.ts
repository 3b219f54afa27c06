import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkDkim } from '../../../../test/support/dkim.js';
import { startMailServer } from '../../../../test/support/mail-server.js';
import { MovableClock } from '../clock/clock.js';
import { Mailbox } from './mailbox.js';
import { MailboxMailTransport } from './mailbox-mail-transport.js';
import { SmtpMailTransport } from './smtp-mail-transport.js';

const mail = {
  to: 'ada@example.test',
  subject: 'Grüße aus Αθήνα',
  text: 'Hello',
  html: '<p>Hello</p>',
  headers: { 'List-Unsubscribe': '<https://example.test/u>' },
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('SmtpMailTransport', () => {
  it('delivers text, HTML and headers to a real SMTP server', async () => {
    const server = await startMailServer();
    const transport = new SmtpMailTransport(server.url, 'Board <board@example.test>');
    try {
      await transport.send(mail);
    } finally {
      transport.onApplicationShutdown();
      await server.stop();
    }
    const { received } = server;
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ subject: mail.subject, from: { address: 'board@example.test' } });
    expect(received[0]?.html).toContain('<p>Hello</p>');
    expect(received[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe', value: '<https://example.test/u>' }),
    );
  });

  it('has what cannot be delivered come back to the return path, and shows the sender to people', async () => {
    const server = await startMailServer();
    const transport = new SmtpMailTransport(server.url, 'Board <board@example.test>');
    try {
      await transport.send({ ...mail, returnPath: 'bounce+1@bounces.example.test' });
      await transport.send(mail);
    } finally {
      transport.onApplicationShutdown();
      await server.stop();
    }
    expect(server.senders).toEqual(['bounce+1@bounces.example.test', 'board@example.test']);
    expect(server.received.map(({ from, to }) => [from?.address, to?.[0]?.address])).toEqual(
      Array(2).fill(['board@example.test', mail.to]),
    );
  });

  it('lets an answer go to somebody else, and nothing in that address becomes a header', async () => {
    const server = await startMailServer();
    const transport = new SmtpMailTransport(server.url, 'Board <board@example.test>');
    try {
      await transport.send({ ...mail, replyTo: 'reader@example.test' });
      await transport.send({ ...mail, replyTo: 'reader@example.test\r\nBcc: spy@example.test\r\nSubject: other' });
      await transport.send({ ...mail, replyTo: 'a@example.test, spy@example.test' });
    } finally {
      transport.onApplicationShutdown();
      await server.stop();
    }
    expect(server.received[0]?.replyTo).toEqual([{ name: '', address: 'reader@example.test' }]);
    for (const received of server.received) {
      expect(received.subject).toBe(mail.subject);
      expect(received.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
      expect(received.replyTo).toHaveLength(1);
    }
  });

  it('signs what people see and both headers by which mails are stopped, whoever the sender is', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2_048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const server = await startMailServer();
    const dkim = { domain: 'example.test', selector: 's1', privateKey };
    const transport = new SmtpMailTransport(server.url, 'Board <board@example.test>', { dkim });
    const headers = { ...mail.headers, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    try {
      await transport.send({ ...mail, headers, from: 'Board <news@mail.example.test>' });
    } finally {
      transport.onApplicationShutdown();
      await server.stop();
    }
    const [raw = Buffer.alloc(0)] = server.raw;
    const { domain, signed, valid } = checkDkim(raw, publicKey);
    expect({ domain, valid }).toEqual({ domain: 'example.test', valid: true });
    for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']) {
      expect(signed).toContain(name);
    }
    expect(server.received[0]?.from?.address).toBe('news@mail.example.test');
    const changed = Buffer.from(
      raw.toString('latin1').replace('https://example.test/u', 'https://evil.test/u'),
      'latin1',
    );
    expect(checkDkim(changed, publicKey).valid).toBe(false);
  });

  it('says so when no server answers', async () => {
    const transport = new SmtpMailTransport('smtp://127.0.0.1:1', 'Board <board@example.test>');
    await expect(transport.send(mail)).rejects.toThrow('ECONNREFUSED');
    transport.onApplicationShutdown();
  });
});

describe('a server that says nothing', () => {
  it('is not waited for', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const transport = new SmtpMailTransport(`smtp://127.0.0.1:${port}`, 'Board <board@example.test>', {
      patienceMs: 200,
    });
    // Whichever of its clocks is first.
    await expect(transport.send(mail)).rejects.toThrow(/Greeting never received|Timeout/);
    transport.onApplicationShutdown();
    server.close();
  });
});

describe('MailboxMailTransport', () => {
  it('keeps mails for the mailbox, newest first, found by recipient', async () => {
    const clock = new MovableClock(new Date('2026-01-02T03:04:05Z'));
    const transport = new MailboxMailTransport(folder, 'Board <board@example.test>', clock);
    await transport.send(mail);
    clock.advance(1_000);
    await transport.send({ ...mail, to: 'bob@example.test', subject: 'Second' });
    const mailbox = new Mailbox(folder);
    expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['Second', 'Grüße aus Αθήνα']);
    const [found, ...others] = await mailbox.list('ADA@');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ to: 'ada@example.test', sentAt: '2026-01-02T03:04:05.000Z' });
    expect(found?.text.trim()).toBe('Hello');
  });

  it('is empty before the first mail', async () => {
    expect(await new Mailbox(join(folder, 'none')).list()).toEqual([]);
  });
});
