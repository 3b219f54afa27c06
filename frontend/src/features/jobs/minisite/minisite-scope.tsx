import type { MinisiteData } from '@babelboard/wire';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { minisiteTones, type Tones } from './minisite-tones.js';

/** Gives a part of the page a company's colours; the board's own where the company has none. */
export function MinisiteScope({ minisite, children }: { minisite: MinisiteData | undefined; children: ReactNode }) {
  return <Scope hue={minisite?.vueTemp?.hue ?? null}>{children}</Scope>;
}

const properties = (tones: Tones) =>
  Object.fromEntries(Object.entries(tones).map(([name, colour]) => [`--${name}`, colour]));

const Scope = styled('div', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: number | null }>(({ hue }) => {
  if (hue === null) return {};
  const { light, dark } = minisiteTones(hue);
  return {
    ...properties(light),
    '@media screen and (prefers-color-scheme: dark)': { 'html:not([data-scheme="light"]) &': properties(dark) },
    '@media screen': { 'html[data-scheme="dark"] &': properties(dark) },
  };
});
