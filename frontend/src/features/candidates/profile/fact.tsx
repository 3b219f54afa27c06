import type { ReactNode } from 'react';

/** A fact with its name, to be read; `children` is null where nothing is said yet. */
export function Fact({ name, empty, children }: { name: string; empty: string; children: ReactNode }) {
  const nothing = children === null || children === '';
  return (
    <dl>
      <dt>{name}</dt>
      <dd data-empty={nothing ? '' : undefined}>{nothing ? empty : children}</dd>
    </dl>
  );
}
