import { type ComponentType, memo, type ReactNode } from 'react';
import { CrashBoundary } from './crash-boundary.js';
import { PartBoundary } from './part-boundary.js';

interface Instead<Props> {
  /** While the code is on its way. */
  waiting?: (props: Props) => ReactNode;
  /** Where it does not come; `again` tries once more. */
  failed?: (props: Props, again: () => void) => ReactNode;
}

/**
 * A lazy part that stands in the page, and leaves the rest alone where it does not come. It is rendered anew for other properties only:
 * anything else that changes would make React throw away what the server rendered of it while its code is on its way.
 */
export function partInPlace<Props extends object>(
  Part: ComponentType<Props>,
  { waiting = () => null, failed = () => null }: Instead<Props> = {},
) {
  return memo((props: Props) => (
    <CrashBoundary fallback={(again) => failed(props, again)}>
      <PartBoundary fallback={waiting(props)}>
        <Part {...props} />
      </PartBoundary>
    </CrashBoundary>
  ));
}
