import { Icon } from './icon.js';

export const HeadingIcon = () => (
  <Icon>
    <path d="M6 5v14M18 5v14M6 12h12" />
  </Icon>
);
