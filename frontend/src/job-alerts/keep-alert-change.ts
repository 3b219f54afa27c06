import { keepEdit } from '../forms/inline/drafts.js';
import { PART } from './alert-in-change.js';

/** From then on lists offer to save their filters as those of the alert. */
export function beginAlertChange(account: number, id: number): void {
  keepEdit(account, PART, { values: { id }, base: {} });
}

export function endAlertChange(account: number): void {
  keepEdit(account, PART, null);
}
