import type { AdminCareerEvent } from '@babelboard/wire';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepEdit, keptEdit } from '../../../forms/inline/drafts.js';
import { useSession } from '../../../session/use-session.js';
import type { EventInput, EventUseForm } from './event-form-values.js';

export interface EventDraft {
  /** With the time of the state that it changes: the server refuses what would undo somebody else's change. */
  kept: EventInput | null;
  keep: (values: EventInput) => void;
  forget: () => void;
}

/** What is typed of an event and not saved: it stays in this tab while other pages are shown, through reloads and a login in between. */
export function useEventDraft(event: AdminCareerEvent): EventDraft {
  const account = useSession().user?.id ?? 0;
  const part = `career-event-${event.id}`;
  const [kept] = useState(() => (keptEdit(account, part)?.values ?? null) as EventInput | null);
  return {
    kept,
    keep: (values) => keepEdit(account, part, { values, base: {} }),
    forget: () => keepEdit(account, part, null),
  };
}

/** Keeps what is typed into the form. */
export function useKeepTyped({ subscribe }: EventUseForm, draft: EventDraft): void {
  const keep = useEffectEvent((values: EventInput) => draft.keep(values));
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe]);
}
