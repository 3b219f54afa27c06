import type { SessionKey } from '@babelboard/wire';
import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useRunning } from '../ui/use-running.js';

/** Never kept: a password, and a consent, which is given anew. */
const NEVER = ['password', 'terms'];
/** Beside the fields: when the first of them was typed, in milliseconds since 1970. */
const SINCE = 'typed-since';

function readDraft(key: SessionKey): Record<string, unknown> {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

function writeDraft(key: SessionKey, values: FieldValues): void {
  try {
    const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !NEVER.includes(name)));
    window.sessionStorage.setItem(key, JSON.stringify({ ...kept, [SINCE]: typedSince(key) }));
  } catch {
    // Without storage a reload starts with empty fields.
  }
}

function typedSince(key: SessionKey): number {
  const since = readDraft(key)[SINCE];
  return typeof since === 'number' ? since : Date.now();
}

/** For how long something is being typed, reloads included: milliseconds. */
export function draftAge(key: SessionKey): number {
  return Math.max(0, Date.now() - typedSince(key));
}

export function forgetDraft(key: SessionKey): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

/** Keeps what is typed in this tab, and puts it back into fields that are empty. */
export function useDraft<Input extends FieldValues, Output>(
  key: SessionKey,
  form: Pick<UseFormReturn<Input, unknown, Output>, 'getValues' | 'setValue' | 'subscribe'>,
): void {
  const restore = useEffectEvent(() => {
    for (const [name, value] of Object.entries(readDraft(key))) {
      const path = name as FieldPath<Input>;
      const present: unknown = form.getValues(path);
      const empty = present === undefined || present === null || present === '' || present === false;
      if (empty && name !== SINCE && !NEVER.includes(name)) form.setValue(path, value as never);
    }
  });
  const { subscribe } = form;
  // Before that a select has nothing to choose from.
  const running = useRunning();
  useEffect(() => {
    if (!running) return;
    restore();
    return subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(key, values) });
  }, [key, running, subscribe]);
}
