import { Icon } from './icon.js';

export const CalendarIcon = () => (
  <Icon>
    <rect x="3.5" y="5.5" width="17" height="14.5" rx="2.2" />
    <path d="M3.8 10h16.4M8 3.6v3.6M16 3.6v3.6" />
  </Icon>
);
