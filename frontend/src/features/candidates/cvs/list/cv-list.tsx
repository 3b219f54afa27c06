import type { Cv, CvsResponse } from '@babelboard/wire';
import { useEffect, useRef, useState } from 'react';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { notifications } from '../../../../ui/notifications/notifications.js';
import { offerUndo } from '../../../../ui/notifications/offer-undo.js';
import { useCvCall } from '../api/use-cv-call.js';
import css from './cv-list.module.css';
import { CvRow } from './cv-row.js';
import { removeLater, useLeaving } from './remove-later.js';

/** The files that there are. One that is removed can be taken back for some seconds. */
export function CvList({ known, onRead }: { known: CvsResponse; onRead: (id: number) => void }) {
  const t = useText();
  const call = useCvCall();
  const failureWords = useFailureWords();
  const leaving = useLeaving();

  const list = useRef<HTMLUListElement>(null);
  const shown = known.cvs.filter(({ id }) => !leaving.includes(id));
  /** The file to go on with: the next one where one went, and the one that came back. */
  const [next, goOnWith] = useState<{ id: number | undefined } | null>(null);
  useEffect(() => {
    if (next === null || document.activeElement !== document.body) return;
    const place = list.current?.querySelector<HTMLElement>(`#cv-${next.id} h3`) ?? document.getElementById('cv-files');
    place?.focus();
  }, [next]);

  const remove = ({ id, name }: Cv) => {
    const at = shown.findIndex((cv) => cv.id === id);
    goOnWith({ id: (shown[at + 1] ?? shown[at - 1])?.id });
    const undo = removeLater(id, () =>
      call('DELETE', String(id)).catch((error: Error) => {
        const message = failureWords(error, t('cvs.not-removed', { name }));
        notifications.notify({ message, type: 'negative' });
      }),
    );
    offerUndo(t('cvs.removed', { name }), t('cvs.undo'), () => {
      undo();
      goOnWith({ id });
    });
  };
  return (
    <Rows ref={list}>
      {shown.map((cv) => (
        <CvRow key={cv.id} cv={cv} known={known} onRead={() => onRead(cv.id)} onRemove={() => remove(cv)} />
      ))}
    </Rows>
  );
}

const Rows = withClass('ul', css.rows);
