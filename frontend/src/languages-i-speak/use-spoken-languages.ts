import type { HeldLanguage } from '@babelboard/language-check';
import type { LocalKey } from '@babelboard/wire';
import { useMemo, useSyncExternalStore } from 'react';
import { sessionStore } from '../session/session-store.js';
import { useSession } from '../session/use-session.js';
import { rankOf } from './asked-languages.js';

/** `app/head-script.ts` reads the same key before the first paint. */
const KEY = 'languages-i-speak' satisfies LocalKey;
const NONE: readonly HeldLanguage[] = [];

let ticked: readonly HeldLanguage[] | null = null;
const listeners = new Set<() => void>();

/** The languages that count: those of a candidate's profile where it names any, else those that were ticked in this browser. */
export function useSpokenLanguages(): readonly HeldLanguage[] {
  const ticked = useTickedLanguages();
  return useProfileLanguages() ?? ticked;
}

/** The languages of the profile of who is signed in; null where it names none. */
export function useProfileLanguages(): readonly HeldLanguage[] | null {
  const languages = useSession().user?.languages;
  return useMemo(
    () => (languages?.length ? languages.map((language) => ({ slug: language.slug, rank: rankOf(language) })) : null),
    [languages],
  );
}

/** The languages a guest has said to speak, in the order chosen; none on the server and until the page runs. They leave this browser only with a registration. */
export function useTickedLanguages(): readonly HeldLanguage[] {
  return useSyncExternalStore(subscribe, tickedLanguages, () => NONE);
}

/** Keeps ticked ones for the next visit and tells every mark on the page. */
export function keepSpokenLanguages(languages: readonly HeldLanguage[]): void {
  ticked = languages;
  try {
    if (languages.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(languages));
  } catch {
    // A closed storage only means that the choice ends with the page.
  }
  notifyListeners();
}

function tickedLanguages(): readonly HeldLanguage[] {
  if (ticked === null) {
    ticked = readStored();
    reserveRoom();
    sessionStore.subscribe(reserveRoom);
  }
  return ticked;
}

function readStored(): readonly HeldLanguage[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    const held = Array.isArray(stored) ? stored.filter(isHeld) : [];
    // The very same where there are none: else every mark would be rendered twice on arrival.
    return held.length === 0 ? NONE : held;
  } catch {
    return NONE;
  }
}

function isHeld(value: unknown): value is HeldLanguage {
  if (typeof value !== 'object' || value === null || !('slug' in value) || !('rank' in value)) return false;
  const { slug, rank } = value;
  if (typeof slug !== 'string' || !/^[A-Z][a-z]+(?:_[A-Z][a-z]+)*$/.test(slug)) return false;
  return rank === null || (Number.isInteger(rank) && (rank as number) >= 1 && (rank as number) <= 7);
}

/** Marks take their room by this attribute alone, which stands before the first paint: so nothing moves when they come. */
function reserveRoom(): void {
  const { status, user } = sessionStore.snapshot();
  // Who is signed in is known only after the first paint, by which `app/head-script.ts` has made room.
  if (status === 'loading') return;
  if (ticked?.length || user?.languages.length) document.documentElement.dataset.speaks = '';
  else delete document.documentElement.dataset.speaks;
}

function notifyListeners(): void {
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
  ticked = readStored();
  notifyListeners();
}
