import { Icon } from './icon.js';

export const HideIcon = () => (
  <Icon>
    <path d="M4 4l16 16M9.9 5.3A9.6 9.6 0 0 1 12 5c5.5 0 9 5.5 9.5 7a13 13 0 0 1-2.7 3.8M6.2 6.9A13.6 13.6 0 0 0 2.5 12c.6 1.7 4 7 9.5 7a9.7 9.7 0 0 0 5-1.4M9.8 9.9a3 3 0 0 0 4.2 4.2" />
  </Icon>
);
