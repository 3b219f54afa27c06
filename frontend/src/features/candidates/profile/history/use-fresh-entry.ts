import { useEffect, useRef, useState } from 'react';
import { connection } from '../../../../api/connection.js';
import type { Edit } from '../../../../forms/inline/use-inline-edit.js';

/** An entry that is not there yet: open until it is added or given up; given up, nothing of it is kept. */
export function useFreshEntry<Values extends object>(edit: Edit<Values>, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const { store } = edit;
  const add = async () => {
    setBusy(true);
    const added = await store.finish();
    setBusy(false);
    if (added) onDone();
    else document.querySelector<HTMLElement>(`[id^="${CSS.escape(edit.id)}"][aria-invalid="true"]`)?.focus();
  };
  const again = useRef(add);
  again.current = add;
  const waits = edit.status === 'offline';
  // What was asked for without a connection is done when it is back, as the card says.
  useEffect(() => (waits ? connection.subscribe(() => connection.lost() || void again.current()) : undefined), [waits]);
  return {
    open: true,
    focusAtOnce: true,
    onOpen: () => undefined,
    onDone: () => {
      if (!busy) void add();
    },
    onCancel: () => {
      void store.restore();
      onDone();
    },
  };
}
