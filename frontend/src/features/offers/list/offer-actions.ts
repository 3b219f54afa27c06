import type { CompanyOfferRow } from '@babelboard/wire';
import type { TextKey } from '../../../i18n/use-text.js';
import type { OfferAction } from '../api/use-offer-actions.js';

/** What one can do with an offer as a whole, by its state; the most likely first. */
const ACTIONS: Record<CompanyOfferRow['state'], readonly OfferAction[]> = {
  draft: ['duplicate', 'delete'],
  published: ['pause', 'renew', 'duplicate', 'close'],
  paused: ['resume', 'duplicate', 'close'],
  closed: ['repost', 'duplicate'],
  expired: ['renew', 'repost', 'duplicate', 'close'],
};

export const ACTION_TEXTS: Record<OfferAction, TextKey> = {
  publish: 'offers.publish',
  pause: 'offers.pause',
  resume: 'offers.resume',
  close: 'offers.close',
  confirm: 'offers.confirm',
  renew: 'offers.renew',
  duplicate: 'offers.duplicate',
  repost: 'offers.repost',
  delete: 'offers.delete',
};

/** What takes something away. */
export const DANGEROUS: readonly OfferAction[] = ['delete'];

/** What is asked about before it is done. */
export const ASKS: readonly OfferAction[] = ['close', 'delete'];

/** Not for several at once: each leads into a new draft. */
const ALONE: readonly OfferAction[] = ['duplicate', 'repost'];

/** Of one that an operator took off: it can only be ended. */
const TAKEN_OFF: readonly OfferAction[] = ['close', 'delete'];

type Actable = Pick<CompanyOfferRow, 'state'> & Partial<Pick<CompanyOfferRow, 'confirmation_due' | 'taken_off'>>;

export function actionsFor({ state, confirmation_due = false, taken_off = null }: Actable): readonly OfferAction[] {
  if (taken_off !== null) return ACTIONS[state].filter((action) => TAKEN_OFF.includes(action));
  return confirmation_due ? ['confirm', ...ACTIONS[state]] : ACTIONS[state];
}

/** What at least one of several can have done to it. */
export function actionsForAll(rows: readonly Actable[]): OfferAction[] {
  const all = ['confirm', 'resume', 'pause', 'renew', 'close', 'delete'] as const satisfies readonly OfferAction[];
  return all.filter((action) => !ALONE.includes(action) && rows.some((row) => actionsFor(row).includes(action)));
}
