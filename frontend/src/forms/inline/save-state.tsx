import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import type { EditStatus } from './inline-edit.js';
import css from './save-state.module.css';

const WORDS = { waiting: 'edit.waiting', saving: 'edit.saving', saved: 'edit.saved', offline: 'edit.offline' } as const;

export interface SaveStateProps {
  status: EditStatus;
  /** Why it is not saved. */
  failure: string | null;
  onAgain: () => void;
}

/** Whether what was typed is safe: said to everybody, without asking for attention. */
export function SaveState({ status, failure, onAgain }: SaveStateProps) {
  const t = useText();
  return (
    <Line role="status" data-status={status}>
      {status in WORDS && <span>{t(WORDS[status as keyof typeof WORDS])}</span>}
      {status === 'failed' && (
        <>
          <span>{failure ?? t('edit.refused')}</span>
          {failure !== null && (
            <button type="button" onClick={onAgain}>
              {t('failure.retry')}
            </button>
          )}
        </>
      )}
      {status === 'conflict' && <span>{t('edit.conflict-state')}</span>}
    </Line>
  );
}

const Line = withClass('p', css.line);
