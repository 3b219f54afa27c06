import { useMemo } from 'react';
import { useI18n } from '../i18n/i18n.js';
import { useRunning } from '../ui/use-running.js';
import { namedCountries } from './countries.js';
import type { Choice } from './fields.js';

/** Countries to choose from. Their names come from the browser, so there are none before the page runs. */
export function useCountries(): Choice[] {
  const i18n = useI18n();
  const running = useRunning();
  return useMemo(
    () => (running ? namedCountries(i18n.locale).map(({ id, name }) => ({ value: id, text: name })) : []),
    [i18n.locale, running],
  );
}

/** A select gives text; the wire wants the id, and null for none. */
export const COUNTRY_RULES = {
  setValueAs: (value: unknown) => (value === '' || value === null || value === undefined ? null : Number(value)),
};
