import { Icon } from './icon.js';

export const RedoIcon = () => (
  <Icon>
    <path d="M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3" />
  </Icon>
);
