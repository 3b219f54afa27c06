import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { mailAddress } from './mail-address.js';

const read = (typed: string) => mailAddress.safeParse(typed).data ?? null;

describe('an address for mails', () => {
  it.each([
    ['kim@example.com', 'kim@example.com'],
    [' Kim.O’B@example.com', null],
    ["kim.o'brien+jobs@mail.example.co.uk", "kim.o'brien+jobs@mail.example.co.uk"],
    ['kim@firma.рф', 'kim@firma.xn--p1ai'],
    ['kim@firma.xn--p1ai', 'kim@firma.xn--p1ai'],
    ['kim@εταιρεία.ευ', 'kim@xn--kxadbnbx0dva.xn--qxa6a'],
    ['bob@bücher.example', 'bob@xn--bcher-kva.example'],
    ['\u200bkim@example.com\ufeff', 'kim@example.com'],
    ['kim@exam\u00adple.com\n', 'kim@example.com'],
    ['mailto:kim@example.com', 'kim@example.com'],
    ['mailto:kim@example.com?subject=CV', 'kim@example.com'],
    ['Kim Müller <kim@example.com>', 'kim@example.com'],
  ])('%j is read as %j', (typed, address) => {
    expect(read(typed)).toBe(address);
  });

  it.each([
    ...['', 'kim', 'kim@', '@example.com', 'kim@example', 'kim@@example.com', 'kim@exa mple.com', 'kim.@example.com'],
    ...[
      'kim@example.c',
      'kim@1.2.3.4',
      'kim@[::1]',
      'kim@firma.рф/x',
      'a@b.com, c@d.com',
      'kim@-example.com',
      'кім@firma.рф',
      'ops@bоard.test',
    ],
    `${'a'.repeat(250)}@example.com`,
  ])('%j is none', (typed) => {
    expect(read(typed)).toBeNull();
  });

  it('refuses as every address does, and is described as one', () => {
    expect(mailAddress.safeParse('kim').error?.issues).toMatchObject([{ code: 'invalid_format', format: 'email' }]);
    expect(z.toJSONSchema(mailAddress, { io: 'input' })).toMatchObject({
      type: 'string',
      format: 'email',
      maxLength: 254,
    });
  });
});
