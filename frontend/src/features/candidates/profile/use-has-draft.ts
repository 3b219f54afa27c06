import { keptEdit } from '../../../forms/inline/drafts.js';

/** Whether something of this name was typed and not saved in this tab. */
export function hasDraft(account: number, part: string): boolean {
  return keptEdit(account, part) !== null;
}
