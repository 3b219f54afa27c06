/** Days that an offer stays published unless it is renewed. */
export const OFFER_DAYS = 30;

const DAY_MS = 86_400_000;

/** The same ad of a company that is posted again sooner is no news to anybody. */
export const NEW_AGAIN_AFTER_MS = 14 * DAY_MS;

/** When an offer ends that is published or renewed now: after its days, or at `until` where that is sooner. */
export function endOfOffer(now: Date, until: Date | null): Date {
  const latest = new Date(now.getTime() + OFFER_DAYS * DAY_MS);
  return until !== null && until < latest ? until : latest;
}
