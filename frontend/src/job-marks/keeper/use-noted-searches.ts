import { readJobListAddress, writeJobListAddress } from '@babelboard/job-paths';
import { pageAt } from '@babelboard/pages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sendJson } from '../../api/request-json.js';
import { useLocation } from '../../router/router.js';
import { useSite } from '../../site/site.js';
import { LATEST_SEARCHES } from './queries.js';

/** Who stays so long, or opens an offer, has searched for this; what is ticked on the way is no search. */
const STAYED_MS = 4_000;

/** Tells the server of lists that somebody stays on, unless nothing may be changed. */
export function useNotedSearches(readOnly: boolean): void {
  const { pathname, search } = useLocation();
  const { productPrefix } = useSite();
  const queries = useQueryClient();
  const waiting = useRef<string>(null);
  const filters = readJobListAddress(pathname, search);
  const list = filters && writeJobListAddress({ ...filters, latests: false, from: 0, job: null, autoApply: false });
  const opened = pageAt(pathname, productPrefix).name === 'job' || filters?.job != null;

  useEffect(() => {
    const note = () => {
      const path = waiting.current;
      waiting.current = null;
      if (readOnly || path === null || path === '/jobs') return;
      sendJson('POST', '/api/candidates/searchs', { path }).then(
        () => queries.invalidateQueries({ queryKey: LATEST_SEARCHES }),
        () => undefined,
      );
    };
    if (list !== null) waiting.current = list;
    if (opened) {
      note();
      return;
    }
    if (list === null) {
      waiting.current = null;
      return;
    }
    const timer = setTimeout(note, STAYED_MS);
    return () => clearTimeout(timer);
  }, [list, opened, readOnly, queries]);
}
