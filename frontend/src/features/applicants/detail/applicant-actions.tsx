import type { ApplicantDetail } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { giveKeyboard } from '../../../ui/give-keyboard.js';
import { useMoving } from '../api/use-moving.js';
import { MoveSelect } from '../components/move-select.js';
import css from './applicant-actions.module.css';

/** What can be done about an applicant, in sight however far one has read. */
export function ApplicantActions({ applicant }: { applicant: ApplicantDetail }) {
  const t = useText();
  const { move } = useMoving();
  return (
    <Bar role="group" aria-label={t('applicants.actions')}>
      <MoveSelect card={applicant} onMove={(status) => void move(applicant, status)} />
      <Button type="button" data-look="outlined" onClick={() => goTo('messages')}>
        {t('applicants.to-messages')}
      </Button>
      <Button type="button" data-look="outlined" onClick={() => goTo('interview')}>
        {t('applicants.to-interview')}
      </Button>
    </Bar>
  );
}

/** Leads to a section, and the keyboard to what one presses or types there first. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  const first = section?.querySelector<HTMLElement>('textarea, button:enabled, a[href]') ?? null;
  giveKeyboard(first, { preventScroll: true });
}

const Bar = withClass('div', css.bar);
