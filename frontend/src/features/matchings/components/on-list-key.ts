import type { KeyboardEvent } from 'react';
import { openDiscardMenu } from './discard-menu.js';

const STEPS: Record<string, number | undefined> = { j: 1, k: -1 };

/**
 * Hears keys of the list: J and K lead to the next and the one before, X asks why the present one is not wanted. Only while the keyboard is in
 * the list: letters that work anywhere get in the way of who speaks to their computer.
 */
export function onListKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const entries = [...event.currentTarget.children];
  const at = entries.findIndex((entry) => entry.contains(event.target as Node));
  const entry = entries[at];
  const key = event.key.toLowerCase();
  const step = STEPS[key];
  if (step !== undefined) entries[at + step]?.querySelector<HTMLElement>('a[href]')?.focus();
  if (key === 'x' && entry !== undefined) void openDiscardMenu(entry);
}
