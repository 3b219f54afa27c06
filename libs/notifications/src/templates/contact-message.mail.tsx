import type { MailedContactMessage } from '@babelboard/operations/contract';
import { Facts } from './facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** What somebody wrote, for the operator alone: the one mail with words that a stranger typed, and only in its body. */
export const contactMessage: MailTemplate<MailedContactMessage> = (message, face) => {
  const texts = face.texts['contact-message'];
  const topic = texts.topics[message.topic];
  return {
    subject: texts.subject(topic, message.reference),
    preview: texts.preview,
    heading: texts.heading,
    answers: texts.answers,
    body: (
      <>
        <Paragraph>{texts.what(face.productName, face.texts.time(message.receivedAt))}</Paragraph>
        <Facts
          facts={{
            [texts.topic]: topic,
            [texts.name]: message.name,
            [texts.email]: message.email,
            [texts.account]: message.accountId === null ? texts.guest : texts.accountNumber(message.accountId),
            [texts.reference]: message.reference,
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
