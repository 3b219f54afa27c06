import { useMemo } from 'react';
import { useI18n } from '../i18n/i18n.js';
import { useText } from '../i18n/use-text.js';
import { useRunning } from '../ui/use-running.js';
import { namedCountries } from './countries.js';
import type { Choice } from './fields.js';

/** Countries to choose from, Europe first. Their names come from the browser, so there are none before the page runs. */
export function useCountries(): Choice[] {
  const i18n = useI18n();
  const t = useText();
  const running = useRunning();
  return useMemo(
    () =>
      (running ? namedCountries(i18n.locale) : []).map(({ id, name, inEurope }) => ({
        value: id,
        text: name,
        group: t(inEurope ? 'form.europe' : 'form.world'),
      })),
    [i18n.locale, running, t],
  );
}

/** A select gives text; the wire wants the id, and null for none. */
export const COUNTRY_RULES = {
  setValueAs: (value: unknown) => (value === '' || value === null || value === undefined ? null : Number(value)),
};
