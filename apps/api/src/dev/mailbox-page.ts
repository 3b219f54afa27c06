import type { MailboxEntry } from '@babelboard/platform';
import { escapeHtml } from '../texts/escape-html.js';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}
summary{cursor:pointer;padding:.5rem 0;overflow-wrap:anywhere}form{display:flex;gap:.5rem;margin:1rem 0}
input{flex:1;font:inherit}button{font:inherit}pre{white-space:pre-wrap;overflow-wrap:anywhere}
iframe{width:100%;height:42rem;border:1px solid #8888;resize:vertical}article{border-top:1px solid #8888}`;

/**
 * The mailbox as a page, newest mail first and open. A mail's HTML is shown in a sandboxed frame, where nothing of it can run; its
 * links open in a tab of their own, which is not sandboxed. Frames of closed mails load when they are opened.
 * @param to the recipients that the mails were looked for by
 */
export function mailboxPage(mails: MailboxEntry[], to = ''): string {
  const items = mails.map(
    (
      mail,
      index,
    ) => `<article><details${index === 0 ? ' open' : ''}><summary><strong>${escapeHtml(mail.subject)}</strong>
to ${escapeHtml(mail.to)}, <time>${escapeHtml(mail.sentAt)}</time></summary>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(withLinksInTabs(mail.html))}"></iframe>
<details><summary>Text</summary><pre>${escapeHtml(mail.text)}</pre></details></details></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style>
</head><body><h1>Mailbox</h1>
<form><input type="search" name="to" aria-label="Recipient" placeholder="Recipient" value="${escapeHtml(to)}"><button>Find</button></form>
${items.length === 0 ? '<p>No mail was sent yet.</p>' : items.join('\n')}</body></html>`;
}

/** A frame without rights of its own cannot go anywhere itself. */
function withLinksInTabs(html: string): string {
  const base = '<base target="_blank">';
  return html.includes('<head>') ? html.replace('<head>', `<head>${base}`) : base + html;
}
