import { createHash } from 'node:crypto';

/** Whether a page's policy names a script in it, by its hash or by its nonce: the page wrote that one itself. */
export function isNamedScript({ text, nonce }: { text: string; nonce: string | undefined }, policy: string): boolean {
  const [, scripts = ''] = /\bscript-src ([^;]*)/.exec(policy) ?? [];
  const hash = createHash('sha256').update(text).digest('base64');
  return scripts.includes(`'sha256-${hash}'`) || (nonce !== undefined && scripts.includes(`'nonce-${nonce}'`));
}
