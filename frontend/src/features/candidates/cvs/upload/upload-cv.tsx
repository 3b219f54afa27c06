import type { UploadedCvResponse } from '@babelboard/wire';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import { PaperIcon } from '../../../../ui/icons/paper-icon.js';
import { notifications } from '../../../../ui/notifications/notifications.js';
import { PasteText, Refused } from './paste-text.js';
import css from './upload-cv.module.css';
import { usePastedText } from './use-pasted-text.js';
import { useUploading } from './use-uploading.js';

const ENDINGS = '.pdf,.docx,.odt,.rtf,.txt,.xml,.json';

/** Takes a file by choosing, dropping or pasting it, and says how far it is. */
export function UploadCv({ onDone }: { onDone: (answer: UploadedCvResponse) => void }) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const pasted = usePastedText();
  const { uploading, send, stop } = useUploading((answer, from) => {
    if (from === 'text') pasted.forget();
    onDone(answer);
  });
  const busy = uploading.state === 'sending';
  const failed = uploading.state === 'failed' ? uploading : null;
  const room = useRef<HTMLDivElement>(null);
  const step = uploading.state === 'sending' && uploading.share >= 1 ? 'reading' : uploading.state;
  const wanted = failed?.from === 'text' ? 'textarea' : 'button';
  useEffect(() => {
    // The button that was pressed has gone: whoever works by keyboard goes on with what is in its place.
    const { activeElement: present, body } = document;
    if (step !== 'idle' && (present === body || present === room.current))
      (room.current?.querySelector<HTMLElement>(wanted) ?? room.current)?.focus({ preventScroll: true });
  }, [step, wanted]);

  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (busy || file === undefined) return;
    if ((files?.length ?? 0) > 1) notifications.notify({ message: t('cvs.several', { name: file.name }) });
    void send(file);
  };
  const onPaste = useEffectEvent(({ target, clipboardData: data }: ClipboardEvent) => {
    // In a field its text is meant, whatever else a program puts beside it.
    if (target instanceof Element && target.closest('input, textarea')) return;
    if (data?.files.length) take(data.files);
    else if (!busy && data?.getData('text/plain').trim()) pasted.set(pasted.text + data.getData('text/plain'));
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  // A text is sent again by its own button.
  const again = failed?.from === 'file' ? failed.file : null;
  const drag = (event: DragEvent, comes: boolean) => {
    event.preventDefault();
    setOver(comes);
  };
  return (
    <Room
      ref={room}
      role="group"
      tabIndex={-1}
      aria-label={t('cvs.upload-name')}
      aria-describedby={`${id}-kinds`}
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        // Text that is drawn into its field.
        if (event.dataTransfer.files.length === 0) return setOver(false);
        drag(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <PaperIcon />
      {uploading.state === 'sending' ? (
        <Sending name={uploading.name} share={uploading.share} onStop={stop} />
      ) : (
        <>
          {failed !== null && (
            <Refused role="alert" id={`${id}-refused`}>
              {failed.words}
            </Refused>
          )}
          <div>
            {again !== null && (
              <Button type="button" data-look="filled" onClick={() => void send(again)}>
                {t('cvs.again')}
              </Button>
            )}
            <Button
              type="button"
              data-look={again === null && !pasted.open ? 'filled' : 'outlined'}
              aria-describedby={failed === null ? undefined : `${id}-refused`}
              onClick={() => input.current?.click()}
            >
              {t(failed?.from === 'file' ? 'cvs.other-file' : 'cvs.upload')}
            </Button>
            <span>{t(over ? 'cvs.release' : 'cvs.drop')}</span>
          </div>
          <PasteText
            pasted={pasted}
            refused={failed?.from === 'text' ? `${id}-refused` : undefined}
            onSend={(file) => void send(file, 'text')}
          />
        </>
      )}
      <small id={`${id}-kinds`}>
        {t('cvs.kinds')} {t('cvs.private')}
      </small>
      <input
        ref={input}
        type="file"
        hidden
        accept={ENDINGS}
        aria-label={t('cvs.upload')}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again, after it was mended.
          target.value = '';
        }}
      />
    </Room>
  );
}

/** How much of the file has left; then that it is read. */
function Sending({ name, share, onStop }: { name: string; share: number; onStop: () => void }) {
  const t = useText();
  const percent = Math.floor(share * 100);
  const words = share < 1 ? t('cvs.sending', { name, percent }) : t('cvs.reading', { name });
  return (
    <>
      <p>{words}</p>
      <Bar
        role="progressbar"
        aria-label={t('cvs.upload-name')}
        aria-valuetext={words}
        {...(share < 1 ? { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 } : {})}
      >
        <span style={{ inlineSize: `${percent}%` }} data-reading={share >= 1 || undefined} />
      </Bar>
      <span className="visually-hidden" role="status">
        {share < 1 ? '' : words}
      </span>
      <div>
        {share < 1 ? (
          <Button type="button" data-look="outlined" onClick={onStop}>
            {t('cvs.stop')}
          </Button>
        ) : (
          <span>{t('cvs.reading-long')}</span>
        )}
      </div>
    </>
  );
}

const Room = withClass('div', css.room);

const Bar = withClass('div', css.bar);
