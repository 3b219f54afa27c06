import { Icon } from './icon.js';

export const GearIcon = () => (
  <Icon>
    <path d="M4 7.5h8.2M16.8 7.5H20M4 16.5h3.2M11.8 16.5H20" />
    <circle cx="14.5" cy="7.5" r="2.3" />
    <circle cx="9.5" cy="16.5" r="2.3" />
  </Icon>
);
