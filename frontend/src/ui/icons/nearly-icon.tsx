import { Icon } from './icon.js';

/** Two waves: nearly, but not quite. */
export const NearlyIcon = () => (
  <Icon>
    <path d="M4 10c2.5-3 5.5-3 8 0s5.5 3 8 0M4 16c2.5-3 5.5-3 8 0s5.5 3 8 0" />
  </Icon>
);
