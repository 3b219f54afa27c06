import { Icon } from './icon.js';

export const CompassIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m15.6 8.4-2 5.2-5.2 2 2-5.2z" />
  </Icon>
);
