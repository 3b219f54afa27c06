import { describe, expect, it } from '@jest/globals';
import { exampleVatId, normaliseVatId } from './vat-id.js';

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

describe('normaliseVatId', () => {
  it.each([
    ['AT', 'ATU12345678'],
    ['BE', 'BE1012345678'],
    ['BG', 'BG1234567890'],
    ['CY', 'CY12345678L'],
    ['CZ', 'CZ1234567890'],
    ['DE', 'DE123456789'],
    ['DK', 'DK12345678'],
    ['EE', 'EE123456789'],
    ['ES', 'ESB12345678'],
    ['ES', 'ES12345678Z'],
    ['ES', 'ESX1234567L'],
    ['FI', 'FI12345678'],
    ['FR', 'FRXX123456789'],
    ['FR', 'FR1A123456789'],
    ['GR', 'EL123456789'],
    ['HR', 'HR12345678901'],
    ['HU', 'HU12345678'],
    ['IE', 'IE1S12345L'],
    ['IE', 'IE1+12345L'],
    ['IE', 'IE1234567WI'],
    ['IT', 'IT12345678901'],
    ['LT', 'LT123456789012'],
    ['LU', 'LU12345678'],
    ['LV', 'LV12345678901'],
    ['MT', 'MT12345678'],
    ['NL', 'NL123456789B12'],
    ['PL', 'PL1234567890'],
    ['PT', 'PT123456789'],
    ['RO', 'RO12'],
    ['SE', 'SE123456789001'],
    ['SI', 'SI12345678'],
    ['SK', 'SK1234567890'],
    ['GB', 'GB123456789'],
    ['GB', 'GB123456789012'],
    ['GB', 'GBGD123'],
    ['GB', 'XI123456789'],
    ['CH', 'CHE123456789TVA'],
    ['NO', 'NO123456789MVA'],
    ['MC', 'FR12345678901'],
    ['LI', 'CHE123456789MWST'],
  ])('of %s takes %s as it is', (country, id) => {
    expect(normaliseVatId(id, country)).toBe(id);
  });

  it.each([
    ['DE', 'de 123 456 789', 'DE123456789'],
    ['DE', '123456789', 'DE123456789'],
    ['GR', '123456789', 'EL123456789'],
    ['CH', 'CHE-123.456.789 MWST', 'CHE123456789MWST'],
    ['NO', '123 456 789 MVA', 'NO123456789MVA'],
    ['DK', 'DK 12 34 56 78', 'DK12345678'],
    ['UA', '12-345 678', '12345678'],
  ])('of %s reads %s as %s', (country, typed, id) => {
    expect(normaliseVatId(typed, country)).toBe(id);
  });

  it.each([
    ['DE', ''],
    ['DE', 'DE12345678'],
    ['DE', 'DE1234567890'],
    ['DE', 'FR12345678901'],
    ['AT', 'AT12345678'],
    ['BE', 'BE2123456789'],
    ['ES', 'ES123456789'],
    ['FR', 'FRIO123456789'],
    ['GR', 'GR123456789'],
    ['NL', 'NL12345678901'],
    ['GB', 'GB1234'],
    ['FR', 'XI123456789'],
    ['CH', 'CHE123456789'],
    ['UA', '<script>'],
    ['UA', '123'],
  ])('of %s refuses "%s"', (country, typed) => {
    expect(normaliseVatId(typed, country)).toBeNull();
  });

  it('knows every member of the Union, and shows ids that it takes itself', () => {
    for (const country of [...EU, 'GB', 'CH', 'NO']) {
      const example = exampleVatId(country);
      expect(example).not.toBeNull();
      expect(normaliseVatId(example as string, country)).not.toBeNull();
    }
    expect(exampleVatId('UA')).toBeNull();
  });
});
