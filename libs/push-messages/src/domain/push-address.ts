import { type AddressRules, hostOf, isLoopbackAddress, isOutsideAddress } from '@babelboard/platform';

/** The longest that services give are below 500. */
const LONGEST = 1_024;

/** The address of a push service, where it is one that we send to: in the public internet, at the usual port. */
export function readPushAddress(endpoint: string, rules: AddressRules): URL | null {
  if (endpoint.length > LONGEST || !URL.canParse(endpoint)) {
    return null;
  }
  const url = new URL(endpoint);
  const usualPort = url.port === '' || (rules.allowLoopback && isLoopbackAddress(hostOf(url)));
  return usualPort && isOutsideAddress(url, rules) ? url : null;
}
