import type { ContactReceipt } from '@babelboard/wire';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../i18n/use-format.js';
import { useText } from '../../i18n/use-text.js';
import { Note } from '../../ui/note.js';

/** What whoever wrote keeps: the reference, the time, and where the answer goes. */
export function ContactReceiptNote({ reference, received_at: at, email }: ContactReceipt & { email: string }) {
  const t = useText();
  const { moment } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Note>
      <h3 ref={heading} tabIndex={-1}>
        {t('contact.sent')}
      </h3>
      <p>{t('contact.sent-text', { reference, moment: moment(at), email })}</p>
    </Note>
  );
}
