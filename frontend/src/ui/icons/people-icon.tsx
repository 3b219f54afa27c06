import { Icon } from './icon.js';

export const PeopleIcon = () => (
  <Icon>
    <circle cx="9" cy="8.5" r="3.4" />
    <path d="M2.5 19.5c.5-3.6 3-5.6 6.5-5.6s6 2 6.5 5.6" />
    <path d="M15.5 5.4a3.2 3.2 0 0 1 0 6.2M18 14.6c2 .7 3.2 2.4 3.5 4.9" />
  </Icon>
);
