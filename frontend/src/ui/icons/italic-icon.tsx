import { Icon } from './icon.js';

export const ItalicIcon = () => (
  <Icon>
    <path d="M10 5h8M6 19h8M14.5 5l-5 14" />
  </Icon>
);
