import { keepEdit, keptEdit } from '../forms/inline/drafts.js';

const PART = 'alert-filters';

/** The alert whose filters this account chooses anew on lists of this tab; null where there is none. */
export function alertInChange(account: number): number | null {
  const { id = null } = (keptEdit(account, PART)?.values ?? {}) as { id?: number };
  return id;
}

/** From then on lists offer to save their filters as those of the alert. */
export function beginAlertChange(account: number, id: number): void {
  keepEdit(account, PART, { values: { id }, base: {} });
}

export function endAlertChange(account: number): void {
  keepEdit(account, PART, null);
}
