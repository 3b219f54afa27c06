import { Icon } from './icon.js';

export const HomeIcon = () => (
  <Icon>
    <path d="M3.5 11.2 12 4l8.5 7.2" />
    <path d="M5.8 9.6V20h12.4V9.6M10 20v-5.4h4V20" />
  </Icon>
);
