import { useRef } from 'react';
import type { FilterOption } from '../filters/filter-options.js';

/**
 * Options in the order in which they stood when their menu was opened: counts change with every choice, and what one is
 * about to press must not move away, nor lose the focus.
 */
export function useSteadyOrder(options: FilterOption[], open: boolean): FilterOption[] {
  const order = useRef<string[]>([]);
  if (!open || order.current.length === 0) order.current = options.map(({ value }) => value);
  const place = (value: string) => {
    const at = order.current.indexOf(value);
    return at === -1 ? Number.MAX_SAFE_INTEGER : at;
  };
  return options.toSorted((a, b) => place(a.value) - place(b.value));
}
