import { z } from 'zod';
import { toasts } from './done.js';

/** Body of `POST /api/candidates/blocked-companies`: a company that is never to see the profile. */
export const blockCompanyRequest = z
  .object({ company_id: z.int().min(1).max(2_147_483_647) })
  .meta({ id: 'BlockCompanyRequest' });
export type BlockCompanyRequest = z.infer<typeof blockCompanyRequest>;

/** Answer of `GET`, `POST` and `DELETE /api/candidates/blocked-companies`: by name. */
export const blockedCompaniesResponse = z
  .object({
    companies: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), logo: z.string().nullable() })),
    toasts: toasts.optional(),
  })
  .meta({ id: 'BlockedCompaniesResponse' });
export type BlockedCompaniesResponse = z.infer<typeof blockedCompaniesResponse>;

/** Answer of `GET /api/candidates/blocked-companies/suggestions?q`: companies whose name has words that begin as typed. */
export const companySuggestionsResponse = z
  .object({
    data: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), logo: z.string().nullable() })),
  })
  .meta({ id: 'CompanySuggestionsResponse' });
export type CompanySuggestionsResponse = z.infer<typeof companySuggestionsResponse>;
