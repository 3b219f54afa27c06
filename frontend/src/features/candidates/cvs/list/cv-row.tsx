import type { Cv, CvsResponse } from '@babelboard/wire';
import { useState } from 'react';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button, ButtonAnchor } from '../../../../ui/button.js';
import { StarIcon } from '../../../../ui/icons/star-icon.js';
import { notifications } from '../../../../ui/notifications/notifications.js';
import { useCvCall } from '../api/use-cv-call.js';
import { CvAtServices } from '../services/cv-at-services.js';
import css from './cv-list.module.css';
import { downloadCv } from './download-cv.js';

export interface CvRowProps {
  cv: Cv;
  /** Of all one's CVs. */
  known: Pick<CvsResponse, 'services' | 'feedback'>;
  onRead: () => void;
  onRemove: () => void;
}

/** One file: what it is, how it stands, and what one can do with it. */
export function CvRow({ cv, known, onRead, onRemove }: CvRowProps) {
  const t = useText();
  const { localDate } = useFormat();
  const size = useSize();
  const { id, name, type, uploaded_at: uploaded, state, extraction } = cv;
  const infected = state === 'infected';
  return (
    <li id={`cv-${id}`} data-default={cv.default === 1 || undefined}>
      <div>
        <h3 tabIndex={-1}>
          <bdi>{name}</bdi>
        </h3>
        <p>{t('cvs.facts', { type: type.toUpperCase(), size: size(cv.size), date: localDate(uploaded) })}</p>
        {STANDING[state] !== undefined && <Standing data-tone={state}>{t(STANDING[state])}</Standing>}
        {!infected && READING[extraction] !== undefined && <Standing>{t(READING[extraction])}</Standing>}
      </div>
      {!infected && <DefaultStar cv={cv} />}
      <Actions>
        {!infected && extraction === 'done' && (
          <Button type="button" data-look="outlined" aria-label={`${t('cvs.look-through')}: ${name}`} onClick={onRead}>
            {t('cvs.look-through')}
          </Button>
        )}
        {!infected && <Download id={id} name={name} />}
        <Button
          type="button"
          data-look="plain"
          data-tone="danger"
          aria-label={`${t('cvs.remove')}: ${name}`}
          onClick={onRemove}
        >
          {t('cvs.remove')}
        </Button>
      </Actions>
      <CvAtServices cv={cv} known={known} />
    </li>
  );
}

const STANDING: Partial<Record<Cv['state'], TextKey>> = { pending: 'cvs.checking', infected: 'cvs.infected' };
const READING: Partial<Record<Cv['extraction'], TextKey>> = { pending: 'cvs.being-read', failed: 'cvs.not-read' };

/** Which one goes with applications. */
function DefaultStar({ cv }: { cv: Cv }) {
  const t = useText();
  const call = useCvCall();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState(false);
  const on = cv.default === 1;
  const choose = async () => {
    if (on || busy) return;
    setBusy(true);
    try {
      showToasts(await call('PATCH', `${cv.id}/highlight`));
    } catch (error) {
      notifications.notify({ message: failureWords(error as Error, t('cvs.changed-failed')), type: 'negative' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Star
      type="button"
      aria-pressed={on}
      aria-label={`${t(on ? 'cvs.default' : 'cvs.make-default')}: ${cv.name}`}
      onClick={() => void choose()}
    >
      <StarIcon />
      <span>{t(on ? 'cvs.default' : 'cvs.make-default')}</span>
    </Star>
  );
}

/** A link as it is without a script; with one a failure is told. */
function Download({ id, name }: { id: number; name: string }) {
  const t = useText();
  const path = `/api/candidates/mycv/download/${id}`;
  return (
    <ButtonAnchor
      href={path}
      download={name}
      data-look="plain"
      aria-label={`${t('cvs.download')}: ${name}`}
      onClick={(event) => {
        event.preventDefault();
        downloadCv(path, name).catch(() =>
          notifications.notify({ message: t('cvs.download-failed'), type: 'negative' }),
        );
      }}
    >
      {t('cvs.download')}
    </ButtonAnchor>
  );
}

/** `84 kB`, `1.2 MB`. */
function useSize() {
  const t = useText();
  const { number } = useFormat();
  return (bytes: number) =>
    bytes < 1_000_000
      ? t('cvs.kilobytes', { count: number(Math.max(1, Math.round(bytes / 1_000))) })
      : t('cvs.megabytes', { count: number(Math.round(bytes / 100_000) / 10) });
}

const Standing = withClass('p', css.standing);

const Actions = withClass('div', css.actions);

const Star = withClass('button', css.star);
