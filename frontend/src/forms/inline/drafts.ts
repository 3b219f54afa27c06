import type { SessionKey } from '@babelboard/wire';

/** What somebody typed into a part of a page that is edited in place, and has not been saved. */
export interface EditDraft {
  values: Record<string, unknown>;
  /** What the server had when the edit began. */
  base: Record<string, unknown>;
}

interface KeptDrafts {
  account: number;
  drafts: Record<string, EditDraft>;
}

const KEY = 'edit-drafts' satisfies SessionKey;

function read(account: number): Record<string, EditDraft> | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as KeptDrafts | null;
    return kept?.account === account ? kept.drafts : null;
  } catch {
    return null;
  }
}

/** What this account has typed into a part in this tab, through reloads and through a login in between. */
export function keptEdit(account: number, part: string): EditDraft | null {
  return read(account)?.[part] ?? null;
}

/** Keeps it; null forgets it. Those of another account go when this one keeps anything: each tab is one person's. */
export function keepEdit(account: number, part: string, draft: EditDraft | null): void {
  const own = read(account);
  // A session that ended has nothing to forget: what was typed in it waits for the same person.
  if (own === null && draft === null) return;
  const { [part]: _before, ...others } = own ?? {};
  const drafts = draft === null ? others : { ...others, [part]: draft };
  try {
    if (Object.keys(drafts).length === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify({ account, drafts } satisfies KeptDrafts));
  } catch {
    // Without storage a reload begins with what is saved.
  }
}
