import { describe, expect, it } from '@jest/globals';
import { keptWords } from './kept-words.js';

const CODE = 'MTIuN2Y4OTEyLXNlY3JldC1jb2Rl9';
const MAIL = { purpose: 'job-alert', accountId: 7, data: {} } as const;
const keep = (text: string, part: Partial<Parameters<typeof keptWords>[0]> = {}) =>
  keptWords({ ...MAIL, ...part }, { subject: 'New: Nurse', text })?.text;

describe('what is kept of a mail', () => {
  it('are its words, with the addresses of pages', () => {
    const text =
      'Nurse in Lisbon: https://board.example/de/jobs/Krankenpfleger-in-Berlin-Mitte-und-Umgebung-123456?from=mail';
    expect(keep(text)).toBe(text);
  });

  it('is no code of a link', () => {
    const links = [`/alerts/stop/${CODE}`, `/unsubscribe/${CODE}`, `/answer?code=${CODE}`, `/x/12.${CODE}`];
    for (const link of links) expect(keep(`Stop: https://board.example${link} now`)).not.toContain(CODE);
    expect(keep(`Stop: https://board.example/alerts/stop/${CODE} now`)).toBe(
      'Stop: https://board.example/alerts/stop/… now',
    );
  });

  it('is no address', () => {
    expect(keep('We wrote to jane@example.org')).toBe('We wrote to ***');
  });

  it('is nothing where a link works once, where somebody else is named, and without an account', () => {
    expect(keep('Choose a password', { data: { token: '1.abc' } })).toBeUndefined();
    expect(keep('Rita waits', { purpose: 'interview-reminder' })).toBeUndefined();
    expect(keep('You asked', { accountId: null })).toBeUndefined();
  });
});
