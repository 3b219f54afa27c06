/** After so many days a company is asked whether a live offer of it is still open (decided in the README of this context). */
const CONFIRM_DAYS = 14;

/** When the company last said that the offer is open: the one rule for schedule, lists and pages. */
export const LAST_CONFIRMED_SQL = 'coalesce(open_confirmed_at, published_at)';

/**
 * Whether its company should say anew that a live offer is still open. What an import brought is confirmed where it comes from.
 * @param now placeholder of the time, as `$2`
 */
export function confirmationDueSql(now: string): string {
  return `source IS NULL AND ${LAST_CONFIRMED_SQL} <= ${now}::timestamptz - interval '${CONFIRM_DAYS} days'`;
}
