import { readPastedHtml } from '@babelboard/wire';

/** What an editor makes of a text, as the server keeps it: items of a list are no paragraphs, and nothing is nothing. */
export function writtenHtml(html: string): string {
  const tidy = html
    .replace(/<li><p>((?:(?!<\/?(?:p|li)>)[\s\S])*)<\/p><\/li>/g, '<li>$1</li>')
    .replace(/(?:<p>(?:<br>|\s)*<\/p>)+$/g, '');
  return tidy.replace(/<[^>]+>|&nbsp;|\s/g, '') === '' ? '' : tidy;
}

/** What is pasted of another page's headings is a heading here, too, and a list of a word processor a list. */
export function pastedHtml(html: string): string {
  return readPastedHtml(html)
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<(\/?)h[56]\b/gi, '<$1h4');
}

/** The address that is meant by what was typed; null where no browser could open it. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (/^[^@:/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'mailto:') return address;
  return /^https?:$/.test(protocol) && hostname.includes('.') ? address : null;
}
