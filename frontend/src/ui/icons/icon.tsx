import type { ReactNode } from 'react';

/** A drawing of lines on a field of 24 × 24, in the colour of the words around it; it says nothing to who does not see it. */
export function Icon({ children, size = '1.25em' }: { children: ReactNode; size?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      {children}
    </svg>
  );
}
