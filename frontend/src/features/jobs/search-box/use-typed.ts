import { type RefObject, useEffect, useState } from 'react';
import type { SearchFields } from './search-fields.js';

interface Kept {
  /** What the list said when it was typed. */
  shown: SearchFields;
  typed: SearchFields;
}

/** What stands in the fields: what the list is about, until somebody types something else; a list that is about something else says so again. */
export function useTyped(shown: SearchFields, form: RefObject<HTMLFormElement | null>) {
  const [kept, keep] = useState<Kept>({ shown, typed: shown });
  const what = kept.shown.what === shown.what ? kept.typed.what : shown.what;
  const where = kept.shown.where === shown.where ? kept.typed.where : shown.where;
  const typed = { what, where };
  if (kept.shown.what !== shown.what || kept.shown.where !== shown.where) keep({ shown, typed });
  const setTyped = (field: keyof SearchFields, text: string) =>
    keep((before) => ({ ...before, typed: { ...before.typed, [field]: text } }));
  // Typed before the page ran.
  useEffect(() => {
    const value = (name: string) =>
      form.current?.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="hidden"])`)?.value;
    keep((before) => ({
      ...before,
      typed: { what: value('keywords') ?? before.typed.what, where: value('location') ?? before.typed.where },
    }));
  }, [form]);
  return { typed, setTyped, forget: () => keep({ shown, typed: shown }) };
}
