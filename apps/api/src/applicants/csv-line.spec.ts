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
  ])('holds no formula: %j', (text) => {
    for (const separator of [',', ';'] as const)
      expect(csvLine([text], separator)).toBe(`"'${text.trim().replaceAll('"', '""')}"\r\n`);
  });

  it.each([
    [';', "Welder;=cmd|' /C calc'!A0"],
    ['\t', 'a\t@SUM(A1)'],
    [';', 'b; "+1'],
    [';', 'c;\u00a0-2'],
    [',', 'd, =1+1'],
    [',', 'e,@SUM(A1)'],
  ])('holds none where %j parts cells instead: %j', (other, text) => {
    const line = csvLine([text], other === ',' ? ';' : ',');
    for (const part of line.trim().split(other).slice(1)) expect(part).toMatch(/^[\s\u00a0"]*'/);
  });

  it.each([',', ';'] as const)('holds none in a later cell that begins with the other separator: %s', (separator) => {
    const other = separator === ',' ? ';' : ',';
    const line = csvLine(['Anna', `${other}=cmd|'/C calc'!A0`], separator);
    for (const part of line.trim().split(other).slice(1)) expect(part).toMatch(/^[\s\u00a0"]*'/);
  });

  it('is one line whatever a cell holds, with whichever separator it is read', () => {
    expect(csvLine(['Ann', 'first\r\n\r\nsecond\u2028third\n'], ',')).toBe('"Ann","first / second / third"\r\n');
  });

  it('keeps quotes, commas and semicolons within a cell, and writes numbers as its separator lets them be read', () => {
    expect(csvLine(['a "b", c', 3, null, 4.5], ',')).toBe('"a ""b"", c",3,,4.5\r\n');
    expect(csvLine(['a "b"; c', 3, null, 4.5], ';')).toBe('"a ""b""; c";3;;4,5\r\n');
  });

  it('leaves what is no formula as it is', () =>
    expect(csvLine(['a=b', 'Ann-Marie', 'x, y; z'], ',')).toBe('"a=b","Ann-Marie","x, y; z"\r\n'));
});
