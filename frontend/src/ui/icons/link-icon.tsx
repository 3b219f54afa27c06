import { Icon } from './icon.js';

export const LinkIcon = () => (
  <Icon>
    <path d="M9.5 14.5l5-5M8 12l-2.2 2.2a3.5 3.5 0 0 0 5 5L13 17M16 12l2.2-2.2a3.5 3.5 0 0 0-5-5L11 7" />
  </Icon>
);
