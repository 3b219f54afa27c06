import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { DkimKey } from '../config/dkim-settings.js';
import type { Settings } from '../config/settings.js';

/** Looks up texts and mail servers as `Resolver` of node:dns/promises does. */
export interface SenderResolver {
  resolveTxt(name: string): Promise<string[][]>;
  resolveMx(name: string): Promise<unknown[]>;
}

const PATIENCE_MS = 3_000;
/** What a resolver fails with where there is nothing. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);

type Sender = Pick<Settings, 'mailFrom' | 'mailFromBulk' | 'dkim' | 'mailDoor'>;

/**
 * Says in one line each what the domains of the senders lack for mails to be trusted: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489), and
 * that they belong together; also that of the return paths, where they have one of their own: SPF speaks for it, and bounces come to it. Never
 * throws, and takes no longer than `patienceMs`.
 */
export async function senderFaults(
  sender: Sender,
  resolver: SenderResolver,
  patienceMs = PATIENCE_MS,
): Promise<string[]> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<string[]>((resolve) => {
    const fault = `DNS did not answer within ${patienceMs} ms: SPF, DKIM and DMARC are unknown`;
    clock = setTimeout(() => resolve([fault]), patienceMs);
  });
  const look = async () => {
    const domains = [...new Set([sender.mailFrom, sender.mailFromBulk].map(domainOf))];
    const returns = sender.mailDoor?.domain;
    const ofDomains = domains.map(async (domain) => [
      ...(await spfFaults(domain, resolver)),
      ...alignmentFaults(domain, sender.dkim),
      ...(await dmarcFaults(domain, { dkim: sender.dkim, returns }, resolver)),
    ]);
    const ofReturns = returns === undefined ? [] : returnFaults(returns, domains, resolver);
    return (await Promise.all([...ofDomains, ofReturns, dkimFaults(sender.dkim, resolver)])).flat();
  };
  try {
    return await Promise.race([look(), late]);
  } catch (error) {
    return [`SPF, DKIM and DMARC could not be looked up: ${(error as NodeJS.ErrnoException).code ?? error}`];
  } finally {
    clearTimeout(clock);
  }
}

async function spfFaults(domain: string, resolver: SenderResolver): Promise<string[]> {
  const records = (await textsAt(domain, resolver)).filter((text) => /^v=spf1( |$)/i.test(text));
  const [record] = records;
  if (record === undefined) {
    return [`${domain} has no SPF record (TXT "v=spf1 …"): nobody can tell that your mail server may send for it`];
  }
  return [
    ...(records.length > 1 ? [`${domain} has ${records.length} SPF records, which count as none: keep one`] : []),
    ...(/(^| )\+?all( |$)/i.test(record)
      ? [`The SPF record of ${domain} lets everybody send: end it with ~all or -all`]
      : []),
  ];
}

async function dkimFaults(dkim: DkimKey | undefined, resolver: SenderResolver): Promise<string[]> {
  if (dkim === undefined) {
    return [
      'Mails are not signed here: set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY, unless your mail server signs them',
    ];
  }
  const name = `${dkim.selector}._domainkey.${dkim.domain}`;
  const record = (await textsAt(name, resolver)).find((text) => /(^|;)\s*p=/i.test(text));
  const own = createPublicKey(createPrivateKey(dkim.privateKey))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');
  if (record === undefined) {
    return [`${name} has no DKIM record: add TXT "v=DKIM1; k=rsa; p=${own}"`];
  }
  return tagOf(record, 'p')?.replaceAll(/\s/g, '') === own
    ? []
    : [`The DKIM record at ${name} is that of another key than DKIM_PRIVATE_KEY: every signature fails`];
}

function alignmentFaults(domain: string, dkim: DkimKey | undefined): string[] {
  return dkim === undefined || isWithin(domain, dkim.domain) || isWithin(dkim.domain, domain)
    ? []
    : [`DKIM_DOMAIN ${dkim.domain} is not the domain of the sender ${domain}: the signature says nothing for it`];
}

async function returnFaults(returns: string, senders: string[], resolver: SenderResolver): Promise<string[]> {
  const exchanges = await nothingAsEmpty(resolver.resolveMx(returns));
  return [
    ...senders
      .filter((domain) => !isAligned(domain, returns))
      .map(
        (domain) =>
          `MAIL_RETURN_DOMAIN ${returns} does not belong to the sender ${domain}: SPF says nothing for it; choose a subdomain, such as bounces.${domain}`,
      ),
    ...(exchanges.length > 0
      ? []
      : [
          `${returns} has no MX record: what cannot be delivered does not come back; name the host of MAIL_DOOR_PORT there`,
        ]),
    ...(await spfFaults(returns, resolver)),
  ];
}

async function dmarcFaults(
  domain: string,
  { dkim, returns }: { dkim: DkimKey | undefined; returns: string | undefined },
  resolver: SenderResolver,
): Promise<string[]> {
  // A subdomain without a record of its own goes by that of the domains above it.
  const labels = domain.split('.');
  const above = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
  for (const one of above) {
    const record = (await textsAt(`_dmarc.${one}`, resolver)).find((text) => /^v=DMARC1\b/i.test(text));
    if (record !== undefined) {
      const isStrict = (tag: string) => tagOf(record, tag)?.toLowerCase() === 's';
      return [
        ...(isStrict('adkim') && dkim !== undefined && dkim.domain !== domain
          ? [
              `DMARC of ${one} is strict (adkim=s): mails from ${domain} have to be signed by that very domain, not ${dkim.domain}`,
            ]
          : []),
        ...(isStrict('aspf') && returns !== undefined && returns !== domain
          ? [
              `DMARC of ${one} is strict (aspf=s): SPF of MAIL_RETURN_DOMAIN ${returns} does not count for mails from ${domain}, their signature alone`,
            ]
          : []),
      ];
    }
  }
  return [
    `${domain} has no DMARC record: add TXT "v=DMARC1; p=none" at _dmarc.${domain}, which large mailboxes ask for`,
  ];
}

async function textsAt(name: string, resolver: SenderResolver): Promise<string[]> {
  return (await nothingAsEmpty(resolver.resolveTxt(name))).map((parts) => parts.join(''));
}

async function nothingAsEmpty<T>(answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer;
  } catch (error) {
    if (NOTHING.has(String((error as NodeJS.ErrnoException).code))) {
      return [];
    }
    throw error;
  }
}

function tagOf(record: string, tag: string): string | undefined {
  const pairs = record.split(';').map((pair) => pair.trim().split(/\s*=\s*(.*)/s));
  return pairs.find(([name]) => name?.toLowerCase() === tag)?.[1];
}

function isWithin(domain: string, parent: string): boolean {
  return domain === parent || domain.endsWith(`.${parent}`);
}

/** Whether two domains are of one organisation, as far as can be told without a list of public suffixes: one within the other, or beside it. */
function isAligned(domain: string, other: string): boolean {
  const above = domain.slice(domain.indexOf('.') + 1);
  return isWithin(domain, other) || isWithin(other, domain) || (above.includes('.') && isWithin(other, above));
}

function domainOf(sender: string): string {
  return sender
    .slice(sender.lastIndexOf('@') + 1)
    .replace(/[>\s].*$/s, '')
    .toLowerCase();
}
