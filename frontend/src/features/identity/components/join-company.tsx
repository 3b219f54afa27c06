import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { sessionStore } from '../../../session/session-store.js';
import { useSession } from '../../../session/use-session.js';
import { Button } from '../../../ui/button.js';
import { useRunning } from '../../../ui/use-running.js';
import { useAcceptInvitation } from '../api/invitations.js';
import { LoginForm } from './login-form.js';

/** Who is invited and has an account of a company's: signs in, where they are not yet, and joins by a press. */
export function JoinCompany({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const t = useText();
  const running = useRunning();
  const failureWords = useFailureWords();
  const { user } = useSession();
  const { mutate, isPending, error } = useAcceptInvitation();
  if (user === null) {
    return (
      <>
        <p>{t('invitation.sign-in', { email })}</p>
        <LoginForm onLogin={(answer) => sessionStore.begin(answer)} />
      </>
    );
  }
  return (
    <>
      {error !== null && <p role="alert">{failureWords(error, t('invitation.failed'))}</p>}
      <Button
        type="button"
        data-look="filled"
        disabled={!running}
        aria-disabled={isPending}
        onClick={() => isPending || mutate(token, { onSuccess: onDone })}
      >
        {t(isPending ? 'form.sending' : 'invitation.join')}
      </Button>
    </>
  );
}
