import type { LoginResponse } from '@babelboard/wire';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { ProblemError } from '../../../api/problem-error.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { KeyIcon } from '../../../ui/icons/key-icon.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useLogInWithPasskey } from '../api/log-in-with-passkey.js';

/** The server's invitation lasts five minutes; a waiting one is renewed before. */
const RENEW_MS = 4.5 * 60_000;

/** The server has looked at the passkey that was chosen, and said no. */
function isVerdict(error: Error): boolean {
  return error instanceof ProblemError && error.status < 429;
}

/** Signs in with a passkey: among the browser's proposals for the e-mail field, or by a press. Nothing where there are no passkeys. */
export function PasskeyLogin({ onLogin }: { onLogin: (answer: LoginResponse) => void }) {
  const t = useText();
  const [supported, setSupported] = useState(true);
  const { mutate, isPending, variables } = useLogInWithPasskey();
  const failureWords = useFailureWords();

  const logIn = (autofill: boolean) =>
    mutate(
      { autofill },
      {
        onSuccess: onLogin,
        onError: (error) => {
          if (!autofill) wait();
          // Who closes the browser's own dialog knows it, and a wait that could not begin concerns nobody.
          if (error instanceof WebAuthnError || (autofill && !isVerdict(error))) return;
          notifications.notify({ message: failureWords(error, t('login.failed')), type: 'negative', group: 'form' });
        },
      },
    );
  const wait = () => {
    void browserSupportsWebAuthnAutofill().then((can) => can && logIn(true));
  };
  const waitAgain = useEffectEvent(wait);

  useEffect(() => {
    setSupported(browserSupportsWebAuthn());
    waitAgain();
    const timer = setInterval(() => waitAgain(), RENEW_MS);
    return () => {
      clearInterval(timer);
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);

  if (!supported) return null;
  return (
    <Button
      type="button"
      className="js-only"
      data-look="outlined"
      aria-disabled={isPending && variables?.autofill === false}
      onClick={() => logIn(false)}
    >
      <KeyIcon />
      {t('login.passkey')}
    </Button>
  );
}
