import { Icon } from './icon.js';

export const ArrowRightIcon = () => (
  <Icon>
    <path d="M4 12h16M14 6l6 6-6 6" />
  </Icon>
);
