import { Icon } from './icon.js';

export const NumbersIcon = () => (
  <Icon>
    <path d="M10 6h10M10 12h10M10 18h10M4 4.5h1.2V9M3.8 14.2c.4-.9 2.4-.9 2.4.4 0 1-2.4 1.7-2.4 3.4h2.6" />
  </Icon>
);
