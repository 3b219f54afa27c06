import type { HeldLanguage } from '@babelboard/language-check';
import type { LocalKey } from '@babelboard/wire';
import { useSyncExternalStore } from 'react';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';

/** `theme/scheme-entry.ts` reads the same key before the first paint. */
const KEY = 'languages-i-speak' satisfies LocalKey;
const NONE: readonly HeldLanguage[] = [];

let held: readonly HeldLanguage[] | null = null;
const listeners = new Set<() => void>();

/** The languages a guest has said to speak, in the order chosen; none on the server and until the page runs. They leave this browser only with a registration. */
export function useSpokenLanguages(): readonly HeldLanguage[] {
  return useSyncExternalStore(subscribe, spokenLanguages, () => NONE);
}

/** Keeps them for the next visit and tells every mark on the page. */
export function keepSpokenLanguages(languages: readonly HeldLanguage[]): void {
  held = languages;
  try {
    if (languages.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(languages));
  } catch {
    // A closed storage only means that the choice ends with the page.
  }
  tell();
}

function spokenLanguages(): readonly HeldLanguage[] {
  if (held === null) {
    held = readStored();
    reserveRoom();
  }
  return held;
}

function readStored(): readonly HeldLanguage[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isHeld) : NONE;
  } catch {
    return NONE;
  }
}

function isHeld(value: unknown): value is HeldLanguage {
  if (typeof value !== 'object' || value === null || !('slug' in value) || !('rank' in value)) return false;
  const { slug, rank } = value;
  if (typeof slug !== 'string' || spokenLanguage(slug) === undefined) return false;
  return rank === null || (Number.isInteger(rank) && (rank as number) >= 1 && (rank as number) <= 7);
}

/** Marks take their room by this attribute alone, which stands before the first paint: so nothing moves when they come. */
function reserveRoom(): void {
  if (held !== null && held.length > 0) document.documentElement.dataset.speaks = '';
  else delete document.documentElement.dataset.speaks;
}

function tell(): void {
  reserveRoom();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', readOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readOtherTab);
  };
}

function readOtherTab({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  held = readStored();
  tell();
}
