import { DomainError } from '@babelboard/platform';

/** No address of the web. */
export function profileAddressWrong(path: string): DomainError {
  return new DomainError('PROFILE_ADDRESS_WRONG', 'invalid', { path });
}

/** An address, but not one of a profile on that site. */
export function profileAddressElsewhere(path: string, site: string): DomainError {
  return new DomainError('PROFILE_ADDRESS_ELSEWHERE', 'invalid', { path, params: { site } });
}
