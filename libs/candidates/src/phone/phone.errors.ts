import { DomainError } from '@babelboard/platform';

/** No telephone has this number. */
export function phoneNotValid(): DomainError {
  return new DomainError('PHONE_UNKNOWN', 'invalid', { path: 'phoneNumber' });
}
