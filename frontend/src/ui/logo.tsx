/** The tower: lines of different length on one ground, the newest one on top and glowing. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 32 32" fill="currentColor">
      <rect x="11.5" y="3" width="9" height="5" rx="2.5" fill="var(--accent)" />
      <rect x="9" y="10" width="12.5" height="5" rx="2.5" />
      <rect x="6.5" y="17" width="19.5" height="5" rx="2.5" />
      <rect x="2.5" y="24" width="27" height="5" rx="2.5" />
    </svg>
  );
}
