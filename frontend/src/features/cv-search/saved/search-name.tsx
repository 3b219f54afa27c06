import { LONGEST_SEARCH_NAME, renamePeopleSearchRequest } from '@babelboard/wire';
import { useEffect } from 'react';
import { TextField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';

interface SearchNameProps {
  name: string;
  /** Of what names the form. */
  titleId: string;
  action: string;
  send: (name: string) => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
}

/** What a saved search is called. */
export function SearchName({ name, titleId, action, send, onDone, onCancel }: SearchNameProps) {
  const t = useText();
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema: renamePeopleSearchRequest,
    defaults: { name },
    fallback: t('people.saved-failed'),
    send: (values) => send(values.name),
    done: onDone,
  });
  useEffect(() => form.setFocus('name', { shouldSelect: true }), [form]);
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={titleId}
      busy={busy}
      failure={failure}
      action={action}
      busyAction={t('form.sending')}
      beside={
        <Button type="button" data-look="plain" onClick={onCancel}>
          {t('people.saved-cancel')}
        </Button>
      }
    >
      <TextField {...field('name')} label={t('people.saved-name')} maxLength={LONGEST_SEARCH_NAME} />
    </Form>
  );
}
