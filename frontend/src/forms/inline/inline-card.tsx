import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { offerUndo } from '../../ui/notifications/offer-undo.js';
import { ErrorSummary } from '../error-summary.js';
import { ConflictNote } from './conflict-note.js';
import { EditFrame } from './edit-frame.js';
import css from './inline-card.module.css';
import { SaveState } from './save-state.js';
import type { Edit } from './use-inline-edit.js';

export interface InlineCardProps<Values extends object> {
  edit: Edit<Values>;
  /** What it is about: names the button, the fields' group and the word about undoing. */
  name: string;
  /** As it is read. */
  children: ReactNode;
  fields: () => ReactNode;
  /** What single fields are called, for errors and for what another window has changed. */
  nameOf: (field: keyof Values & string) => string;
  show?: (field: string, value: unknown) => ReactNode;
  besidePencil?: ReactNode;
  beside?: ReactNode;
  /** Opened from elsewhere on the page. */
  open?: boolean;
  onClose?: () => void;
}

/**
 * Something that is read, and edited where it stands: saved while one types. Escape goes back to what was there, and after it is closed a
 * word about it still offers to.
 */
export function InlineCard<Values extends object>(props: InlineCardProps<Values>) {
  const { edit, name, children, fields, nameOf, show, besidePencil, beside, open: opened = false, onClose } = props;
  const t = useText();
  const { store } = edit;
  const [open, setOpen] = useState(edit.hadDraft || opened);
  useEffect(() => {
    if (opened) setOpen(true);
  }, [opened]);
  const begin = () => {
    store.open();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  const done = async () => {
    if (!(await store.finish())) {
      document.querySelector<HTMLElement>(`[id^="${CSS.escape(edit.id)}"][aria-invalid="true"]`)?.focus();
      return;
    }
    const back = store.wayBack();
    close();
    if (back !== null) offerUndo(t('edit.done', { name }), t('edit.undo'), () => void back());
  };
  const cancel = () => {
    const { values } = edit;
    const changed = store.isChanged();
    void store.restore();
    close();
    // By a wrong key, too.
    const again = () => {
      void store.restore(values);
      begin();
    };
    if (changed) offerUndo(t('edit.put-back', { name }), t('edit.undo'), again);
  };
  const wrong = Object.keys(edit.errors).map((field) => ({
    id: edit.id + field,
    name: nameOf(field as keyof Values & string),
  }));
  return (
    <EditFrame
      name={name}
      open={open}
      onOpen={begin}
      onDone={() => void done()}
      onCancel={cancel}
      besidePencil={besidePencil}
      beside={beside}
      state={<SaveState status={edit.status} failure={edit.failure} onAgain={() => void store.flush()} />}
      fields={() => (
        <>
          {edit.hadDraft && !store.isClean() && <Kept>{t('edit.kept')}</Kept>}
          {edit.conflict.length > 0 && (
            <ConflictNote
              conflict={edit.conflict}
              nameOf={(field) => nameOf(field as keyof Values & string)}
              show={show}
              onChoose={(field, whose) => store.choose(field, whose)}
            />
          )}
          <ErrorSummary errors={wrong} />
          {fields()}
        </>
      )}
    >
      {children}
    </EditFrame>
  );
}

const Kept = withClass('p', css.kept);
