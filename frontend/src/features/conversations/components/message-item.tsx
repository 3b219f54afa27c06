import type { Message } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { PaperIcon } from '../../../ui/icons/paper-icon.js';
import { kilobytes } from '../domain/kilobytes.js';
import css from './message-item.module.css';

interface MessageItemProps {
  message: Message;
  /** Where it is the last one of one's own side that the other has seen. */
  seen: boolean;
  /** Of who wrote it. */
  name: string;
  /** Of one's own side: it stands where one's own messages stand. */
  ours: boolean;
  fileUrl: (id: number) => string;
}

/** One message, in its own language and direction. */
export function MessageItem({ message, seen, name, ours, fileUrl }: MessageItemProps) {
  const t = useText();
  const { localMoment } = useFormat();
  const { text, language, dir, at, attachments, own } = message;
  return (
    <Item data-ours={ours || undefined}>
      <small>
        <b>{own ? t('conversations.you') : <bdi>{name}</bdi>}</b> <time dateTime={at}>{localMoment(at)}</time>
      </small>
      {text !== '' && (
        <p lang={language ?? ''} dir={dir}>
          {text}
        </p>
      )}
      {attachments.length > 0 && (
        <div>
          {attachments.map((file) => (
            <a key={file.id} href={fileUrl(file.id)} download>
              <PaperIcon />
              <bdi>{file.name}</bdi> <span>{t('conversations.size', { size: kilobytes(file.size) })}</span>
            </a>
          ))}
        </div>
      )}
      {seen && <small>{t('conversations.seen')}</small>}
    </Item>
  );
}

const Item = withClass('article', css.item);
