import type { ReactNode } from 'react';

function Icon({ children, size = '1.25em' }: { children: ReactNode; size?: string }) {
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

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5L21 21" />
  </Icon>
);
export const FilterIcon = () => (
  <Icon>
    <path d="M3 7h11M20 7h1M3 17h1M10 17h11" />
    <circle cx="17" cy="7" r="2.5" />
    <circle cx="7" cy="17" r="2.5" />
  </Icon>
);
export const ChevronIcon = () => (
  <Icon size="1em">
    <path d="M5 9l7 7 7-7" />
  </Icon>
);
export const ArrowLeftIcon = () => (
  <Icon>
    <path d="M20 12H4M10 6l-6 6 6 6" />
  </Icon>
);
export const ArrowRightIcon = () => (
  <Icon>
    <path d="M4 12h16M14 6l6 6-6 6" />
  </Icon>
);
export const OutwardIcon = () => (
  <Icon>
    <path d="M7 17L17 7M8 7h9v9" />
  </Icon>
);
/** A text under a lens: what a machine has read. */
export const ReadIcon = () => (
  <Icon size="1em">
    <path d="M4 6h16M4 12h6M4 18h5" />
    <circle cx="15" cy="14.5" r="3.5" />
    <path d="M17.7 17.2L21 20.5" />
  </Icon>
);
export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7" />
  </Icon>
);
export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z" />
  </Icon>
);
export const SystemIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" stroke="none" />
  </Icon>
);
/** Two who talk. */
export const SpeechIcon = () => (
  <Icon>
    <path d="M4 5h11a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 15 13H9l-4 3.2V13H4a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 4 5z" />
    <path d="M19.5 9h.5a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 20 17v3l-3.6-3H12" />
  </Icon>
);
export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V3.5M8 7l4-4 4 4M6 11.5H4.5v9h15v-9H18" />
  </Icon>
);
export const LinkIcon = () => (
  <Icon>
    <path d="M9.5 14.5l5-5M8 12l-2.2 2.2a3.5 3.5 0 0 0 5 5L13 17M16 12l2.2-2.2a3.5 3.5 0 0 0-5-5L11 7" />
  </Icon>
);
export const FlagIcon = () => (
  <Icon>
    <path d="M5.5 21V4M5.5 4.5c4-2.5 7 2.5 13 0v9c-6 2.5-9-2.5-13 0" />
  </Icon>
);
export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="3.8" />
    <path d="M4.5 20.5c.6-4 3.6-6.2 7.5-6.2s6.9 2.2 7.5 6.2" />
  </Icon>
);
export const KeyIcon = () => (
  <Icon>
    <circle cx="8" cy="15.5" r="4.5" />
    <path d="M11.3 12.3L20.5 3M17 6.5l3 3M14 9.5l2.5 2.5" />
  </Icon>
);
