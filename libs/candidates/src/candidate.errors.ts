import { DomainError } from '@babelboard/platform';

export function languageUnknown(path: string, slug: string): DomainError {
  return new DomainError('LANGUAGE_UNKNOWN', 'invalid', 'We do not know this language.', { path, params: { slug } });
}

export function languageRepeated(path: string): DomainError {
  return new DomainError('LANGUAGE_REPEATED', 'invalid', 'This language is already in the list.', { path });
}

export function tooManyMotherTongues(path: string): DomainError {
  return new DomainError('TOO_MANY_MOTHER_TONGUES', 'invalid', 'You can only add 3 languages as mother tongue', {
    path,
  });
}

export function countryUnknown(id: number): DomainError {
  return new DomainError('COUNTRY_UNKNOWN', 'invalid', 'We do not know this country.', {
    path: 'fk_pais_id',
    params: { id },
  });
}
