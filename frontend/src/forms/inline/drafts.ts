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

let inThisPage: string | null = null;

function read(account: number): Record<string, EditDraft> {
  const kept = JSON.parse(inThisPage ?? 'null') as KeptDrafts | null;
  return kept?.account === account ? kept.drafts : {};
}

/** What this account has typed into a part in this page. */
export function keptEdit(account: number, part: string): EditDraft | null {
  return read(account)[part] ?? null;
}

/** Keeps it; null forgets it. Those of another account go: each tab is one person's. */
export function keepEdit(account: number, part: string, draft: EditDraft | null): void {
  const { [part]: _before, ...others } = read(account);
  const drafts = draft === null ? others : { ...others, [part]: draft };
  const none = Object.keys(drafts).length === 0;
  inThisPage = none ? null : JSON.stringify({ account, drafts } satisfies KeptDrafts);
}
