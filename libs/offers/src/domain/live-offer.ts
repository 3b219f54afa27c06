/**
 * The one rule of what the public sees: published, not expired, company not suspended, not taken off by an operator. As SQL over a row named `offer`;
 * `now` is the placeholder of the present moment. `Offer.isLive` is the same rule for a loaded entity.
 */
export function liveOfferSql(now: `$${number}`): string {
  return `(offer.state = 'published' AND offer.expires_at > ${now} AND NOT offer.company_suspended AND offer.taken_off_at IS NULL)`;
}
