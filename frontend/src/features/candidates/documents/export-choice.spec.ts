import { profileExportQuery } from '@babelboard/wire';
import { expect, it } from '@jest/globals';
import { type ExportChoice, exportAddress } from './export-choice.js';

const choice: ExportChoice = {
  format: 'pdf',
  language: 'pt-BR',
  photo: true,
  birth_date: false,
  letter: true,
  country: 'PL',
};
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams);

it('asks for what was chosen, as the server reads it', () => {
  const address = exportAddress(choice, '/preview');
  expect(address.split('?')[0]).toBe('/api/candidates/profile/export/preview');
  expect(profileExportQuery.parse(queryOf(address))).toEqual({ ...choice, format: 'pdf' });
});

it('names a country for what people read alone', () => {
  expect(queryOf(exportAddress({ ...choice, format: 'json-resume' }))).not.toHaveProperty('country');
  expect(queryOf(exportAddress({ ...choice, country: '' }))).not.toHaveProperty('country');
});
