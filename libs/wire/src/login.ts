import { z } from 'zod';
import { email } from './account-fields.js';
import { toasts } from './done.js';
import { profileTasks } from './profile-completion.js';
import { user } from './user.js';

/** Where a login leads when no page was saved. */
export const loginRoute = z.enum(['home', 'jobs', 'matchings', 'company', 'admin']);
export type LoginRoute = z.infer<typeof loginRoute>;

/** Body of `POST /api/auth/login`. */
export const loginRequest = z
  .object({
    email,
    password: z.string().min(1).max(200),
    /** Six digits of the authenticator, or a recovery code, where the account has a second factor. */
    code: z.string().trim().max(40).optional(),
  })
  .meta({ id: 'LoginRequest' });
export type LoginRequest = z.infer<typeof loginRequest>;

export const loginResponse = z
  .object({
    user,
    /** Completion of a candidate's profile; null for everybody else. */
    tasks: profileTasks.nullable(),
    route: loginRoute,
    /** Path of the page for `route`: `/jobs-for-German-speakers`; for an admin it may be an address elsewhere. */
    path: z.string(),
    /** After a login only. */
    toasts: toasts.optional(),
  })
  .meta({ id: 'LoginResponse' });
export type LoginResponse = z.infer<typeof loginResponse>;

/** A device that is signed in. */
export const deviceSession = z
  .object({
    id: z.string(),
    current: z.boolean(),
    device: z.string(),
    country: z.string().nullable(),
    method: z.enum(['password', 'passkey', 'social', 'support']),
    created_at: z.string(),
    last_seen_at: z.string(),
  })
  .meta({ id: 'DeviceSession' });
export type DeviceSession = z.infer<typeof deviceSession>;
export const sessionsResponse = z.object({ data: z.array(deviceSession) }).meta({ id: 'SessionsResponse' });
export type SessionsResponse = z.infer<typeof sessionsResponse>;
