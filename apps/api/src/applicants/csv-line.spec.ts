import { describe, expect, it } from '@jest/globals';
import { csvLine } from './csv-line.js';

describe('a line of a table', () => {
  it.each([
    '=1+1',
    '\uff1d1+1',
    '+49 30',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u00a0=1',
    "=cmd|' /C calc'!A0",
    '|x',
    '%x',
  ])('holds no formula: %j', (text) => expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`));

  it.each(["Welder;=cmd|' /C calc'!A0", 'a\t@SUM(A1)', 'b; "+1', 'c;\u00a0-2', 'd\n=1+1'])(
    'holds none where a semicolon or a tab parts cells: %j',
    (text) => {
      for (const part of csvLine([text])
        .split(/[;\t\n](?!$)/)
        .slice(1))
        expect(part).toMatch(/^[\s\u00a0"]*'/);
    },
  );

  it('keeps quotes, commas and lines within a cell', () =>
    expect(csvLine(['a "b", c\nd', 3, null, 4.5])).toBe('"a ""b"", c\nd",3,,4.5\r\n'));

  it('leaves what is no formula as it is', () => expect(csvLine(['a=b', 'Ann-Marie'])).toBe('"a=b","Ann-Marie"\r\n'));
});
