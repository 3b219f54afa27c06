import type { CvFeedback } from '@babelboard/wire';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { ButtonAnchor } from '../../../../ui/button.js';
import { notifications } from '../../../../ui/notifications/notifications.js';
import { downloadCv } from '../list/download-cv.js';
import css from './cv-at-services.module.css';

/** What a service has said and sent along. */
export function FeedbackAnswer({ feedback: { id, text, file } }: { feedback: CvFeedback }) {
  const t = useText();
  const path = `/api/candidates/cv-feedback/${id}/file`;
  return (
    <>
      {text !== null && <Said dir="auto">{text}</Said>}
      {file !== null && (
        <ButtonAnchor
          href={path}
          download={file.name}
          data-look="outlined"
          onClick={(event) => {
            event.preventDefault();
            downloadCv(path, file.name).catch(() =>
              notifications.notify({ message: t('cvs.download-failed'), type: 'negative' }),
            );
          }}
        >
          {t('services.download', { name: file.name })}
        </ButtonAnchor>
      )}
    </>
  );
}

const Said = withClass('blockquote', css.said);
