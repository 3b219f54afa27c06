import { ChangedElsewhere } from './changed-elsewhere.js';
import { mergeEdits } from './merge-edits.js';

/** What of an edit is to be written (`mergeEdits`); null where it stands there already. @throws DomainError CHANGED_ELSEWHERE */
export function merged<Values extends object>(
  current: Values,
  edited: Partial<Values>,
  base: Partial<Values>,
): Partial<Values> | null {
  const { changes, conflicts } = mergeEdits(current, edited, base);
  if (conflicts.length > 0) {
    throw new ChangedElsewhere(conflicts);
  }
  return Object.keys(changes).length === 0 ? null : changes;
}
