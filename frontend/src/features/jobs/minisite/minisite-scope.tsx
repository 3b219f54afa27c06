import type { MinisiteData } from '@babelboard/wire';
import type { CSSProperties, ReactNode } from 'react';
import css from './minisite-scope.module.css';
import { minisiteTones, type Tones } from './minisite-tones.js';

/** Gives a part of the page a company's colours; the board's own where the company has none. */
export function MinisiteScope({ minisite, children }: { minisite: MinisiteData | undefined; children: ReactNode }) {
  const hue = minisite?.vueTemp?.hue ?? null;
  if (hue === null) return <div>{children}</div>;
  const { light, dark } = minisiteTones(hue);
  return (
    <div className={css.scope} style={{ ...properties('light', light), ...properties('dark', dark) }}>
      {children}
    </div>
  );
}

/** Both schemes' colours stand at the element; the style sheet takes those of the scheme that is shown. */
function properties(scheme: 'light' | 'dark', tones: Tones): CSSProperties {
  return Object.fromEntries(Object.entries(tones).map(([name, colour]) => [`--${scheme}-${name}`, colour]));
}
