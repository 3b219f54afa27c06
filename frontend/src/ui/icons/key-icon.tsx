import { Icon } from './icon.js';

export const KeyIcon = () => (
  <Icon>
    <circle cx="8" cy="15.5" r="4.5" />
    <path d="M11.3 12.3L20.5 3M17 6.5l3 3M14 9.5l2.5 2.5" />
  </Icon>
);
