import { z } from 'zod';

/** What stands before an @ looks like a host and is none: https://well-known.example@elsewhere.example. */
const hasNoUser = (address: string) => !URL.canParse(address) || !/^https?:\/\/[^/?#]*@/i.test(new URL(address).href);

/** An address in the web as programs read it, so that whoever sees it goes where it says. */
export function webAddress(longest: number) {
  return z
    .url({ protocol: /^https?$/, normalize: true })
    .max(longest)
    .refine(hasNoUser);
}
