import { type ComponentType, lazy } from 'react';
import { loadCode } from '../api/load-code.js';

/** The code of a part did not come. */
export class PartError extends Error {
  override readonly name = 'PartError';

  constructor(
    cause: unknown,
    /** From then on the part asks for its code again; whoever shows something in its place calls it. */
    readonly forget: () => void,
  ) {
    super('A part of the page did not load', { cause });
  }
}

/** A component whose code comes when it is shown. After a failure it can be asked for again, which React's `lazy` never does. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const forget = () => {
    Present = begin();
  };
  const begin = () =>
    lazy(() =>
      (typeof window === 'undefined' ? load() : loadCode(load)).catch((error) => {
        throw new PartError(error, forget);
      }),
    ) as unknown as ComponentType<Props>;
  let Present = begin();
  return (props) => <Present {...props} />;
}
