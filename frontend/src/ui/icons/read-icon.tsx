import { Icon } from './icon.js';

/** A text under a lens: what a machine has read. */
export const ReadIcon = () => (
  <Icon size="1em">
    <path d="M4 6h16M4 12h6M4 18h5" />
    <circle cx="15" cy="14.5" r="3.5" />
    <path d="M17.7 17.2L21 20.5" />
  </Icon>
);
