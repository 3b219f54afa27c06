import { ApplyButton, type ApplyButtonProps } from './apply-button.js';
import { ApplyNote } from './apply-note.js';

interface ApplyPartProps extends ApplyButtonProps {
  part: 'button' | 'note';
}

/** How one applies for an offer. */
export default function ApplyPart({ part, ...props }: ApplyPartProps) {
  return part === 'button' ? <ApplyButton {...props} /> : <ApplyNote {...props} />;
}
