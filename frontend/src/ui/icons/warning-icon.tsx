import { Icon } from './icon.js';

export const WarningIcon = () => (
  <Icon>
    <path d="M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.5h.01" />
  </Icon>
);
