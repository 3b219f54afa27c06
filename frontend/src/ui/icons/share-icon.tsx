import { Icon } from './icon.js';

export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V3.5M8 7l4-4 4 4M6 11.5H4.5v9h15v-9H18" />
  </Icon>
);
