import { type ApplicantCard, type ApplicantStatus, applicantStatus } from '@babelboard/wire';
import { useState } from 'react';
import { useStatusWords } from '../../../applying/status-words.js';
import { useText } from '../../../i18n/use-text.js';
import { ChoiceMenu } from '../../../ui/choice-menu.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { OptionalPart } from '../../../ui/optional-part.js';

const ConfirmDialog = lazyPart(() => import('../../../ui/confirm-dialog.js'));

interface MoveSelectProps {
  card: Pick<ApplicantCard, 'name' | 'status'>;
  /** @param pressed what has the keyboard then; in a filtered list it goes with its row */
  onMove: (status: ApplicantStatus, pressed: HTMLElement) => void;
}

function useChoices() {
  const words = useStatusWords('company');
  return applicantStatus.options.map((value) => ({ value, text: words(value) }));
}

/** Where an applicant stands, and the way to another state: the same for a finger, a mouse and keys. */
export function MoveSelect({ card, onMove }: MoveSelectProps) {
  const t = useText();
  const status = useStatusWords('company')(card.status);
  return (
    <ChoiceMenu
      label={t('applicants.move-to', { name: card.name, status })}
      text={status}
      value={card.status === 'withdrawn' ? null : card.status}
      choices={useChoices()}
      disabled={card.status === 'withdrawn'}
      onChoose={onMove}
    />
  );
}

/** What the chosen are told of at once, and what they take for the last word. */
type Final = Extract<ApplicantStatus, 'rejected' | 'hired'>;

interface MoveChosenProps {
  count: number;
  onMove: (status: ApplicantStatus) => void;
}

/** The same for several at once; before it turns them down or takes them on, it asks. */
export function MoveChosen({ count, onMove }: MoveChosenProps) {
  const t = useText();
  const words = useStatusWords('company');
  const [final, setFinal] = useState<Final | null>(null);
  return (
    <>
      <ChoiceMenu
        label={t('applicants.move-chosen')}
        text={t('applicants.move-pick')}
        value={null}
        choices={useChoices()}
        onChoose={(status) => (status === 'rejected' || status === 'hired' ? setFinal(status) : onMove(status))}
      />
      {final !== null && (
        <OptionalPart open={() => setFinal(final)} close={() => setFinal(null)}>
          <ConfirmDialog
            title={t('applicants.final-title', { count, status: words(final) })}
            text={t(final === 'rejected' ? 'applicants.final-rejected' : 'applicants.final-hired', { count })}
            action={t('applicants.final-action', { count })}
            cancel={t('applicants.final-cancel')}
            {...(final === 'rejected' ? { tone: 'danger' as const } : {})}
            onConfirm={() => {
              setFinal(null);
              onMove(final);
            }}
            onClose={() => setFinal(null)}
          />
        </OptionalPart>
      )}
    </>
  );
}
