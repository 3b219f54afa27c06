import { describe, expect, it } from '@jest/globals';
import { contactRequest } from './contact.js';

const MESSAGE = {
  name: 'Zoë Ünal',
  email: 'zoe@example.test',
  topic: 'offer',
  text: 'Offer 7 asks for money.\n\tPlease look at it.',
  open_for_ms: 20_000,
};
const refusedFields = (given: object) => {
  const { error } = contactRequest.safeParse({ ...MESSAGE, ...given });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
};

describe('a message to the operator', () => {
  it('breaks lines, and is composed as names are elsewhere', () => {
    expect(contactRequest.parse({ ...MESSAGE, name: ' Zoe\u0308 Ünal ' })).toEqual({ ...MESSAGE, leave_empty: '' });
  });

  it.each([0x00, 0x0a, 0xad, 0x200b, 0x200f, 0x2028, 0x202e, 0x2066, 0x3164])(
    'comes from nobody with U+%s in the name',
    (code) => {
      expect(refusedFields({ name: `Ada${String.fromCodePoint(code)}Lovelace` })).toEqual(['name']);
    },
  );

  it.each([0x00, 0x1b, 0x2028, 0x202e, 0xfeff])('holds no U+%s', (code) => {
    expect(refusedFields({ text: `Offer 7 asks ${String.fromCodePoint(code)} for money.` })).toEqual(['text']);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ text: 'Too short' }, 'text'],
    [{ text: 'x'.repeat(5_001) }, 'text'],
  ])('has a length: %j', (given, path) => {
    expect(refusedFields(given)).toEqual([path]);
  });
});
