import type { MailboxEntry } from '@babelboard/platform';

/** The mailbox as a page; a mail's HTML is shown in a sandboxed frame, where nothing of it can run. */
export function mailboxPage(mails: MailboxEntry[]): string {
  const items = mails.map(
    (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, <time>${escapeHtml(mail.sentAt)}</time></p>
<iframe sandbox title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe>
<details><summary>Text</summary><pre>${escapeHtml(mail.text)}</pre></details></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}iframe{width:100%;height:20rem;border:1px solid #ccc}</style>
</head><body><h1>Mailbox</h1>${items.length === 0 ? '<p>No mail was sent yet.</p>' : items.join('\n')}</body></html>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
