import { createHash } from 'node:crypto';

/** Whether a page's policy names a script in it by hash: the page wrote that one itself. */
export function isNamedScript(text: string, policy: string): boolean {
  const [, scripts = ''] = /\bscript-src ([^;]*)/.exec(policy) ?? [];
  return scripts.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
