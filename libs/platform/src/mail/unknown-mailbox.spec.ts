import { describe, expect, it } from '@jest/globals';
import { isUnknownMailbox } from './unknown-mailbox.js';

const answer = (response: string, command = 'RCPT TO') => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

describe('isUnknownMailbox', () => {
  it.each([
    '550 5.1.1 <ada@example.test>: Recipient address rejected: User unknown in local recipient table',
    '550-5.1.1 The email account that you tried to reach does not exist',
    '550 No such user here',
    '553 5.1.2 We do not know this domain',
    '550 5.2.1 The mailbox is switched off',
  ])('is true of %s', (response) => {
    expect(isUnknownMailbox(answer(response))).toBe(true);
  });

  it.each([
    '554 5.7.1 Relay access denied',
    '550 5.7.1 Service unavailable; client host blocked by a list',
    '550 relay not permitted',
    '552 5.2.2 Mailbox full',
    '450 4.2.0 Greylisted',
    '550 5.4.1 Recipient address rejected: Access denied',
  ])('is false of %s, which says nothing about the address', (response) => {
    expect(isUnknownMailbox(answer(response))).toBe(false);
  });

  it('is false of what a server says to sender or text, and of other errors', () => {
    expect(isUnknownMailbox(answer('550 5.1.1 Not you', 'MAIL FROM'))).toBe(false);
    expect(isUnknownMailbox(answer('550 5.1.1 Not this one', 'DATA'))).toBe(false);
    expect(isUnknownMailbox(new Error('ECONNREFUSED'))).toBe(false);
    expect(isUnknownMailbox(null)).toBe(false);
  });
});
