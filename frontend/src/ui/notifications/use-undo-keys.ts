import { useEffect } from 'react';
import type { ShownNotification } from './notification.js';

/**
 * A toast is far from what was pressed for whoever goes by keys: Ctrl or ⌘ with Z undo what was done last, from anywhere but a field, which
 * has an undo of its own. @param last null where there is nothing to undo
 */
export function useUndoKeys(last: ShownNotification | null, undo: (last: ShownNotification) => void): void {
  useEffect(() => {
    if (last === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const inField =
        target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || inField) return;
      event.preventDefault();
      undo(last);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [last, undo]);
}
