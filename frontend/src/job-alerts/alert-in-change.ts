import type { SessionKey } from '@babelboard/wire';

/** Where edits in place are kept (`forms/inline/drafts.ts`), and the part of the page that this one is kept as. */
const KEY = 'edit-drafts' satisfies SessionKey;
export const PART = 'alert-filters';

/** The alert whose filters this account chooses anew on lists of this tab; null where there is none. Read without what keeps edits: every list asks. */
export function alertInChange(account: number): number | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
    return kept.account === account ? (kept.drafts[PART]?.values.id ?? null) : null;
  } catch {
    return null;
  }
}
