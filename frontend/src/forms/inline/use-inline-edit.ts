import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { connection } from '../../api/connection.js';
import { type TextKey, useText } from '../../i18n/use-text.js';
import { useSession } from '../../session/use-session.js';
import { failureWords } from '../failure-words.js';
import { fieldWords } from '../issue-words.js';
import type { FieldProps } from '../use-wire-form.js';
import { afterPress } from './after-press.js';
import { keepEdit, keptEdit } from './drafts.js';
import { type Checked, type EditShown, InlineEdit } from './inline-edit.js';

const PAUSE_MS = 900;

export interface InlineEditOptions<Values extends object> {
  /** Names its draft; another name is another edit. */
  part: string;
  /** As the server has them. */
  saved: Values;
  check: (name: keyof Values & string, value: unknown, values: Values) => Checked;
  /** Writes the changed fields; `base` is what they were. */
  send: (changes: Partial<Values>, base: Partial<Values>) => Promise<unknown>;
  /** Saves only when a button says so. */
  byButton?: boolean;
  /** What is said where it was not saved and nobody says why. */
  failed?: TextKey;
}

/** What a field of an edit needs: the properties of the form kit's fields, and its value. */
export interface EditField extends FieldProps {
  value: string;
}

export interface Edit<Values extends object> extends EditShown<Values> {
  store: InlineEdit<Values>;
  id: string;
  /** Whether something was typed before a reload or a login, and is not saved. */
  hadDraft: boolean;
  set: (name: keyof Values & string, value: unknown) => void;
  /** Sets and saves at once: for what is chosen, not typed. */
  choose: (name: keyof Values & string, value: unknown) => void;
  /** A field of text or a choice from a list. */
  field: (name: keyof Values & string, read?: (text: string) => unknown) => EditField;
  /** It was left: from here on what is wrong with it is said. */
  leave: (name: keyof Values & string) => void;
  errorOf: (name: keyof Values & string) => string | undefined;
}

/** A part of a page that is edited in place and saves itself. */
export function useInlineEdit<Values extends object>(options: InlineEditOptions<Values>): Edit<Values> {
  const t = useText();
  const id = useId();
  const account = useSession().user?.id ?? 0;
  const { part, saved, check, send, byButton = false, failed = 'edit.failed' } = options;
  const parts = {
    saved,
    check,
    send,
    pauseMs: byButton ? null : PAUSE_MS,
    keep: (draft: Parameters<typeof keepEdit>[2]) => keepEdit(account, part, draft),
    words: (error: Error) => failureWords(t, error, t(failed)),
  };
  const [{ store, hadDraft }] = useState(() => {
    const draft = keptEdit(account, part);
    return { store: new InlineEdit<Values>({ ...parts, draft }), hadDraft: draft !== null };
  });
  const newest = useRef(parts);
  newest.current = parts;
  useEffect(() => store.update({ ...newest.current, saved, draft: null }), [store, saved]);
  useSavingInTime(store, byButton);
  const shown = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const errorOf = (name: keyof Values & string) => fieldWords(t, shown.errors[name]);
  const leave = (name: keyof Values & string) => afterPress(() => void store.leave(name));
  return {
    ...shown,
    store,
    id,
    hadDraft,
    set: (name, value) => store.change(name, value),
    choose: (name, value) => {
      store.change(name, value);
      if (!byButton) void store.flush();
    },
    leave,
    errorOf,
    field: (name, read = (text) => text) => ({
      id: `${id}${name}`,
      name,
      value: textOf(shown.values[name]),
      error: errorOf(name),
      ref: () => undefined,
      onChange: async (event: { target: { value: string } }) => store.change(name, read(event.target.value)),
      onBlur: async () => leave(name),
    }),
  };
}

/** Before the page is left, and when the connection is back. */
function useSavingInTime(store: { flush: () => Promise<boolean>; stop: () => void }, byButton: boolean): void {
  useEffect(() => {
    if (byButton) return;
    const save = () => void store.flush();
    const stopWaiting = connection.subscribe(() => connection.lost() || save());
    window.addEventListener('pagehide', save);
    return () => {
      stopWaiting();
      window.removeEventListener('pagehide', save);
      save();
      store.stop();
    };
  }, [store, byButton]);
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
