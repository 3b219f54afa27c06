import { z } from 'zod';
import { proseText } from './typed-text.js';

/** Body of calls that redeem a single-use code. */
export const codeRequest = z.object({ code: z.string().min(1).max(200) }).meta({ id: 'CodeRequest' });

/** Answer of `POST /api/auth/handoff`: to be sent as `Authorization: Bearer` with `X-Auth-Email`. */
export const handoffResponse = z
  .object({ token: z.string(), email: z.string(), token_expiration: z.string() })
  .meta({ id: 'HandoffResponse' });
export type HandoffResponse = z.infer<typeof handoffResponse>;

/** Body of `POST /api/admin/support-access`. */
export const supportAccessRequest = z
  .object({ account_id: z.int().min(1).max(2_147_483_647) })
  .meta({ id: 'SupportAccessRequest' });

/** A link that works once, for ten minutes. */
export const supportAccessResponse = z
  .object({ url: z.string(), code: z.string(), expires_at: z.string() })
  .meta({ id: 'SupportAccessResponse' });
export type SupportAccessResponse = z.infer<typeof supportAccessResponse>;

/** Query of `GET /api/admin/accounts`. */
export const accountsQuery = z.object({
  /** The number of an account, or its e-mail address. */
  who: proseText(254).min(1),
});

export const accountsResponse = z
  .object({
    /** One account, or none. */
    data: z.array(
      z.object({
        id: z.int(),
        type: z.enum(['candidate', 'company', 'admin']),
        email: z.string(),
        nombre: z.string(),
        apellidos: z.string(),
        /** Whether the e-mail address is verified. */
        validado: z.boolean(),
        created_at: z.string(),
        company: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'AccountsResponse' });
export type AccountsResponse = z.infer<typeof accountsResponse>;

/** Query of `GET /api/admin/audit-log`. */
export const auditLogQuery = z.object({
  size: z.coerce.number().int().min(1).max(100).default(50),
  /** `next_cursor` of the page before. */
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .optional(),
  /** Entries that are about the account or done by it. */
  account_id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** `session.login`, or an area with its dot: `support.`. */
  action: z
    .string()
    .regex(/^[a-z-]{1,40}\.[a-z-]{0,40}$/)
    .optional(),
});

export const auditLogResponse = z
  .object({
    /** Newest first. */
    data: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        /** The account that did it. */
        actor_id: z.int().nullable(),
        /** As whom, under support access. */
        behalf_of_id: z.int().nullable(),
        action: z.string(),
        subject: z.string().nullable(),
        ip_address: z.string().nullable(),
        detail: z.record(z.string(), z.json()),
      }),
    ),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'AuditLogResponse' });
export type AuditLogResponse = z.infer<typeof auditLogResponse>;
