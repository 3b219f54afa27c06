import { DomainError } from '@babelboard/platform';

/** @param path of the field that names it */
export function countryUnknown(path: string): DomainError {
  return new DomainError('COUNTRY_UNKNOWN', 'invalid', { path });
}
