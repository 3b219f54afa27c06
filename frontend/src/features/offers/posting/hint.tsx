import { withClass } from '../../../theme/with-class.js';
import css from './posting.module.css';

export interface HintProps {
  text: string;
  /** What one press does about it. */
  action: string;
  onFollow: () => void;
}

/** Something to think about at a field, and the one press that follows it. */
export function Hint({ text, action, onFollow }: HintProps) {
  return (
    <Room role="status">
      <span>{text}</span>
      <button type="button" onClick={onFollow}>
        {action}
      </button>
    </Room>
  );
}

const Room = withClass('div', css.hint);
