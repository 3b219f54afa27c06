import { Icon } from './icon.js';

/** Two who talk. */
export const SpeechIcon = () => (
  <Icon>
    <path d="M4 5h11a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 15 13H9l-4 3.2V13H4a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 4 5z" />
    <path d="M19.5 9h.5a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 20 17v3l-3.6-3H12" />
  </Icon>
);
