import { type ApplicantCard, type ApplicantStatus, applicantStatus } from '@babelboard/wire';
import { useStatusWords } from '../../../applying/status-words.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './move-select.module.css';

interface MoveSelectProps {
  card: Pick<ApplicantCard, 'name' | 'status'>;
  onMove: (status: ApplicantStatus) => void;
}

/** Where an applicant stands, and the way to another state: the same for a finger, a mouse and keys. */
export function MoveSelect({ card, onMove }: MoveSelectProps) {
  const t = useText();
  const words = useStatusWords('company');
  return (
    <Select
      aria-label={t('applicants.move-to', { name: card.name })}
      value={card.status}
      disabled={card.status === 'withdrawn'}
      onChange={({ target }) => onMove(target.value as ApplicantStatus)}
    >
      {card.status === 'withdrawn' && <option value="withdrawn">{words('withdrawn')}</option>}
      {applicantStatus.options.map((status) => (
        <option key={status} value={status}>
          {words(status)}
        </option>
      ))}
    </Select>
  );
}

/** The same for several at once. */
export function MoveChosen({ onMove }: Pick<MoveSelectProps, 'onMove'>) {
  const t = useText();
  const words = useStatusWords('company');
  return (
    <Select
      aria-label={t('applicants.move-chosen')}
      value=""
      onChange={({ target }) => onMove(target.value as ApplicantStatus)}
    >
      <option value="" disabled>
        {t('applicants.move-pick')}
      </option>
      {applicantStatus.options.map((status) => (
        <option key={status} value={status}>
          {words(status)}
        </option>
      ))}
    </Select>
  );
}

const Select = withClass('select', css.select);
