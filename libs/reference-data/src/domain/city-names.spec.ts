import { describe, expect, it } from '@jest/globals';
import { otherNames } from './city-names.js';

const alias = (name: string, rank = 3) => ({ alias: name, rank });

describe('otherNames', () => {
  it('keeps names in other languages, the surest first', () => {
    const aliases = [alias('colonia'), alias('keulen'), alias('κολωνια'), alias('кельн'), alias('koeln', 2)];
    expect(otherNames(['cologne', 'koln'], aliases)).toEqual(['koeln', 'colonia', 'keulen', 'κολωνια', 'кельн']);
  });

  it('leaves out own names, codes, other scripts and descriptions', () => {
    const aliases = ['koln', 'cgn', 'kln', '쾰른', 'lungsod ng cologne', 'colonia claudia ara agrippinensium'];
    expect(
      otherNames(
        ['cologne', 'koln'],
        aliases.map((name) => alias(name)),
      ),
    ).toEqual([]);
    expect(otherNames(['roma'], [alias('rim', 2)])).toEqual(['rim']);
  });
});
