import { type JobListFilters, readJobListAddress } from '@babelboard/job-paths';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { formAction } from './hidden-filters.js';

/** Chooses what was ticked before the page ran, as the plain form would. */
export function useTickedEarly(
  panel: RefObject<HTMLFormElement | null>,
  filters: JobListFilters,
  onChoose: (chosen: JobListFilters) => void,
): void {
  const ask = useEffectEvent((form: HTMLFormElement) => {
    const boxes = [...form.querySelectorAll<HTMLInputElement>('input:is([type=checkbox], [type=radio])')];
    if (boxes.every((box) => box.checked === box.defaultChecked)) return;
    const said = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const asked = readJobListAddress(formAction(filters), said.toString());
    if (asked !== null) onChoose(asked);
  });
  useEffect(() => {
    if (panel.current !== null) ask(panel.current);
  }, [panel]);
}
