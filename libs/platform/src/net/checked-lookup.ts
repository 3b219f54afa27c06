import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

export interface AddressCheck {
  isAllowed: (address: string) => boolean;
  /** What a request fails with where the name leads to an address that is not allowed. */
  refused: (hostname: string) => Error;
}

/**
 * For requests to addresses that others have named: resolves a name as usual and refuses it unless all of its addresses are allowed. It is
 * asked when a connection is made, so that no name can change its address between check and use.
 */
export function checkedLookup({ isAllowed, refused }: AddressCheck): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const first = addresses?.[0];
      if (error || first === undefined) {
        callback(error ?? new Error(`${hostname} has no address`), '', 0);
      } else if (!addresses.every(({ address }) => isAllowed(address))) {
        callback(refused(hostname), '', 0);
      } else if (options.all) {
        callback(null, addresses);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}
