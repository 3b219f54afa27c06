import type { MatchedJob } from '@babelboard/wire';
import type { KeyboardEvent } from 'react';
import { goOnWhenGone } from '../../../ui/go-on-when-gone.js';
import { useDiscardMatching } from '../api/change-matching.js';

const STEPS: Record<string, number | undefined> = { j: 1, k: -1 };

/**
 * Gives what hears keys of the list: J and K lead to the next and the one before, X takes the present one off. Only while the keyboard is in the
 * list: letters that work anywhere get in the way of who speaks to their computer.
 */
export function useListKeys(jobs: readonly MatchedJob[]): (event: KeyboardEvent<HTMLElement>) => void {
  const discard = useDiscardMatching();
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entries = [...event.currentTarget.children];
    const at = entries.findIndex((entry) => entry.contains(event.target as Node));
    const [entry, job] = [entries[at], jobs[at]];
    const key = event.key.toLowerCase();
    const step = STEPS[key];
    if (step !== undefined) entries[at + step]?.querySelector<HTMLElement>('a[href]')?.focus();
    if (key !== 'x' || entry === undefined || job === undefined) return;
    goOnWhenGone(event.target as Element);
    discard(job.id, 'none');
  };
}
