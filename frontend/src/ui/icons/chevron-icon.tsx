import { Icon } from './icon.js';

export const ChevronIcon = () => (
  <Icon size="1em">
    <path d="M5 9l7 7 7-7" />
  </Icon>
);
