import { loginRequest, registerCompanyRequest } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import type { Text } from '../i18n/use-text.js';
import { fieldWords, issueWords } from './issue-words.js';

const t: Text = (key, values = {}) => [key, ...Object.values(values)].join(' ');

function wrong(schema: typeof loginRequest | typeof registerCompanyRequest, input: object): Record<string, string> {
  const { error } = schema.safeParse(input, { error: (issue) => issueWords(t, issue) });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('what a form says about wrong values', () => {
  it('asks for what is missing', () => {
    expect(wrong(loginRequest, {})).toEqual({ email: 'form.required', password: 'form.required' });
    expect(wrong(loginRequest, { email: '', password: '' })).toEqual({
      email: 'form.required',
      password: 'form.required',
    });
  });

  it('marks every field of an empty registration at once', () => {
    const empty = {
      email: '',
      password: '',
      nombre: '',
      apellidos: '',
      phone: '',
      company_name: '',
      fk_pais_id: null,
      vat_id: '',
      size: '',
      sector: '',
      website: '',
      terms: false,
      newsletters: false,
    };
    const { terms, ...others } = wrong(registerCompanyRequest, empty);
    expect(fieldWords(t, terms)).toBe('form.terms-not-accepted');
    const { website: _, terms: __, newsletters: ___, ...required } = empty;
    expect(others).toEqual(Object.fromEntries(Object.keys(required).map((name) => [name, 'form.required'])));
  });

  it('has no word of the validator', () => {
    const said = wrong(registerCompanyRequest, {
      ...{ email: 7, password: [], size: 'huge', phone: {}, sector: true },
    });
    expect(said).toMatchObject({ email: 'form.not-valid', phone: 'form.not-valid', size: 'form.not-valid' });
    expect(Object.values(said).filter((words) => !words.startsWith('form.'))).toEqual(['TERMS_NOT_ACCEPTED']);
  });

  it('says how it has to look', () => {
    const said = wrong(registerCompanyRequest, {
      email: 'anna@',
      password: 'short',
      nombre: 'A',
      apellidos: 'B'.repeat(121),
      phone: '+49 30 1234567',
      company_name: ' ',
      fk_pais_id: null,
      vat_id: 'DE123456789',
      size: '',
      sector: 'I',
      website: 'example',
      terms: false,
    });
    expect(said).toEqual({
      email: 'form.email',
      password: 'form.too-short 10',
      apellidos: 'form.too-long 120',
      company_name: 'form.required',
      fk_pais_id: 'form.required',
      size: 'form.required',
      website: 'form.url',
      terms: 'TERMS_NOT_ACCEPTED',
    });
  });
});
