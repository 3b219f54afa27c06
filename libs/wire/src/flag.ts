import { z } from 'zod';

/** A switch in a request: 0 / 1 as specified; `true` / `false` are taken, too. */
export const flag = z.union([z.literal([0, 1]), z.boolean()]).transform((on) => on === 1 || on === true);

/** The same where nothing may be said yet: empty is null. */
export const optionalFlag = z.union([flag, z.literal('').transform(() => null), z.null()]);

/** A switch in an answer. */
export const wireFlag = z.literal([0, 1]);
export type WireFlag = z.infer<typeof wireFlag>;

/** As answers write it. */
export function flagOf(on: boolean): WireFlag {
  return on ? 1 : 0;
}
