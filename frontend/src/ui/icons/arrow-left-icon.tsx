import { Icon } from './icon.js';

export const ArrowLeftIcon = () => (
  <Icon>
    <path d="M20 12H4M10 6l-6 6 6 6" />
  </Icon>
);
