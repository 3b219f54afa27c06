import { Icon } from './icon.js';

export const FlagIcon = () => (
  <Icon>
    <path d="M5.5 21V4M5.5 4.5c4-2.5 7 2.5 13 0v9c-6 2.5-9-2.5-13 0" />
  </Icon>
);
