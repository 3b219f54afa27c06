import { Icon } from './icon.js';

export const BellIcon = () => (
  <Icon>
    <path d="M6 17v-6a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4" />
  </Icon>
);
