import { withClass } from '../../../theme/with-class.js';
import css from './posting.module.css';

export interface HintProps {
  text: string;
  /** What one press does about it. */
  action: string;
  onFollow: () => void;
  /** Id of the field it is about: once it is followed it is gone, and the keyboard goes on there. */
  field: string;
}

/** Something to think about at a field, and the one press that follows it. */
export function Hint({ text, action, onFollow, field }: HintProps) {
  return (
    <Room role="status">
      <span>{text}</span>
      <button
        type="button"
        onClick={() => {
          document.getElementById(field)?.focus();
          onFollow();
        }}
      >
        {action}
      </button>
    </Room>
  );
}

const Room = withClass('div', css.hint);
