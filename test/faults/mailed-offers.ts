import type { Email } from 'postal-mime';

/** What people got by mail, and what the ledger says of that; pairs are `address offer`. */
export interface Mailed {
  /** Pairs that stand in two mails, or twice in one. */
  twice: string[];
  /** Mails that came once more, as their worker was killed before it heard that they were taken, with offers that the first did not bring. */
  grown: string[];
  /** Pairs that the ledger lacks, and those that it takes for sent and that nobody got. */
  unnoted: string[];
  unsent: string[];
  /** What was mailed at all. */
  pairs: string[];
}

/** Where mails arrived, and the database of the board that sent them. */
interface Mailing {
  server: { received: readonly Email[] };
  stage: { query<Row>(sql: string): Promise<Row[]> };
}

/** Of those whose account is there. @param page that mails of one kind link to */
export async function mailedOffers({ server, stage }: Mailing, page: string): Promise<Mailed> {
  const first = new Map<string, string[]>();
  const grown: string[] = [];
  for (const mail of server.received.filter(({ text }) => text?.includes(page))) {
    const [id, pairs] = [mail.messageId ?? '', pairsOf(mail)];
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, pairs);
    } else {
      // Mail programs show a mail with the same id once.
      grown.push(...pairs.filter((pair) => !before.includes(pair)).map((pair) => `${pair} ${id}`));
    }
  }
  const all = [...first.values()].flat();
  const accounts = await stage.query<{ email: string }>('SELECT email FROM account');
  const known = new Set(accounts.map(({ email }) => email));
  // With a purpose: of a mail of which nobody knows whether it was taken, and that had nothing to bring any more when it was tried again.
  const ledger = await stage.query<{ pair: string; sent: boolean }>(
    `SELECT email || ' ' || offer_id AS pair, purpose IS NULL AS sent FROM mailed_offer JOIN account ON account.id = account_id`,
  );
  const noted = new Set(ledger.map(({ pair }) => pair));
  return {
    twice: all.filter((pair, at) => all.indexOf(pair) !== at),
    grown,
    unnoted: all.filter((pair) => known.has(pair.split(' ')[0] ?? '') && !noted.has(pair)),
    unsent: ledger.flatMap(({ pair, sent }) => (sent && !all.includes(pair) ? [pair] : [])),
    pairs: all,
  };
}

function pairsOf({ to, text = '' }: Email): string[] {
  const address = to?.[0]?.address ?? '';
  return [...text.matchAll(/\/jobs\/\S*?-(\d+)(?=[\s?#>]|$)/g)].map(([, offerId]) => `${address} ${offerId}`);
}
