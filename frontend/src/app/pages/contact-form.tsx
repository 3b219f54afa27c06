import { CONTACT_TOPICS, type ContactReceipt, contactRequest } from '@babelboard/wire';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { SelectField, TextField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { TextAreaField } from '../../forms/text-area-field.js';
import { draftAge, forgetDraft, useDraft } from '../../forms/use-draft.js';
import { useWireForm } from '../../forms/use-wire-form.js';
import { type TextKey, useText } from '../../i18n/use-text.js';
import { useSearchParams } from '../../router/router.js';
import { useSession } from '../../session/use-session.js';
import { withClass } from '../../theme/with-class.js';
import css from './contact-form.module.css';
import { ContactReceiptNote } from './contact-receipt-note.js';
import { useSendContactMessage } from './send-contact-message.js';

const DRAFT = 'contact-draft';

const TOPICS: Record<(typeof CONTACT_TOPICS)[number], TextKey> = {
  account: 'contact.topic-account',
  offer: 'contact.topic-offer',
  company: 'contact.topic-company',
  privacy: 'contact.topic-privacy',
  accessibility: 'contact.topic-accessibility',
  security: 'contact.topic-security',
  other: 'contact.topic-other',
};

/** How long it was open is known when it is sent. */
const TYPED = contactRequest.omit({ open_for_ms: true });

/** Writes to the operator, as a guest or signed in. */
export default function ContactForm() {
  const t = useText();
  const titleId = useId();
  const { user } = useSession();
  const opened = useRef(0);
  const [receipt, setReceipt] = useState<(ContactReceipt & { email: string }) | null>(null);
  const message = useSendContactMessage();
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema: TYPED,
    fallback: t('contact.failed'),
    send: (typed) => {
      // A reload in between makes nobody a program.
      const openFor = Math.max(performance.now() - opened.current, draftAge(DRAFT));
      return message.mutateAsync({ ...typed, open_for_ms: Math.round(openFor) });
    },
    done: (answer, { email }) => {
      forgetDraft(DRAFT);
      setReceipt({ ...answer, email });
    },
  });
  useDraft(DRAFT, form);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  const { setValue, getValues } = form;
  const fillIn = useEffectEvent((name: string, email: string) => {
    if (!getValues('name')) setValue('name', name);
    if (!getValues('email')) setValue('email', email);
  });
  const about = useSearchParams();
  const [offer, company] = [Number(about.get('offer')), Number(about.get('company'))];
  const begin = useEffectEvent(() => {
    // What was typed before stays.
    if (getValues('text')) return;
    if (offer > 0) {
      setValue('topic', 'offer');
      setValue('text', `${t('contact.about-offer', { id: offer })}\n`);
    } else if (company > 0) {
      setValue('topic', 'company');
      setValue('text', `${t('contact.about-company', { id: company })}\n`);
    }
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (user !== null) fillIn(`${user.nombre} ${user.apellidos}`.trim(), user.email);
  }, [user]);
  if (receipt !== null) return <ContactReceiptNote {...receipt} />;
  return (
    <Room>
      <p id={titleId}>{t('contact.intro')}</p>
      <Form
        formRef={formRef}
        onSubmit={submit}
        titleId={titleId}
        busy={busy}
        failure={failure}
        action={t('contact.send')}
        busyAction={t('form.sending')}
      >
        <TextField {...field('name')} label={t('contact.name')} autoComplete="name" maxLength={120} />
        <TextField
          {...field('email')}
          type="email"
          label={t('form.email-label')}
          hint={t('contact.email-hint')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <SelectField
          {...field('topic')}
          label={t('contact.topic')}
          choices={CONTACT_TOPICS.map((topic) => ({ value: topic, text: t(TOPICS[topic]) }))}
        />
        <TextAreaField {...field('text')} label={t('contact.text')} rows={8} maxLength={5_000} />
        {/* Only programs find it. */}
        <Unseen aria-hidden="true">
          <label>
            {t('contact.leave-empty')}
            <input {...form.register('leave_empty')} tabIndex={-1} autoComplete="off" />
          </label>
        </Unseen>
      </Form>
    </Room>
  );
}

const Room = withClass('div', css.room);

const Unseen = withClass('div', css.unseen);
