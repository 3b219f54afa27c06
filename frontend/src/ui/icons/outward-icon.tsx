import { Icon } from './icon.js';

export const OutwardIcon = () => (
  <Icon>
    <path d="M7 17L17 7M8 7h9v9" />
  </Icon>
);
