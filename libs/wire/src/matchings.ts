import { z } from 'zod';
import { jobCard } from './job-card.js';

/** Query of `GET /api/app/matchings`. */
export const matchingsQuery = z.object({
  latests: z.enum(['true', 'false', '1', '0']).default('false'),
  _mode: z.enum(['all', 'more']).default('all'),
  _from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  _size: z.coerce.number().int().min(1).max(50).default(7),
  _platform: z.enum(['desktop', 'mobile', 'app']).default('desktop'),
  _minisite: z.union([z.literal('false'), z.coerce.number().int().min(1).max(2_147_483_647)]).default('false'),
});

/** Answer of `GET /api/app/matchings`; 422 with `PROFILE_INCOMPLETE` while the profile is below intermediate. */
export const matchingsResponse = z
  .object({
    jobs: z.object({ data: z.array(jobCard), total_search: z.int(), total_actives: z.int(), seconds: z.number() }),
  })
  .meta({ id: 'MatchingsResponse' });
export type MatchingsResponse = z.infer<typeof matchingsResponse>;
