const EMAIL = /([\p{L}\p{N}._%+-]{1,64})@([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+)/gu;
const SECRET_PARAMETER = /([?&](?:token|code|key|password|secret)=)[^&\s"']+/gi;
const CREDENTIALS = /(\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{1,200}:)[^\s@/]{1,200}@/gi;

/**
 * Takes a text for a log and gives it with e-mail addresses, secret URL parameters and passwords in addresses masked.
 * @param addresses what stays of an e-mail address: first letter and domain, or nothing, where the text is kept for long
 */
export function maskPersonalData(text: string, addresses: 'hinted' | 'gone' = 'hinted'): string {
  return text
    .replace(CREDENTIALS, '$1***@')
    .replace(SECRET_PARAMETER, '$1***')
    .replace(EMAIL, (_, name: string, domain: string) =>
      addresses === 'gone' ? '***' : `${name.slice(0, 1)}***@${domain}`,
    );
}
