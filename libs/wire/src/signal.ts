import { z } from 'zod';
import { toasts } from './done.js';
import { flag } from './flag.js';

/** Addresses and keys as browsers write them: nothing beside printable ASCII. */
const ascii = z.string().regex(/^[\x21-\x7e]+$/);
const endpoint = ascii.max(1_024);
const key = ascii.max(200);

/** What the browser's `PushSubscription.toJSON()` gives (Push API). */
export const pushSubscription = z
  .object({ endpoint, keys: z.object({ p256dh: key, auth: key }), expirationTime: z.number().nullish() })
  .meta({ id: 'PushSubscription' });
export type WirePushSubscription = z.infer<typeof pushSubscription>;

/**
 * Body of `POST /api/candidates/account-settings/update-signal`. On: in the browser whose `subscription` it is. Off: in the browser that
 * has this `endpoint`; without one, everywhere.
 */
export const updateSignalRequest = z
  .object({ state: flag, subscription: pushSubscription.optional(), endpoint: endpoint.optional() })
  .refine(({ state, subscription }) => !state || subscription !== undefined, {
    path: ['subscription'],
    message: 'SUBSCRIPTION_MISSING',
  })
  .meta({ id: 'UpdateSignalRequest' });
export type UpdateSignalRequest = z.infer<typeof updateSignalRequest>;

const signalDevice = z.object({
  id: z.uuid(),
  /** As its owner calls it: `Firefox, Windows`. */
  device: z.string(),
  since: z.string(),
  /** Whether it is the browser that asks. */
  current: z.boolean(),
});
export type SignalDevice = z.infer<typeof signalDevice>;

const signal = z.object({
  /** Whether messages come on any device. */
  signal: z.boolean(),
  /** By what browsers know who may send (`applicationServerKey`); null where this site sends nothing to devices. */
  public_key: z.string().nullable(),
  devices: z.array(signalDevice),
});

/** Answer of `GET /api/candidates/account-settings/signal`. */
export const signalResponse = signal.meta({ id: 'SignalResponse' });
export type SignalResponse = z.infer<typeof signalResponse>;

/** Answer of what changes it. */
export const changedSignal = signal.extend({ toasts }).meta({ id: 'ChangedSignal' });
export type ChangedSignal = z.infer<typeof changedSignal>;

/** Body of `POST /api/auth/claim-signal`: the address by which the browser gets messages. */
export const claimSignalRequest = z.object({ endpoint }).meta({ id: 'ClaimSignalRequest' });
export type ClaimSignalRequest = z.infer<typeof claimSignalRequest>;

/** Answer: whether who is signed in gets messages there. If not, nobody does any more. */
export const claimSignalResponse = z.object({ mine: z.boolean() }).meta({ id: 'ClaimSignalResponse' });
export type ClaimSignalResponse = z.infer<typeof claimSignalResponse>;
