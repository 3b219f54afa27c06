import { Icon } from './icon.js';

export const PaperIcon = () => (
  <Icon>
    <path d="M6 3.5h8l4.5 4.4v12.6H6z" />
    <path d="M13.6 3.8v4.5h4.6M9 12.6h6.4M9 16.2h6.4" />
  </Icon>
);
