import { type ReactNode, useId } from 'react';
import { withClass } from '../theme/with-class.js';
import { Button } from './button.js';
import css from './confirm-dialog.module.css';
import { SheetActions, SheetBody, SheetDialog } from './sheet-dialog.js';

export interface ConfirmDialogProps {
  title: string;
  text?: ReactNode;
  /** Fields that belong to the question. */
  children?: ReactNode;
  action: string;
  cancel: string;
  /** `danger` for what takes something away. */
  tone?: 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that is felt by others, or that cannot be taken back. A lazy part: it brings dialogs along. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, children, action, cancel, tone, busy = false, onConfirm, onClose } = props;
  const id = useId();
  return (
    <SheetDialog titleId={id} onClose={onClose}>
      <SheetBody>
        <Question>
          <h2 id={id}>{title}</h2>
          {text !== undefined && <p>{text}</p>}
          {children}
        </Question>
      </SheetBody>
      <SheetActions>
        <Button type="button" data-look="plain" onClick={onClose}>
          {cancel}
        </Button>
        <Button
          type="button"
          data-look="filled"
          data-tone={tone}
          aria-disabled={busy}
          onClick={() => busy || onConfirm()}
        >
          {action}
        </Button>
      </SheetActions>
    </SheetDialog>
  );
}

const Question = withClass('div', css.question);
