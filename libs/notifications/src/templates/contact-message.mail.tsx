import type { MailedContactMessage } from '@babelboard/operations/contract';
import { Facts } from './facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** What somebody wrote, for the operator alone: the one mail with words that a stranger typed, and only in its body. */
export const contactMessage: MailTemplate<MailedContactMessage> = (message, face) => {
  const { t, formats, productName } = face;
  const { reference, accountId } = message;
  const topic = t(`contact-message.about-${message.topic}`);
  return {
    subject: t('contact-message.subject', { topic, reference }),
    preview: t('contact-message.preview'),
    heading: t('contact-message.heading'),
    answers: t('contact-message.answers'),
    body: (
      <>
        <Paragraph>
          {t('contact-message.what', { product: productName, time: formats.moment(message.receivedAt) })}
        </Paragraph>
        <Facts
          facts={{
            [t('contact-message.topic')]: topic,
            [t('contact-message.name')]: message.name,
            [t('contact-message.email')]: message.email,
            [t('contact-message.account')]:
              accountId === null ? t('contact-message.guest') : t('contact-message.account-number', { id: accountId }),
            [t('contact-message.reference')]: reference,
          }}
        />
        {message.text.split(/\r?\n/).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their places
          <Paragraph key={at}>{line}</Paragraph>
        ))}
      </>
    ),
  };
};
