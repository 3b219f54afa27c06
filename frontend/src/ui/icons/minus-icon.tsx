import { Icon } from './icon.js';

export const MinusIcon = () => (
  <Icon>
    <path d="M5 12h14" />
  </Icon>
);
