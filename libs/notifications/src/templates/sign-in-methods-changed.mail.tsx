import type { SignInMethodsChange } from '@babelboard/identity/contract';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';
import { SecurityNote } from './security-note.js';

/** Tells that an account got or lost a way to sign in. */
export const signInMethodsChanged: MailTemplate<{ change: SignInMethodsChange; at: Date }> = ({ change, at }, face) => {
  const { t, formats, productName } = face;
  return {
    subject: t('sign-in-methods-changed.subject'),
    preview: t('sign-in-methods-changed.preview'),
    heading: t('sign-in-methods-changed.heading'),
    body: (
      <SecurityNote
        face={face}
        yourself={t('sign-in-methods-changed.yourself')}
        notYou={t('sign-in-methods-changed.not-you')}
      >
        <Paragraph>
          {t(`sign-in-methods-changed.${change}`, { product: productName, time: formats.moment(at) })}
        </Paragraph>
      </SecurityNote>
    ),
  };
};
