import { Icon } from './icon.js';

export const FilterIcon = () => (
  <Icon>
    <path d="M3 7h11M20 7h1M3 17h1M10 17h11" />
    <circle cx="17" cy="7" r="2.5" />
    <circle cx="7" cy="17" r="2.5" />
  </Icon>
);
