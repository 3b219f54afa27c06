import type { CSSProperties, ReactNode } from 'react';
import css from './minisite-scope.module.css';
import { minisiteTones, type Tones } from './minisite-tones.js';

/** Gives a part of the page the colours of a hue. */
export default function TonedScope({ hue, children }: { hue: number; children: ReactNode }) {
  const { light, dark } = minisiteTones(hue);
  return (
    <div className={css.scope} data-toned="" style={{ ...properties('light', light), ...properties('dark', dark) }}>
      {children}
    </div>
  );
}

/** Both schemes' colours stand at the element; the style sheet takes those of the scheme that is shown. */
function properties(scheme: 'light' | 'dark', tones: Tones): CSSProperties {
  return Object.fromEntries(Object.entries(tones).map(([name, colour]) => [`--${scheme}-${name}`, colour]));
}
