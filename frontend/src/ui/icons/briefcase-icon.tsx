import { Icon } from './icon.js';

export const BriefcaseIcon = () => (
  <Icon>
    <rect x="3.5" y="7.5" width="17" height="12" rx="2.2" />
    <path d="M9 7.2V5.4c0-.8.6-1.4 1.4-1.4h3.2c.8 0 1.4.6 1.4 1.4v1.8M3.8 12.6h16.4" />
  </Icon>
);
