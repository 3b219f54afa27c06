import { Icon } from './icon.js';

export const SubheadingIcon = () => (
  <Icon>
    <path d="M8 9v10M16 9v10M8 14h8" />
  </Icon>
);
