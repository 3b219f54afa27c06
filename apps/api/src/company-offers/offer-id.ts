import { z } from 'zod';

const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** Parameters of routes of one offer. */
export const offerId = z.object({ id });
export type OfferId = z.infer<typeof offerId>;

/** Parameters of routes of what an offer says in one language, by the language's id. */
export const versionId = z.object({ id, language: id });
export type VersionId = z.infer<typeof versionId>;
