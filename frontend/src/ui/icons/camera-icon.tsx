import { Icon } from './icon.js';

export const CameraIcon = () => (
  <Icon>
    <path d="M4 8h3.4l1.5-2.4h6.2L16.6 8H20v11H4z" />
    <circle cx="12" cy="13" r="3.4" />
  </Icon>
);
