import { z } from 'zod';

/** RFC 5322's dot-atom without the signs that nobody has, at a host with a dot; domains of other scripts stand in ASCII (RFC 5891). */
const MAIL_ADDRESS =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/;
/** Signs that come along from other programs and that nobody sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** As mail programs write one beside a name; of several nobody can tell which is meant. */
const WITH_NAME = /^[^<>@,;]*<([^<>@\s]+@[^<>@\s]+)>$/;
const LINK = /^mailto:([^?]*)(?:\?.*)?$/i;

/** An address as it was typed or pasted, without what is not part of it, and its domain as it is sent. */
function plainMailAddress(typed: string): string {
  const seen = typed.replace(UNSEEN, '').trim();
  const [, address = seen] = WITH_NAME.exec(seen) ?? LINK.exec(seen) ?? [];
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return /[^\0-\x7f]/.test(domain) ? address.slice(0, at) + inAscii(domain) : address.trim();
}

/** An address for mails. */
export const mailAddress = z
  .string()
  .overwrite(plainMailAddress)
  .max(254)
  .check(z.email({ pattern: MAIL_ADDRESS }));

function inAscii(domain: string): string {
  const url = `http://${domain}`;
  const isNone = /[/?#@:\s]/.test(domain) || domain.split('.').some(isOfTwoAlphabets) || !URL.canParse(url);
  return isNone ? domain : new URL(url).hostname;
}

/** No registry gives out such a label: somebody meant another one that looks like it (Unicode Technical Standard 39, 5.1). */
function isOfTwoAlphabets(label: string): boolean {
  return /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label);
}
