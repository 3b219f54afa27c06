import type { Cv, CvService } from '@babelboard/wire';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import ConfirmDialog from '../../../../ui/confirm-dialog.js';
import css from './cv-at-services.module.css';

interface SendQuestionProps {
  cv: Cv;
  service: CvService;
  onConfirm: () => void;
  onClose: () => void;
}

/** Before a CV leaves: who gets it, what goes along, and what becomes of it. A lazy part: it brings dialogs along. */
export default function SendQuestion({ cv, service: { action, name }, onConfirm, onClose }: SendQuestionProps) {
  const t = useText();
  const what = t(action === 'rmcv-200' ? 'services.question-resume' : 'services.question-feedback', { name });
  return (
    <ConfirmDialog
      title={t('services.question', { name })}
      text={what}
      action={t('services.send', { name })}
      cancel={t('services.not-now')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <What>
        <p>{t('services.gets', { name })}</p>
        <ul>
          <li>{t('services.gets-file', { file: cv.name })}</li>
          <li>{t('services.gets-name')}</li>
          <li>{t('services.gets-contact')}</li>
        </ul>
        <p>{t('services.afterwards', { name })}</p>
      </What>
    </ConfirmDialog>
  );
}

const What = withClass('div', css.what);
