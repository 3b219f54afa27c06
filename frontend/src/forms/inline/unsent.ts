import { sendingKey } from '../../api/sending-key.js';
import { keepEdit, keptEdit } from './drafts.js';

/** What is written and not sent yet. */
export interface Unsent {
  text: string;
  /** Account ids of those who are told of it, where that is chosen. */
  told: readonly number[];
  /** What was tried, and its key: tried again after a lost answer it stays one. */
  attempt: { said: string; key: string } | null;
}

export const NOTHING: Unsent = { text: '', told: [], attempt: null };

/** Of this page, by part, for one account: whoever shows a part shows the same. What is kept in the tab survives a reload, too. */
let shown: { account: number; parts: Map<string, Unsent> } = { account: 0, parts: new Map() };
const listeners = new Set<() => void>();

export function onUnsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function unsentOf(account: number, part: string): Unsent {
  if (shown.account !== account) shown = { account, parts: new Map() };
  const known = shown.parts.get(part);
  if (known !== undefined) return known;
  const unsent: Unsent = { ...NOTHING, ...(keptEdit(account, part)?.values as Partial<Unsent> | undefined) };
  shown.parts.set(part, unsent);
  return unsent;
}

export function changeUnsent(account: number, part: string, changes: Partial<Unsent>): void {
  const next = { ...unsentOf(account, part), ...changes };
  const isNothing = next.text === '' && next.told.length === 0 && next.attempt === null;
  shown.parts.set(part, next);
  keepEdit(account, part, isNothing ? null : { values: { ...next }, base: {} });
  for (const listener of listeners) listener();
}

/** The key under which this is sent. @param said all that goes with it */
export function keyOf(account: number, part: string, said: string): string {
  const { attempt } = unsentOf(account, part);
  if (attempt?.said === said) return attempt.key;
  const key = sendingKey();
  changeUnsent(account, part, { attempt: { said, key } });
  return key;
}

/** It has arrived: what was typed while it was on its way stays. */
export function wasSent(account: number, part: string, sent: Pick<Unsent, 'text' | 'told'>): void {
  const { text, told } = unsentOf(account, part);
  changeUnsent(account, part, {
    text: restOf(text, sent.text),
    told: told.filter((one) => !sent.told.includes(one)),
    attempt: null,
  });
}

/** What was written on behind what was sent; all of it where that was written anew. */
function restOf(text: string, sent: string): string {
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
}
