import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.js';

/** A field with proposals; to be shown only where `there` says so. */
export const Combobox = lazyPart(() => import('./search-combobox.js'), ['jobs/search-box']);

/** Whether the proposals' code is there: it comes when nothing else is to do, or when one enters a field. */
export function useProposals() {
  const [there, setThere] = useState(false);
  const load = () => {
    Combobox.preload().then(
      () => setThere(true),
      // The plain fields search as well; the next focus asks again.
      () => undefined,
    );
  };
  const begin = useRef(load);
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 800));
    whenIdle(() => begin.current());
  }, []);
  return { there, load };
}
