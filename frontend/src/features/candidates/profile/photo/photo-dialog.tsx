import { LARGEST_AVATAR_BYTES } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId, useState } from 'react';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import { notifications } from '../../../../ui/notifications/notifications.js';
import PictureCrop, { type CropArea } from '../../../../ui/picture-crop/picture-crop.js';
import { SheetActions, SheetBody, SheetDialog } from '../../../../ui/sheet-dialog.js';
import { noticeSessionEnd, takeAnswer } from '../api/use-profile-call.js';
import css from './photo-dialog.module.css';
import { removePhoto, sendPhoto } from './send-photo.js';

/** Choose a photo, choose what is seen of it, keep it. */
export default function PhotoDialog({ hasPhoto, onClose }: { hasPhoto: boolean; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const [file, setFile] = useState<File | null>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const [area, setArea] = useState<CropArea | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    setFailure(chosen.size > LARGEST_AVATAR_BYTES ? t('photo.too-large') : null);
    if (chosen.size > LARGEST_AVATAR_BYTES) return;
    setFile(chosen);
    const reader = new FileReader();
    // As data: the policy of the page shows no pictures of another kind.
    reader.onload = () => setPicture(String(reader.result));
    reader.readAsDataURL(chosen);
  };
  const run = async (work: () => ReturnType<typeof sendPhoto>) => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await work();
      takeAnswer(queries, answer);
      notifications.notify({ message: answer.toasts?.[0]?.options.message ?? '', type: 'positive' });
      onClose();
    } catch (error) {
      noticeSessionEnd(error);
      setFailure(failureWords(error as Error, t('photo.failed')));
      setBusy(false);
    }
  };
  return (
    <SheetDialog titleId={`${id}-title`} onClose={onClose}>
      <SheetBody>
        <Title id={`${id}-title`}>{t('photo.title')}</Title>
        <Hint id={`${id}-hint`}>{t('photo.hint')}</Hint>
        {failure !== null && <Wrong role="alert">{failure}</Wrong>}
        {picture !== null && (
          <PictureCrop
            key={picture.length}
            picture={picture}
            onCrop={setArea}
            onBroken={() => {
              setPicture(null);
              setFile(null);
              setFailure(t('photo.broken'));
            }}
          />
        )}
        <Choose>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-describedby={`${id}-hint`}
            onChange={choose}
          />
          <span>{t(picture === null ? 'photo.choose' : 'photo.choose-other')}</span>
        </Choose>
      </SheetBody>
      <SheetActions>
        {hasPhoto ? (
          <Button
            type="button"
            data-look="plain"
            data-tone="danger"
            aria-disabled={busy}
            onClick={() => busy || void run(removePhoto)}
          >
            {t('photo.remove')}
          </Button>
        ) : (
          <Button type="button" data-look="plain" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
        )}
        <Button
          type="button"
          data-look="filled"
          disabled={file === null || area === null}
          aria-disabled={busy}
          onClick={() => file !== null && area !== null && !busy && void run(() => sendPhoto(file, area))}
        >
          {t(busy ? 'edit.saving' : 'photo.save')}
        </Button>
      </SheetActions>
    </SheetDialog>
  );
}

const Title = withClass('h2', css.title);

const Hint = withClass('p', css.hint);

const Wrong = withClass('p', css.wrong);

const Choose = withClass('label', css.choose);
