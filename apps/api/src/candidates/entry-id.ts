import { z } from 'zod';

/** Parameter of a path: ids of entries fit into the database's integers. */
export const entryId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
