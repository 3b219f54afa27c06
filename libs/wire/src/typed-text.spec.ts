import { describe, expect, it } from '@jest/globals';
import { nameText, proseText, searchText } from './typed-text.js';

const takes = (text: string) => nameText(120).safeParse(text).success;

describe('a name', () => {
  it.each([
    "O'Brien-Łukasiewicz",
    'José María d’Ávila',
    'Σωκράτης Παπαδόπουλος',
    'Ђорђе Јовановић',
    'محمد الفاتح',
    'نیلوفر می‌خواهم',
    'יוסף',
    'क्‍षितिज',
    '王小明',
    'Müller & Söhne GmbH (Wien) #1',
    'Anna 👩‍💻',
    'Anna ❤\uFE0F',
    'Nguyễn Thị Hằng',
    'שָׁלוֹם',
    'ᠮᠣᠩᠭᠣᠯ\u180B',
    '葛\u{E0100}飾',
    'My 2nd phone',
  ])('may be %s', (text) => {
    expect(nameText(120).parse(text)).toBe(text.normalize('NFC'));
  });

  it('is composed and cut at its ends', () => {
    expect(nameText(120).parse(' Zoe\u0308 \n')).toBe('Zoë');
  });

  it.each([
    ...[0x00, 0x07, 0x0a, 0x0d, 0x1b, 0x7f, 0x85, 0x9f, 0xad],
    ...[0x61c, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e],
    ...[0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0x3164, 0xd800, 0xdfff, 0xfeff, 0xfff9, 0xe0041, 0x34f, 0x180e],
    ...[0x13430, 0x1bca0, 0x1d173, 0xe000, 0xf0000, 0xfdd0, 0xffff, 0x600, 0x70f, 0x8e2, 0x110bd, 0x378],
  ])('holds no U+%s', (code) => {
    expect(takes(`Ada${String.fromCodePoint(code)}Lovelace`)).toBe(false);
    expect(takes(`محمد${String.fromCodePoint(code)}علی`)).toBe(false);
  });

  it.each([
    ['nothing that changes how a letter looks which has one look', 'Ada\uFE0FLovelace'],
    ['none of Mongolian', 'Ada\u180BLovelace'],
    ['none of ideographs', 'Ada\u{E0100}Lovelace'],
    ['none at the beginning', '\uFE0FAda'],
    ['no mark without a letter', '\u0338Ada'],
    ['no mark after a space', 'Ada \u0338Lovelace'],
    ['no pile of marks', `A${'\u0316'.repeat(5)}da`],
  ])('holds %s', (_what, text) => {
    expect(takes(text)).toBe(false);
  });

  it.each([
    'Ada\u200cLovelace',
    'Ada\u200dLovelace',
    '\u200cعلی',
    'علی\u200c',
    'Παπ\u200cα',
    'é\u200cx',
    'علی\u200c \u200cمن',
  ])('holds no joiner that joins nothing: %j', (text) => {
    expect(takes(text)).toBe(false);
  });
});

describe('sentences', () => {
  it('break lines, and may say which way they run', () => {
    const text = 'Hello,\n\tbad ad.\r\n\u200fشركة\u200f (\u2067Babelboard\u2069)';
    expect(proseText(200).parse(text)).toBe(text);
  });

  it.each([0x00, 0x1b, 0x85, 0x2028, 0x202e, 0xd800])('hold no U+%s', (code) => {
    expect(proseText(200).safeParse(`Ada ${String.fromCodePoint(code)} wrote`).success).toBe(false);
  });
});

describe('what is looked for', () => {
  it('is all without words, and nothing that no database stores', () => {
    expect([searchText.parse(undefined), searchText.parse('  cook ')]).toEqual(['', 'cook']);
    const refused = ['a\u0000b', '\ud800', 'a'.repeat(101), ['a', 'b']];
    expect(refused.filter((text) => searchText.safeParse(text).success)).toEqual([]);
  });
});
