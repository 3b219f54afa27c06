import type { MinisiteData } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { CrashBoundary } from '../../../ui/crash-boundary.js';
import { PartBoundary } from '../../../ui/part-boundary.js';
import { TonedScope } from './minisite-parts.js';

/** Gives a part of the page a company's colours; the board's own where the company has none, or while they are on their way. */
export function MinisiteScope({ minisite, children }: { minisite: MinisiteData | undefined; children: ReactNode }) {
  const hue = minisite?.vueTemp?.hue ?? null;
  const plain = <div>{children}</div>;
  if (hue === null) return plain;
  return (
    <CrashBoundary fallback={() => plain}>
      <PartBoundary fallback={plain}>
        <TonedScope hue={hue}>{children}</TonedScope>
      </PartBoundary>
    </CrashBoundary>
  );
}

/** The server's page has such colours: their code comes before the page runs, or it would be rendered anew. */
export async function bringTones(): Promise<void> {
  if (document.querySelector('[data-toned]') !== null) await TonedScope.preload();
}
