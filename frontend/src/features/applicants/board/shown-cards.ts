/** Of every card with the room below it, in px: places are reckoned, not measured. */
export const CARD_HEIGHT = 284;
/** Cards beyond the edges, so that nothing is white while somebody scrolls. */
const BEYOND = 4;

/** Which cards of so many are in sight, or nearly: from the first to before the last. */
export function shownCards({ top, height }: { top: number; height: number }, count: number) {
  const first = Math.max(0, Math.floor(top / CARD_HEIGHT) - BEYOND);
  const last = Math.min(count, Math.ceil((top + height) / CARD_HEIGHT) + BEYOND);
  return { first: Math.min(first, last), last };
}
