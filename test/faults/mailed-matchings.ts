import type { Email } from 'postal-mime';
import type { BoardWithWorker } from './board-with-worker.js';

/** What people got by mail, and what the ledger says of that; pairs are `address offer`. */
export interface Mailed {
  /** Pairs that stand in two mails, or twice in one. */
  twice: string[];
  /** Mails that came once more, as their worker was killed before it heard that they were taken, with offers that the first did not bring. */
  grown: string[];
  mails: string[];
  ledger: string[];
}

/** Of those whose account is there. */
export async function mailedMatchings({ server, stage }: BoardWithWorker): Promise<Mailed> {
  const first = new Map<string, string[]>();
  const grown: string[] = [];
  for (const mail of server.received.filter(({ text }) => text?.includes('/account/matchings'))) {
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
  const ledger = await stage.query<{ pair: string }>(
    `SELECT email || ' ' || offer_id AS pair FROM mailed_offer JOIN account ON account.id = account_id`,
  );
  return {
    twice: all.filter((pair, at) => all.indexOf(pair) !== at),
    grown,
    mails: all.filter((pair) => known.has(pair.split(' ')[0] ?? '')).sort(),
    ledger: ledger.map(({ pair }) => pair).sort(),
  };
}

function pairsOf({ to, text = '' }: Email): string[] {
  const address = to?.[0]?.address ?? '';
  return [...text.matchAll(/\/jobs\/\S*?-(\d+)(?=[\s?#>]|$)/g)].map(([, offerId]) => `${address} ${offerId}`);
}
