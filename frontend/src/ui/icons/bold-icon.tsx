import { Icon } from './icon.js';

export const BoldIcon = () => (
  <Icon>
    <path d="M7 5h6.2a3.4 3.4 0 0 1 0 6.9H7ZM7 11.9h7a3.6 3.6 0 0 1 0 7.1H7Z" />
  </Icon>
);
