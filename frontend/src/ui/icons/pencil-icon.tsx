import { Icon } from './icon.js';

export const PencilIcon = () => (
  <Icon>
    <path d="M4 20l1-4.4L16.4 4.2a1.7 1.7 0 0 1 2.4 0l1 1a1.7 1.7 0 0 1 0 2.4L8.4 19z" />
    <path d="m14.6 6 3.4 3.4" />
  </Icon>
);
