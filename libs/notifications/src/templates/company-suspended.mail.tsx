import type { CompanySuspension } from '@babelboard/companies/contract';
import { Action } from './action.js';
import { ContactLink } from './contact-link.js';
import { Facts } from './facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';
import { Statement } from './statement.js';

export interface SuspendedMail extends Pick<CompanySuspension, 'companyId' | 'ground' | 'explanation'> {
  company: string;
  at: Date;
}

/** The statement of reasons to the owners of a company that an operator suspended: Regulation (EU) 2022/2065, article 17 (3). */
export const companySuspended: MailTemplate<SuspendedMail> = (
  { companyId, company, ground, explanation, at },
  face,
) => {
  const { t, formats, page } = face;
  return {
    subject: t('company-suspended.subject', { company }),
    preview: t('offer-taken-off.preview'),
    heading: t('company-suspended.heading'),
    body: (
      <>
        <Paragraph>{t('company-suspended.what', { company, time: formats.moment(at) })}</Paragraph>
        <Facts facts={{ [t('company-suspended.ground')]: t(`company-suspended.ground-${ground}`) }} />
        <Statement text={explanation} />
        <Paragraph>{t('company-suspended.how')}</Paragraph>
        <Action face={face} label={t('company-suspended.button')} href={page('/company/dashboard')} />
        <Paragraph>{t('company-suspended.object', { company: companyId })}</Paragraph>
        <Paragraph>
          <ContactLink face={face} about={{ company: companyId }} label={t('offer-taken-off.object-link')} />
        </Paragraph>
        <SmallPrint>{t('company-suspended.applicants')}</SmallPrint>
      </>
    ),
  };
};
