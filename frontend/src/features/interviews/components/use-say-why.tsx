import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import type { SayWhyProps } from './say-why.js';

const SayWhy = lazyPart(() => import('./say-why.js'));

/** Gives the function that asks first, and the dialog where it is open. */
export function useSayWhy(
  act: (kind: SayWhyProps['kind'], message: string) => Promise<void>,
): [(kind: SayWhyProps['kind']) => void, ReactNode] {
  const [kind, setKind] = useState<SayWhyProps['kind'] | null>(null);
  const close = () => setKind(null);
  const dialog = kind !== null && (
    <OptionalPart open={() => setKind(kind)} close={close}>
      <SayWhy kind={kind} act={(message) => act(kind, message)} onClose={close} />
    </OptionalPart>
  );
  return [setKind, dialog];
}
