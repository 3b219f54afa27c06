import { type AdminCareerEvent, changeCareerEventRequest } from '@babelboard/wire';
import { type ReactNode, useState } from 'react';
import { ProblemError } from '../../../api/problem-error.js';
import { Form } from '../../../forms/form.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { Note } from '../../../ui/note.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import { useChangeEvent } from '../api/edited-events.js';
import { hasSoundTimes } from '../domain/sound-times.js';
import { toldChange } from '../domain/told-change.js';
import { CitiesFields } from './cities-fields.js';
import css from './event-form.module.css';
import { type EventUseForm, inputOf } from './event-form-values.js';
import { FactsFields } from './facts-fields.js';
import { SponsorsFields } from './sponsors-fields.js';
import { useEventDraft, useKeepTyped } from './use-event-draft.js';
import { WordsTabs } from './words-tabs.js';

const TellDialog = lazyPart(() => import('./tell-dialog.js'), ['forms/choices']);

interface EventFormProps {
  event: AdminCareerEvent;
  titleId: string;
  /** The field for companies, which another feature finds. */
  exhibitors: (form: EventUseForm) => ReactNode;
  /** Begins anew with what stands there now, in place of what is typed. */
  onReload: () => void;
  /** It is saved, or left as it was. */
  onClose: () => void;
}

/** Says anew what an event is. What concerns those who joined is asked about before, with a word to them. */
export function EventForm({ event, titleId, exhibitors, onReload, onClose }: EventFormProps) {
  const t = useText();
  const change = useChangeEvent(event.id);
  const draft = useEventDraft(event);
  const [asked, ask] = useState<'moved' | 'cancelled' | null>(null);
  const [outdated, setOutdated] = useState(false);
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema: changeCareerEventRequest,
    defaults: draft.kept ?? inputOf(event),
    fallback: t('event-form.failed'),
    send: async (values) => {
      try {
        return await change.mutateAsync(values);
      } catch (error) {
        ask(null);
        setOutdated(error instanceof ProblemError && error.problem?.code === 'CAREER_EVENT_CHANGED_MEANWHILE');
        throw error;
      }
    },
    done: () => {
      notifications.notify({ message: t('event-form.saved', { title: event.content.en.title }), type: 'positive' });
      leave(onClose);
    },
  });
  useKeepTyped(form, draft);
  const leave = (then: () => void) => {
    draft.forget();
    then();
  };
  const save = async () => {
    const values = form.getValues();
    if (!hasSoundTimes(values)) {
      form.setError('ends_at', { type: 'times', message: t('event-form.times') });
      formRef.current?.querySelector<HTMLElement>('[name="ends_at"]')?.focus();
      return;
    }
    const told = toldChange(event, values);
    // What is wrong is said before anybody is asked.
    if (told !== null && (await form.trigger())) ask(told);
    else await submit();
  };
  return (
    <>
      {draft.kept !== null && !outdated && (
        <Again role="status">
          <p>{t('event-form.typed-before')}</p>
          <Button type="button" data-look="plain" onClick={() => leave(onReload)}>
            {t('event-form.reload')}
          </Button>
        </Again>
      )}
      <Form
        formRef={formRef}
        onSubmit={save}
        titleId={titleId}
        busy={busy}
        failure={failure}
        action={t('event-form.save')}
        busyAction={t('form.sending')}
        beside={
          <>
            <Button type="button" data-look="plain" onClick={() => leave(onClose)}>
              {t('event-form.cancel')}
            </Button>
            {outdated && (
              <Button type="button" data-look="outlined" onClick={() => leave(onReload)}>
                {t('event-form.reload')}
              </Button>
            )}
          </>
        }
      >
        <Parts>
          <FactsFields form={form} field={field} />
          <WordsTabs form={form} field={field} />
          {exhibitors(form)}
          <SponsorsFields form={form} field={field} />
          <CitiesFields form={form} field={field} />
        </Parts>
      </Form>
      {asked !== null && (
        <OptionalPart open={() => ask(asked)} close={() => ask(null)}>
          <TellDialog
            change={asked}
            attendees={event.attendees}
            notice={{ ...field('notice'), value: form.watch('notice') ?? '' }}
            busy={busy}
            onConfirm={() => void submit()}
            onClose={() => ask(null)}
          />
        </OptionalPart>
      )}
    </>
  );
}

const Parts = withClass('div', css.parts);

const Again = withClass(Note, css.again);
