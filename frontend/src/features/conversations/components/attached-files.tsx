import { LARGEST_ATTACHMENT_BYTES, MOST_ATTACHMENTS } from '@babelboard/wire';
import { useId, useRef } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { CloseIcon } from '../../../ui/icons/close-icon.js';
import css from './message-form.module.css';
import type { useAttachments } from './use-attachments.js';

const ENDINGS = '.pdf,.docx,.odt,.rtf,.txt';

/** The files that go with a message: how far they are, and what is wrong with one that was refused. */
export function AttachedFiles({ attachments }: { attachments: ReturnType<typeof useAttachments> }) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { files, wrong, add, remove } = attachments;
  const full = files.length >= MOST_ATTACHMENTS;
  return (
    <Files>
      {files.length > 0 && (
        <ul aria-label={t('conversations.files')}>
          {files.map((file) => (
            <li key={file.key}>
              <bdi>{file.name}</bdi>
              {file.id === null ? (
                <progress
                  aria-label={t('conversations.file-sending', { name: file.name })}
                  {...(file.share < 1 ? { value: file.share } : {})}
                />
              ) : (
                <small role="status">{t('conversations.file-there')}</small>
              )}
              <Button
                type="button"
                data-look="plain"
                aria-label={t('conversations.file-remove', { name: file.name })}
                onClick={() => {
                  remove(file.key);
                  button.current?.focus();
                }}
              >
                <CloseIcon />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {wrong !== undefined && (
        <Wrong id={`${id}-wrong`} role="alert">
          {wrong}
        </Wrong>
      )}
      <Button
        ref={button}
        type="button"
        data-look="plain"
        aria-disabled={full}
        aria-describedby={`${id}-kinds${wrong === undefined ? '' : ` ${id}-wrong`}`}
        onClick={() => !full && input.current?.click()}
      >
        {t('conversations.attach')}
      </Button>
      <small id={`${id}-kinds`}>
        {t('conversations.kinds', { most: MOST_ATTACHMENTS, megabytes: LARGEST_ATTACHMENT_BYTES / 1024 / 1024 })}
      </small>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ENDINGS}
        aria-label={t('conversations.attach')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file may be chosen again, after it was mended.
          target.value = '';
        }}
      />
    </Files>
  );
}

const Files = withClass('div', css.files);

const Wrong = withClass('p', css.wrong);
