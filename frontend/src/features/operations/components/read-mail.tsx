import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { SheetActions, SheetBody, SheetDialog } from '../../../ui/sheet-dialog.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useReadMail } from '../api/read-mail.js';
import css from './read-mail.module.css';

const TITLE = 'read-mail-title';

interface ReadMailProps {
  id: number;
  subject: string;
}

/** Shows what a mail said, where an operator asks for it. */
export function ReadMail(mail: ReadMailProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        data-look="outlined"
        aria-label={t('mails.read-label', { id: mail.id })}
        onClick={() => setOpen(true)}
      >
        {t('mails.read')}
      </Button>
      {open && <MailDialog {...mail} onClose={() => setOpen(false)} />}
    </>
  );
}

function MailDialog({ id, subject, onClose }: ReadMailProps & { onClose: () => void }) {
  const t = useText();
  const words = useFailureWords();
  const { data, error } = useReadMail(id);
  return (
    <SheetDialog titleId={TITLE} onClose={onClose}>
      <SheetBody>
        <Mail>
          <h2 id={TITLE}>{subject}</h2>
          <p>{t('mails.read-note')}</p>
          {error !== null && <p role="alert">{words(error, t('mails.read-failed'))}</p>}
          {data === undefined && error === null && <Skeleton style={{ blockSize: 240 }} />}
          {data !== undefined && (
            <Words lang="" dir="auto">
              {data.text}
            </Words>
          )}
        </Mail>
      </SheetBody>
      <SheetActions>
        <Button type="button" onClick={onClose}>
          {t('mails.close')}
        </Button>
      </SheetActions>
    </SheetDialog>
  );
}

const Mail = withClass('div', css.mail);

const Words = withClass('div', css.words);
