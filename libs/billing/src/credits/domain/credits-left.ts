/** A line of the ledger: credits that came (with the moment at which what is left of them goes), or credits that were used. */
export interface CreditLine {
  amount: number;
  createdAt: Date;
  expiresAt: Date | null;
}

export interface CreditsLeft {
  left: number;
  /** Of those left, how many go first, and when; null where none ever go. */
  expiring: { credits: number; at: Date } | null;
}

interface Lot {
  left: number;
  expiresAt: number;
}

/**
 * Works out how many credits there are at a moment. Each use takes those that go first, of what had not gone by then. Lines come in the order
 * in which they were written.
 */
export function creditsLeft(lines: readonly CreditLine[], now: Date): CreditsLeft {
  const lots: Lot[] = [];
  for (const { amount, createdAt, expiresAt } of lines) {
    if (amount > 0) {
      lots.push({ left: amount, expiresAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY });
      lots.sort((a, b) => a.expiresAt - b.expiresAt);
    } else {
      take(lots, -amount, createdAt.getTime());
    }
  }
  const there = lots.filter(({ left, expiresAt }) => left > 0 && expiresAt > now.getTime());
  const first = there.find(({ expiresAt }) => Number.isFinite(expiresAt));
  return {
    left: there.reduce((sum, { left }) => sum + left, 0),
    expiring:
      first === undefined
        ? null
        : {
            credits: there
              .filter(({ expiresAt }) => expiresAt === first.expiresAt)
              .reduce((sum, { left }) => sum + left, 0),
            at: new Date(first.expiresAt),
          },
  };
}

function take(lots: Lot[], credits: number, at: number): void {
  let open = credits;
  for (const lot of lots) {
    if (lot.expiresAt > at) {
      const taken = Math.min(lot.left, open);
      lot.left -= taken;
      open -= taken;
    }
  }
}
