import { describe, expect, it } from '@jest/globals';
import { STORED_REPORTS, storedReport } from '../testing/stored-report.js';
import { readReturnedMail } from './returned-mail.js';

const CODE = 'ab'.repeat(28);
const PATH = `bounce+${CODE}@bounces.board.example.test`;
const read = (name: string) => readReturnedMail(storedReport(name, { path: PATH, code: CODE }));

/** What each stored report says. */
const TYPES: Record<string, 'hard' | 'soft' | 'complaint' | null> = {
  'arf-abuse': 'complaint',
  'arf-not-spam': null,
  'arf-nothing-known': 'complaint',
  'arf-redacted': 'complaint',
  'exchange-full': 'soft',
  'exchange-unknown': 'hard',
  'exim-blocked': 'soft',
  'exim-plain': 'soft',
  'exim-unknown': 'hard',
  'forwarded-report': null,
  'gmail-expired': 'soft',
  'gmail-unknown': 'hard',
  global: 'hard',
  'no-status': 'soft',
  'one-group': 'hard',
  'one-of-two': 'soft',
  'out-of-office': null,
  person: null,
  policy: 'soft',
  'postfix-delayed': 'soft',
  'postfix-unknown': 'hard',
  'postmaster-answers': null,
  qmail: 'soft',
  'read-receipt': null,
  'sendmail-relayed': null,
  'within-mixed': 'hard',
};

/** A report as Postfix writes it, with other fields of the recipient. */
const withFields = (fields: string) =>
  storedReport('postfix-unknown', { path: PATH, code: CODE })
    .toString()
    .replace(
      /Action: failed\r\nStatus: 5\.1\.1\r\n[\s\S]*?mailbox table\r\n/,
      `${fields.replaceAll('\n', '\r\n')}\r\n`,
    );
const typeWith = async (fields: string) => (await readReturnedMail(Buffer.from(withFields(fields)))).type;

describe('readReturnedMail', () => {
  it.each(STORED_REPORTS)('knows what %s says', async (name) => {
    expect(TYPES).toHaveProperty(name);
    expect((await read(name)).type).toBe(TYPES[name]);
  });

  it('gives the words of the server, and every address that is named', async () => {
    expect(await read('postfix-unknown')).toMatchObject({
      answer: '550 5.1.1 <ada@example.test>: Recipient address rejected: User unknown in virtual mailbox table',
      writtenAt: new Date('2026-11-21T12:00:09Z'),
      codes: [CODE, `<${PATH}>`],
      addresses: expect.arrayContaining(['ada@example.test']),
    });
    expect((await read('gmail-unknown')).addresses).toEqual(
      expect.arrayContaining(['forwarded@gmail.example', 'ada@example.test']),
    );
    expect((await read('global')).answer).toBe('550 5.1.1 宛先不明');
    expect((await read('global')).addresses).toContain('アダ@例え.test');
    expect((await read('qmail')).addresses).toContain('ada@example.test');
    expect((await read('exchange-unknown')).addresses).toContain('ada@example.test');
  });

  it('finds the code where we put it, and nowhere else', async () => {
    expect((await read('arf-abuse')).codes).toEqual([CODE, '<somebody@else.example>']);
    expect((await read('arf-redacted')).codes).toEqual([PATH]);
    expect((await read('arf-nothing-known')).codes).toEqual([]);
    // It stands in the copy within its text alone.
    expect((await read('qmail')).codes).toEqual([]);
  });

  it.each([
    ['5.1.3', 'hard'],
    ['5.2.1', 'hard'],
    ['5.4.1', 'hard'],
    ['5.1.8', 'soft'],
    ['5.2.2', 'soft'],
    ['5.3.4', 'soft'],
    ['5.4.6', 'soft'],
    ['5.6.0', 'soft'],
    ['5.7.509', 'soft'],
    ['4.2.2', 'soft'],
    ['9.9.9', 'soft'],
    ['', 'soft'],
  ])('takes a failure with status %s for %s', async (status, type) => {
    expect(await typeWith(`Action: failed\nStatus: ${status}`)).toBe(type);
  });

  it('asks the words of the server where its status says nothing', async () => {
    const vague = (words: string) => typeWith(`Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; ${words}`);
    expect(await vague('550 no such user')).toBe('hard');
    expect(await vague('550 5.2.2 over quota')).toBe('soft');
    expect(await vague('554 blocked by policy')).toBe('soft');
    expect(await vague('550 192.0.5.1.1 gone')).toBe('hard');
    expect(await typeWith('Action: failed\nDiagnostic-Code: smtp; 550 5.1.1 gone')).toBe('hard');
  });

  it('goes by the action, in any letters and with a comment', async () => {
    expect(await typeWith('ACTION:   Failed (bad mailbox)\nSTATUS: 5.1.1 (no such user)')).toBe('hard');
    expect(await typeWith('Action: delivered\nStatus: 5.1.1')).toBeNull();
    expect(await typeWith('Action: expanded\nStatus: 2.0.0')).toBeNull();
    expect(await typeWith('Action: delayed\nStatus: 5.1.1')).toBe('soft');
    expect(await typeWith('Status: 2.0.0')).toBeNull();
  });

  it('reads other encodings, and ends of lines without a return', async () => {
    const latin = storedReport('postfix-unknown', { path: PATH, code: CODE })
      .toString()
      .replace('User unknown in virtual\r\n    mailbox table', 'Empf\u00e4nger unbekannt')
      .replaceAll('\r\n', '\n');
    expect((await readReturnedMail(Buffer.from(latin, 'latin1'))).type).toBe('hard');
  });

  it('takes what is cut off in its middle for what it still says', async () => {
    const whole = storedReport('postfix-unknown', { path: PATH, code: CODE });
    const ends = [0, 20, ...['--3C9B', 'Reporting-MTA', 'Status: 5', 'Remote-MTA'].map((word) => whole.indexOf(word))];
    const types = ends.map((end) => readReturnedMail(whole.subarray(0, end)).then(({ type }) => type));
    expect(await Promise.all(types)).toEqual([null, null, 'soft', 'soft', 'soft', 'hard']);
  });

  it('reads no more than a part of what is huge', async () => {
    const line = `${'a'.repeat(60)} x@example.test\r\n`;
    const huge = `From: MAILER-DAEMON@example.test\r\nSubject: failure\r\n\r\nada@example.test\r\n${line.repeat(13_000)}`;
    const { type, addresses } = await readReturnedMail(Buffer.from(huge));
    expect([type, addresses]).toEqual(['soft', ['ada@example.test', 'x@example.test']]);
    const groups = 'Action: failed\r\nStatus: 5.1.1\r\n\r\n'.repeat(20_000);
    const many = `Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${groups}--b--\r\n`;
    expect((await readReturnedMail(Buffer.from(many))).type).toBe('hard');
  });

  it('reads the beginning of what has lines without end, which would cost seconds', async () => {
    const report = storedReport('postfix-unknown', { path: PATH, code: CODE }).toString();
    const within = (lines: number) =>
      readReturnedMail(Buffer.from(report.replace("I'm sorry", `${'\n'.repeat(lines)}I'm sorry`)));
    expect((await within(4_000)).type).toBe('hard');
    expect((await within(1_000_000)).type).toBe('soft');
  });

  it('refuses parts in parts without end, and headers without end', async () => {
    const nested = Array.from({ length: 60 }, (_part, n) =>
      [`Content-Type: multipart/mixed; boundary=b${n}`, '', `--b${n}`, ''].join('\r\n'),
    ).join('');
    await expect(readReturnedMail(Buffer.from(nested))).rejects.toThrow();
    await expect(readReturnedMail(Buffer.from(`X: ${'y'.repeat(300_000)}\r\n\r\n`))).rejects.toThrow();
  });
});
