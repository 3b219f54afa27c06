import { type CompanyMembersResponse, inviteMemberRequest } from '@babelboard/wire';
import { SelectField, TextField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { useText } from '../../../i18n/use-text.js';
import { useInviteMember } from '../api/members.js';

/** Asks somebody by mail to join the company. */
export function InviteForm({ titleId }: { titleId: string }) {
  const t = useText();
  const invite = useInviteMember();
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema: inviteMemberRequest,
    defaults: { email: '', role: 'recruiter' },
    fallback: t('members.failed'),
    send: (values) => invite.mutateAsync(values),
    done: (answer: CompanyMembersResponse) => {
      showToasts(answer);
      form.reset();
      form.setFocus('email');
    },
  });
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={titleId}
      busy={busy}
      failure={failure}
      action={t('members.invite')}
      busyAction={t('form.sending')}
    >
      <TextField
        {...field('email')}
        type="email"
        label={t('members.email')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <SelectField
        {...field('role')}
        label={t('members.role')}
        hint={t('members.role-hint')}
        choices={[
          { value: 'recruiter', text: t('members.recruiter') },
          { value: 'owner', text: t('members.owner') },
        ]}
      />
    </Form>
  );
}
